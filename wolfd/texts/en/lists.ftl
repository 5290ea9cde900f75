### Lists that are longer than anybody reads.

list-rest = { $count } more, with fewer people or none, are not told.
