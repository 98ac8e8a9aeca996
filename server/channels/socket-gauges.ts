// The use that each socket and each address makes of its limits. A socket that goes beyond them is ended.
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Socket } from 'socket.io';

import type { HstsScope } from '#server/edge/answer-headers.ts';
import { callerAddress } from './caller-address.ts';
import { createBudget, type Budget } from './budget.ts';
import type { ChannelLog } from './ports.ts';
import { part, sayGoodbye, socketRefusal, webSocketOf, type SocketRefusal } from './refuse-socket.ts';
import type { SocketLimits } from './socket-limits.ts';
import { createVisitors, type Visitor } from './visitors.ts';

export type Connection = Socket['conn'];

/** The use that one socket makes of its limits, whichever way it sends. */
export type Gauge = {
  readonly address: string;
  readonly visitor: Visitor;
  readonly packets: Budget;
  readonly bytes: Budget;
  /** Upgraded TCP connections. */
  readonly lines: Set<Duplex>;
  connection: Connection | null;
  isOver: boolean;
};

export type GaugeOptions = {
  readonly limits: SocketLimits;
  readonly hsts: HstsScope;
  readonly now: () => number;
  readonly log: ChannelLog;
  /** Before it is closed. */
  readonly tell: (connection: Connection, refusal: SocketRefusal) => void;
};

export type SocketGauges = {
  /** A new socket. Null: there are too many. */
  enter(request: IncomingMessage): Gauge | null;
  /** A request of a socket that there is. False: it is beyond its limits, and ended. */
  goOn(gauge: Gauge, request: IncomingMessage): boolean;
  /** False: it is beyond its limits, and ended. */
  spend(gauge: Gauge, packets: number, bytes: number): boolean;
  /** Counts what comes over a TCP connection, before anybody else reads it. */
  hold(gauge: Gauge, line: Duplex): void;
  count(visitor: Visitor, by: 1 | -1): void;
  /** From their TCP connections on. */
  sockets(): number;
  /** To be done now and then. */
  forget(): void;
};

/** The log tells of one address at most this often. */
const tellEveryMs = 60_000;

export function createSocketGauges({ limits, now, log, tell }: GaugeOptions): SocketGauges {
  const visitors = createVisitors(limits, now);
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
      tell(connection, socketRefusal);
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
    const address = callerAddress(request);
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

  return { enter, goOn, spend, hold, count, sockets: () => inAll, forget: visitors.forget };
}
