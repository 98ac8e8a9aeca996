// The real-time side of the exchange: Socket.IO at /socket.io, on the server that carries everything else.
import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';

import { channelName } from '#lib/contract/channels/protocol.ts';
import type { ErrorKey } from '#lib/contract/errors.ts';
import type { TradingMode } from '#lib/contract/trading-mode.ts';
import type { HstsScope } from '#server/edge/answer-headers.ts';
import { comesFromOwnPages } from '#server/edge/own-origin.ts';
import type { AccountId } from '#server/engine/ids.ts';
import { followSocket } from './follow-socket.ts';
import type { Follower } from './follower.ts';
import { guardSockets } from './guard-sockets.ts';
import type { ChannelLog, ChannelSession, SessionOf } from './ports.ts';
import { subscriptionsPerSocket, usualSocketLimits, type SocketLimits } from './socket-limits.ts';
import { createSocketVenues } from './socket-venues.ts';
import { openVenueChannels, roomOf, type ChannelVenue, type VenueChannels } from './venue-channels.ts';
import { watchBacklog } from './watch-backlog.ts';
import { createWorldSockets, type ChannelWorlds } from './worlds/world-sockets.ts';

type ChannelLimits = SocketLimits & {
  readonly subscriptionsPerSocket: number;
  readonly subscribesPerSecond: number;
  /** A page that has not taken this many messages is disconnected; it comes back with fresh snapshots. */
  readonly waitingMessages: number;
};

const usualLimits: ChannelLimits = {
  ...usualSocketLimits,
  subscriptionsPerSocket,
  subscribesPerSecond: 20,
  waitingMessages: 256,
};

/** The live venue, and what all sockets share. */
export type ChannelOptions = ChannelVenue & {
  readonly httpServer: HttpServer;
  /** Opens the venue of play money if need be; there is none when left out. */
  readonly paper?: (() => Promise<ChannelVenue>) | null;
  /** Worlds of people's own; there are none when left out. */
  readonly worlds?: ChannelWorlds;
  readonly sessionOf: SessionOf;
  readonly log: ChannelLog;
  /** The address people type; the host of the request when left out. */
  readonly publicUrl?: string;
  /** The promise of https that refusals repeat; none when left out. */
  readonly hsts?: HstsScope;
  readonly limits?: Partial<ChannelLimits>;
  /** The machine's when left out. */
  readonly clock?: ChannelClock;
};

type ChannelClock = {
  now(): number;
  /** Returns how to stop. */
  every(periodMs: number, action: () => void): () => void;
};

const machineClock: ChannelClock = {
  now: Date.now,
  every: (periodMs, action) => {
    const timer = setInterval(action, periodMs).unref();
    return () => clearInterval(timer);
  },
};

export type Channels = {
  /** Symbols whose book, tape or chart somebody looks at in a venue. */
  watched(mode: TradingMode): ReadonlySet<string>;
  /** Keys of the lists of tickers that somebody looks at in a venue. */
  lists(mode: TradingMode): ReadonlySet<string>;
  /** Logged out, or gone to the other world (`modeMismatch`): its private channels end everywhere. */
  dropSession(sessionId: string, why?: ErrorKey): void;
  /** All sessions of the account. */
  dropAccount(accountId: AccountId, why?: ErrorKey): void;
  /** A user has no seat in a world any more; null: nobody has. Its channels end. */
  dropSeat(worldId: string, userId: string | null, why: ErrorKey): void;
  status(): { readonly sockets: number; readonly connections: number; readonly topics: number };
  close(): Promise<void>;
};

const tickMs = 100;
/** Expired sessions are looked for this often. */
const sweepTicks = 50;

const openSocketServer = (httpServer: HttpServer, publicUrl: string): Server =>
  new Server(httpServer, {
    path: '/socket.io',
    serveClient: false,
    transports: ['websocket', 'polling'],
    maxHttpBufferSize: 64 * 1024,
    allowRequest: (request, answer) => answer(null, comesFromOwnPages(request.headers, publicUrl)),
  });

