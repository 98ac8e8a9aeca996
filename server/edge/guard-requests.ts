// Stands before everything that the server answers: settles what a request says of itself, gives every answer its headers, and refuses other people's host names.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

import { errorCodes, type ErrorParams } from '#lib/contract/errors.ts';
import { errorAnswers, errorMessage } from '#lib/contract/wire/error-answers.ts';
import { headersOfAnswer, type HstsScope } from './answer-headers.ts';
import { finishHeaders } from './finish-headers.ts';
import { createHostCheck, type OwnHosts } from './own-hosts.ts';
import { settleHeaders } from './settle-headers.ts';
import { createTrustedProxies, type ProxyTrust } from './trusted-proxies.ts';
import { writeAnswer } from './write-answer.ts';

export type EdgeOptions = OwnHosts & {
  readonly trustProxy: ProxyTrust;
  readonly hsts: HstsScope;
  /** In small letters. */
  readonly countryHeader: string;
};

type Refused = { readonly status: number; readonly body: string };

function refused(key: 'unknownHost' | 'methodNotAllowed', params: ErrorParams = {}): Refused {
  const told = { code: errorCodes[key], msg: errorMessage(key, params), status: 'error', data: null, params };
  return { status: errorAnswers[key].httpStatus, body: JSON.stringify(told) };
}

const unknownHost = refused('unknownHost');
/** TRACE would tell a script the cookies that it may not read. */
const noTrace = refused('methodNotAllowed', { method: 'GET' });

/** By the code of Node's parser; 400 for every other. */
const statusOfFault: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** To be called last: those who answer so far do so behind it from now on. `onUnknownHost`: told who named a host that is not ours. */
export function guardRequests(
  server: Server,
  { trustProxy, hsts, countryHeader, ...hosts }: EdgeOptions,
  onUnknownHost: (address: string) => void,
): void {
  const settling = { proxies: createTrustedProxies(trustProxy), isOwnHost: createHostCheck(hosts), countryHeader };
  const json = { 'content-type': 'application/json; charset=utf-8' };
  const judge = (request: IncomingMessage): { readonly refusal: Refused | null; readonly headers: Readonly<Record<string, string>> } => {
    const isOwnHost = settleHeaders(request, settling);
    if (!isOwnHost) onUnknownHost(request.socket.remoteAddress ?? '');
    const refusal = isOwnHost ? (request.method === 'TRACE' ? noTrace : null) : unknownHost;
    return { refusal, headers: headersOfAnswer(request.headers, hsts) };
  };

  const requests = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { refusal, headers } = judge(request);
    response.setHeaders(new Map(Object.entries(headers)));
    finishHeaders(response, request.headers);
    if (refusal === null) for (const answer of requests) Reflect.apply(answer, server, [request, response]);
    else response.writeHead(refusal.status, { ...json, 'cache-control': 'no-store', connection: 'close' }).end(refusal.body);
  });

  const upgrades = server.listeners('upgrade');
  server.removeAllListeners('upgrade');
  if (upgrades.length > 0)
    server.on('upgrade', (request: IncomingMessage, line: Duplex, head: Buffer) => {
      const { refusal, headers } = judge(request);
      if (refusal === null) for (const answer of upgrades) Reflect.apply(answer, server, [request, line, head]);
      else writeAnswer(line, refusal.status, { ...headers, ...json }, refusal.body);
    });

  // These bytes are no request at all. On a connection that has had answers before, no answer may be due.
  server.on('clientError', (error: NodeJS.ErrnoException, line) => {
    if (!line.writable || error.code === 'ECONNRESET' || ('bytesWritten' in line && line.bytesWritten !== 0)) line.destroy(error);
    else writeAnswer(line, statusOfFault[error.code ?? ''] ?? 400, headersOfAnswer({}, hsts), '');
  });
}
