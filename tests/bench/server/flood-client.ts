// The process that floods: so many sockets that send without pause, each in its own way, and come back whenever they are closed.
import { connect } from 'node:net';

const [url = '', socketsText = '10'] = process.argv.slice(2);
const { hostname, port } = new URL(url);

/** A text as a client's frame, masked with zeros. */
function frame(text: string): Buffer {
  const body = Buffer.from(text);
  if (body.length > 125) throw new Error('too long for a short frame');
  return Buffer.concat([Buffer.from([0x81, 0x80 | body.length, 0, 0, 0, 0]), body]);
}

const event = (name: string, data: unknown): string => `42${JSON.stringify([name, data])}`;
const framesAtOnce = 1000;
/** Made once: the machine's time belongs to whoever is measured. */
const floods = [
  event('unsubscribe', { channel: 'depth', key: 'BTCUSDT' }),
  event('nonsense', {}),
  event('subscribe', { channel: 'secrets', key: '' }),
  event('subscribe', { channel: 'orders', key: '' }),
  '3',
].map((text) => Buffer.concat(Array.from({ length: framesAtOnce }, () => frame(text))));

const handshake =
  `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
/** A socket that is closed comes back after this. */
const backMs = 100;

function flood(frames: Buffer): void {
  const line = connect(Number(port), hostname, () => line.write(handshake));
  const send = (): void => {
    while (!line.destroyed && line.write(frames));
  };
  let isIn = false;
  line.on('data', (said: Buffer) => {
    const text = said.toString('latin1');
    if (text.includes('"upgrades"')) line.write(frame('40'));
    // Its world is answered: before that all else would be a mistake.
    else if (!isIn && text.includes('40{"sid"')) {
      isIn = true;
      line.on('drain', send);
      send();
    }
  });
  line.on('error', () => undefined);
  line.once('close', () => setTimeout(() => flood(frames), backMs));
}

for (let at = 0; at < Number(socketsText); at += 1) {
  const frames = floods[at % floods.length];
  if (frames !== undefined) flood(frames);
}