/** The symbols of the public topics that somebody follows in a venue. */
function watchedSymbols({ sources, board }: VenueChannels): ReadonlySet<string> {
  const symbols = new Set<string>();
  for (const channel of channelName.options) {
    const source = sources[channel];
    if (source.access !== 'public') continue;
    for (const key of board.keys(channel)) {
      const symbol = source.symbolOf(key);
      if (symbol !== null) symbols.add(symbol);
    }
  }
  return symbols;
}

const none: ReadonlySet<string> = new Set();

export function createChannels(options: ChannelOptions): Channels {
  const { httpServer, sessionOf, log, publicUrl = '', hsts = 'off', clock = machineClock } = options;
  const now = (): number => clock.now();
  const limits = { ...usualLimits, ...options.limits };
  const io = openSocketServer(httpServer, publicUrl);
  const connected = new WeakMap<Socket['conn'], Socket>();
  const guard = guardSockets(io.engine, {
    limits,
    hsts,
    now,
    log,
    tell: (connection, refusal) => connected.get(connection)?.emit('refused', refusal),
  });
  const venues = createSocketVenues({
    live: options,
    paper: options.paper ?? null,
    open: (mode, venue) =>
      openVenueChannels({ mode, room: roomOf(mode), isAsked: false }, venue, (room, message) => io.to(room).emit('message', message), now),
    log,
  });
  const { subscribesPerSecond } = limits;
  const worlds = createWorldSockets({ io, worlds: options.worlds ?? null, sessionOf, subscribesPerSecond, now, log });
  const followers = new Map<string, Follower>();

  io.use((socket, next) => void (worlds.choose(socket, next) || venues.choose(socket, next)));
  io.on('connection', (socket) => {
    connected.set(socket.conn, socket);
    watchBacklog(socket.conn, limits.waitingMessages, () => {
      log.warn({ address: guard.addressOf(socket.conn) }, 'a page did not take its messages');
      socket.disconnect(true);
    });
    if (worlds.follow(socket)) return;
    const follower = followSocket(socket, venues.of(socket), { limits, sessionOf, now, log });
    followers.set(socket.id, follower);
    socket.on('disconnect', () => {
      follower.leave();
      followers.delete(socket.id);
    });
  });

  const endSessions = (isOver: (session: ChannelSession) => boolean, why?: ErrorKey): void => {
    for (const follower of followers.values()) follower.endSessions(isOver, why);
    // A user who goes between live and demo trading keeps the seats in worlds.
    if (why !== 'modeMismatch') worlds.endSessions(isOver, why);
  };
  /** Nobody looks at a venue that nobody has opened. */
  const ofVenue = (mode: TradingMode, look: (venue: VenueChannels) => ReadonlySet<string>): ReadonlySet<string> => {
    const venue = venues.opened.find((opened) => opened.mode === mode);
    return venue === undefined ? none : look(venue);
  };
  let ticks = 0;
  const stopTicking = clock.every(tickMs, () => {
    for (const { board } of venues.opened) board.tick();
    ticks += 1;
    if (ticks % sweepTicks !== 0) return;
    endSessions((session) => session.expiresAtMs <= now());
    guard.forget();
  });

  return {
    watched: (mode) => ofVenue(mode, watchedSymbols),
    lists: (mode) => ofVenue(mode, ({ board }) => board.keys('tickers')),
    dropSession: (sessionId, why) => endSessions((session) => session.sessionId === sessionId, why),
    dropAccount: (accountId, why) => endSessions((session) => session.accountId === accountId, why),
    dropSeat: worlds.dropSeat,
    status: () => ({
      sockets: followers.size + worlds.sockets(),
      connections: guard.sockets(),
      topics: venues.opened.reduce((sum, { board }) => sum + board.size, worlds.topics()),
    }),
    close: async () => {
      stopTicking();
      for (const venue of venues.opened) venue.close();
      worlds.close();
      // The HTTP server is its owner's to close.
      io.disconnectSockets(true);
      io.engine.close();
    },
  };
}
