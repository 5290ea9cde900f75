// Somebody at a client of the web: irc-framework over WebSocket. Comes in, sits down with artificial players, and
// answers each question of the Moderator by the example that it gives, until the game is over. Prints what it hears.
'use strict';
global.WebSocket = require('ws');
const IRC = require('irc-framework');
const transport = require('irc-framework/src/transports/websocket');

const [port, room, ...options] = process.argv.slice(2);
const EXAMPLE = /(?:You have|within) \d+ s: (!|\/msg Moderator )([a-z]+(?: \d+)*)(?=[.,])/;
const client = new IRC.Client();

function say(target, text) {
    console.log(`> ${target} ${text}`);
    client.say(target, text);
}

client.on('socket connected', () => console.log('connected'));
client.on('raw', (event) => {
    if (event.from_server && /^\S+ (FAIL|4\d\d) /.test(event.line)) { console.log(`! ${event.line}`); }
});
client.on('registered', () => client.join(room));
client.on('userlist', (event) => {
    console.log(`users ${event.users.map((user) => user.nick).join(' ')}`);
    for (const option of ['join', ...options, 'bots 5', 'ready']) { say(room, `!${option}`); }
});
client.on('message', (event) => {
    console.log(`<${event.nick}> ${event.message}`);
    if (event.nick !== 'Moderator') { return; }
    const asked = EXAMPLE.exec(event.message);
    if (asked) { say(asked[1] === '!' ? room : 'Moderator', (asked[1] === '!' ? '!' : '') + asked[2]); }
    if (event.message.includes('You have the floor')) { say(room, '!end'); }
    if (event.message.includes('The game is over')) { client.quit('good night'); }
});
client.on('close', () => { console.log('closed'); process.exit(0); });
client.connect({ host: '127.0.0.1', port: Number(port), nick: 'Ann', transport, websocket_protocol: 'text.ircv3.net', auto_reconnect: false });
