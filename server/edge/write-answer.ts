// An answer to somebody of whom there is no more than a connection: no request yet, or one that wants to become a socket.
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** Ends the connection. */
export function writeAnswer(line: Duplex, status: number, headers: Readonly<Record<string, string>>, body: string): void {
  const given = { ...headers, 'cache-control': 'no-store', 'content-length': String(Buffer.byteLength(body)), connection: 'close' };
  const text = Object.entries(given).map(([name, value]) => `${name}: ${value}\r\n`);
  line.on('error', () => undefined);
  line.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${text.join('')}\r\n${body}`);
}
