// The process that listens: so many pages of spot, each a socket from one of many addresses. Says "open", then how many messages came each second.
import { io, type Socket } from 'socket.io-client';

/** `fromText`: the place of the first among all; other processes hold those before it. */
const [url = '', countText = '100', fromText = '0'] = process.argv.slice(2);
const symbols = ['BTCUSDT', 'ETHUSDT', 'SOLUSDT', 'XRPUSDT'] as const;
/** Handshakes that are on their way at any time. */
const atOnce = 20;
/** A busy machine takes its time. */
const longestMs = 120_000;
/** As many as one address opens without waiting. */
const perAddress = 100;

let messages = 0;

/** A proxy on this machine is believed. */
const addressOf = (at: number): string => `10.1.${Math.floor(at / perAddress)}.1`;

function follow(at: number): Promise<Socket> {
  const extraHeaders = { origin: url, 'x-forwarded-for': addressOf(at) };
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false, timeout: longestMs, extraHeaders });
  socket.on('message', () => {
    messages += 1;
  });
  return new Promise((resolve, reject) => {
    socket.once('connect_error', reject);
    socket.once('connect', () => {
      const key = symbols[at % symbols.length];
      for (const channel of ['depth', 'trade', 'ticker']) socket.emit('subscribe', { channel, key }, () => undefined);
      resolve(socket);
    });
  });
}

let next = Number(fromText);
const end = next + Number(countText);
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (let at = next++; at < end; at = next++) await follow(at);
  }),
);
process.stdout.write('open\n');
setInterval(() => {
  process.stdout.write(`${messages}\n`);
  messages = 0;
}, 1000);
