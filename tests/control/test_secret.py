"""The house's secret."""

import pytest

from wolfd.control import secret


def test_secret_is_made_once_and_for_its_owner_alone(tmp_path):
    first = secret.of(tmp_path / "house.key")
    assert len(first) == 32
    assert secret.of(tmp_path / "house.key") == first
    assert [path.name for path in tmp_path.iterdir()] == ["house.key"]
    assert (tmp_path / "house.key").stat().st_mode & 0o777 == 0o600


def test_spoiled_secret_is_not_replaced(tmp_path):
    (tmp_path / "house.key").write_bytes(b"short")
    with pytest.raises(OSError, match="expected 32 bytes, found 5"):
        secret.of(tmp_path / "house.key")
    assert (tmp_path / "house.key").read_bytes() == b"short"


def test_missing_directory_is_an_error(tmp_path):
    with pytest.raises(FileNotFoundError):
        secret.of(tmp_path / "none/house.key")
