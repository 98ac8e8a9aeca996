// Counts what comes over sockets before anybody reads it, and closes those that send too much.
import { EventEmitter } from 'node:events';
import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Server, Socket } from 'socket.io';

import { errorCatalogue, errorMessage } from '#lib/contract/errors.ts';
import { createBudget, type Budget } from './budget.ts';
import { addressOf } from './handshake.ts';
import type { ChannelLog } from './ports.ts';
import { retryAfterSeconds, type SocketLimits } from './socket-limits.ts';
import { createVisitors, type Visitor } from './visitors.ts';

type Connection = Socket['conn'];

/** The message to a socket that is refused. */
type SocketRefusal = { readonly code: string; readonly msg: string };

export type GuardOptions = {
  readonly limits: SocketLimits;
  readonly trustProxy: boolean;
  readonly now: () => number;
  readonly log: ChannelLog;
  /** Before it is closed. */
  readonly tell: (connection: Connection, refusal: SocketRefusal) => void;
};

/** The use that one socket makes of its limits, whichever way it sends. */
type Gauge = {
  readonly address: string;
  readonly visitor: Visitor;
  readonly packets: Budget;
  readonly bytes: Budget;
  /** Upgraded TCP connections. */
  readonly lines: Set<Duplex>;
  connection: Connection | null;
  isOver: boolean;
};

/** The log tells of one address at most this often. */
const tellEveryMs = 60_000;
/** Policy violation, as RFC 6455 calls it. */
const closeCode = 1008;

const refusal: SocketRefusal = {
  code: errorCatalogue.tooManyRequests.code,
  msg: errorMessage('tooManyRequests', { retryAfterSeconds }),
};

/** Answers a request that goes no further. */
function refuse(request: IncomingMessage, response: unknown, partingMs: number): void {
  const body = JSON.stringify(refusal);
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
function part(line: Duplex, partingMs: number): void {
  line.removeAllListeners('data');
  line.pause();
  setTimeout(() => line.destroy(), partingMs).unref();
}

/** The socket of the ws library, which the types of Engine.IO do not name; null: it polls. */
function webSocketOf(request: IncomingMessage): EventEmitter | null {
  const socket: unknown = Reflect.get(request, 'websocket');
  return socket instanceof EventEmitter ? socket : null;
}

function sayGoodbye(socket: EventEmitter | null): void {
  if (socket !== null && 'close' in socket && typeof socket.close === 'function') socket.close(closeCode, `${refusal.code} ${refusal.msg}`);
}

export type SocketGuard = {
  /** From their TCP connections on. */
  sockets(): number;
  addressOf(connection: Connection): string;
  /** To be done now and then. */
  forget(): void;
};

/** To be called before the first socket comes. */
export function guardSockets(engine: Server['engine'], { limits, trustProxy, now, log, tell }: GuardOptions): SocketGuard {
  const visitors = createVisitors(limits, now);
  const gauges = new WeakMap<IncomingMessage, Gauge>();
  const byId = new Map<string, Gauge>();
  let inAll = 0;

  const end = (gauge: Gauge): void => {
    if (gauge.isOver) return;
    gauge.isOver = true;
    const { address, visitor, connection } = gauge;
    visitor.handshakes.forfeit(limits.handshakesLost);
    // One that comes again and again fills no log.
    if (now() - visitor.toldMs >= tellEveryMs) {
      visitor.toldMs = now();
      log.warn({ address }, 'a socket sent more than it may');
    }
    if (connection !== null) {
      tell(connection, refusal);
      sayGoodbye(webSocketOf(connection.request));
    }
    for (const line of gauge.lines) part(line, limits.partingMs);
    connection?.close(true);
  };
  const spend = (gauge: Gauge, packets: number, bytes: number): boolean => {
    const { visitor } = gauge;
    const isCovered =
      !gauge.isOver &&
      gauge.packets.spend(packets) &&
      gauge.bytes.spend(bytes) &&
      visitor.packets.spend(packets) &&
      visitor.bytes.spend(bytes);
    if (!isCovered) end(gauge);
    return isCovered;
  };
  const count = (visitor: Visitor, by: 1 | -1): void => {
    visitor.sockets += by;
    inAll += by;
  };
  const hold = (gauge: Gauge, line: Duplex): void => {
    gauge.lines.add(line);
    count(gauge.visitor, 1);
    line.once('close', () => {
      gauge.lines.delete(line);
      count(gauge.visitor, -1);
    });
    // Before the WebSocket library, which listens next.
    line.on('data', (chunk: Buffer) => spend(gauge, 0, chunk.length));
  };
  const isFull = (visitor: Visitor): boolean => visitor.sockets >= limits.socketsPerAddress || inAll >= limits.socketsInAll;

  /** A new socket. Null: there are too many. */
  const enter = (request: IncomingMessage): Gauge | null => {
    const address = addressOf(request.headers, request.socket.remoteAddress ?? '', trustProxy);
    const visitor = visitors.of(address);
    if (isFull(visitor) || !visitor.handshakes.spend(1)) return null;
    const budgets = { packets: createBudget(limits.packets, now), bytes: createBudget(limits.bytes, now) };
    return { address, visitor, ...budgets, lines: new Set(), connection: null, isOver: false };
  };
  /** A request of a socket that there is. A body whose size is not said may be of any. */
  const goOn = (gauge: Gauge, { method, headers }: IncomingMessage): boolean => {
    const bytes = method === 'POST' ? Number(headers['content-length'] ?? limits.bytes.atOnce + 1) : 0;
    return spend(gauge, 1, bytes);
  };

  engine.use((request: IncomingMessage, response: unknown, next: () => void) => {
    const id = new URL(request.url ?? '', 'http://localhost').searchParams.get('sid');
    const known = id === null ? undefined : byId.get(id);
    const gauge = known ?? enter(request);
    if (gauge === null || (known !== undefined && !goOn(known, request))) {
      refuse(request, response, limits.partingMs);
      return;
    }
    gauges.set(request, gauge);
    if (!(response instanceof ServerResponse)) hold(gauge, request.socket);
    next();
    // By now the handshake of the WebSocket is through.
    const socket = webSocketOf(request);
    if (socket === null) return;
    for (const frame of ['message', 'ping', 'pong'])
      socket.prependListener(frame, () => {
        if (!spend(gauge, 1, 0)) socket.removeAllListeners(frame);
      });
  });

  engine.on('connection', (connection: Connection) => {
    const gauge = gauges.get(connection.request);
    if (gauge === undefined) return;
    gauge.connection = connection;
    const { sid } = connection.transport;
    byId.set(sid, gauge);
    const isPolling = gauge.lines.size === 0;
    if (isPolling) count(gauge.visitor, 1);
    // Several may come with one request.
    connection.on('packet', () => connection.transport.name === 'polling' && spend(gauge, 1, 0));
    const late = setTimeout(() => connection.close(true), limits.silentMs).unref();
    connection.once('data', () => clearTimeout(late));
    connection.once('close', () => {
      clearTimeout(late);
      byId.delete(sid);
      if (isPolling) count(gauge.visitor, -1);
      // One that does not take its last words is not waited for.
      for (const line of gauge.lines) setTimeout(() => line.destroy(), limits.partingMs).unref();
    });
    // Sent together with the handshake.
    if (gauge.isOver) connection.close(true);
  });
  return { sockets: () => inAll, addressOf: ({ request }) => gauges.get(request)?.address ?? '', forget: visitors.forget };
}
