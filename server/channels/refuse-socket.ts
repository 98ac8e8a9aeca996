// The end of a socket that sends too much: it is told why, nothing more of it is read, and soon there is no connection.
import { EventEmitter } from 'node:events';
import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

import { headersOfAnswer, type HstsScope } from '#server/edge/answer-headers.ts';
import { writeAnswer } from '#server/edge/write-answer.ts';
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
export function refuseRequest(request: IncomingMessage, response: unknown, hsts: HstsScope, partingMs: number): void {
  const body = JSON.stringify(socketRefusal);
  const headers = { 'content-type': 'application/json', 'retry-after': String(retryAfterSeconds) };
  if (response instanceof ServerResponse) {
    const length = { 'content-length': String(Buffer.byteLength(body)), 'cache-control': 'no-store', connection: 'close' };
    response.writeHead(429, { ...headers, ...length }).end(body);
    return;
  }
  writeAnswer(request.socket, 429, { ...headersOfAnswer(request.headers, hsts), ...headers }, body);
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
