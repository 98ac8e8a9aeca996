// The end of a socket that sends too much: it is told why, nothing more of it is read, and soon there is no connection.
import { EventEmitter } from 'node:events';
import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

import { errorMessage } from '#lib/contract/wire/error-answers.ts';
import { errorCodes } from '#lib/contract/errors.ts';
import { retryAfterSeconds } from './socket-limits.ts';

/** The message to a socket that is refused. */
export type SocketRefusal = { readonly code: string; readonly msg: string };

/** Policy violation, as RFC 6455 calls it. */
const closeCode = 1008;

export const socketRefusal: SocketRefusal = {
  code: errorCodes.tooManyRequests,
  msg: errorMessage('tooManyRequests', { retryAfterSeconds }),
};

/** Answers a request that goes no further. */
export function refuseRequest(request: IncomingMessage, response: unknown, partingMs: number): void {
  const body = JSON.stringify(socketRefusal);
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'retry-after': String(retryAfterSeconds),
    connection: 'close',
  };
  if (response instanceof ServerResponse) {
    response.writeHead(429, headers).end(body);
    return;
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  request.socket.on('error', () => undefined);
  request.socket.end(`HTTP/1.1 429 Too Many Requests\r\n${lines.join('')}\r\n${body}`);
  part(request.socket, partingMs);
}

/** Nothing more is read, and soon there is no connection. */
export function part(line: Duplex, partingMs: number): void {
  line.removeAllListeners('data');
  line.pause();
  setTimeout(() => line.destroy(), partingMs).unref();
}

/** The socket of the ws library, which the types of Engine.IO do not name; null: it polls. */
export function webSocketOf(request: IncomingMessage): EventEmitter | null {
  const socket: unknown = Reflect.get(request, 'websocket');
  return socket instanceof EventEmitter ? socket : null;
}

export function sayGoodbye(socket: EventEmitter | null): void {
  if (socket !== null && 'close' in socket && typeof socket.close === 'function')
    socket.close(closeCode, `${socketRefusal.code} ${socketRefusal.msg}`);
}
