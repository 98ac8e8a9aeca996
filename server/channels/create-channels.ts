// The real-time side of the exchange: Socket.IO at /socket.io, on the server that carries everything else.
import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';

import type { ErrorKey } from '#lib/contract/errors.ts';
import { inPaper, paperHeader, TradingMode } from '#lib/contract/trading-mode.ts';
import type { AccountId } from '#server/engine/ids.ts';
import { createAllowance } from './allowance.ts';
import { Follower } from './follower.ts';
import { guardSockets } from './guard-sockets.ts';
import { isSameOrigin } from './handshake.ts';
import type { ChannelLog, ChannelSession, SessionOf } from './ports.ts';
import { usualSocketLimits, type SocketLimits } from './socket-limits.ts';
import { openVenueChannels, type ChannelVenue, type VenueChannels } from './venue-channels.ts';
import { watchBacklog } from './watch-backlog.ts';

type ChannelLimits = SocketLimits & {
  readonly subscriptionsPerSocket: number;
  readonly subscribesPerSecond: number;
  /** A page that has not taken this many messages is disconnected; it comes back with fresh snapshots. */
  readonly waitingMessages: number;
};

const usualLimits: ChannelLimits = {
  ...usualSocketLimits,
  subscriptionsPerSocket: 64,
  subscribesPerSecond: 20,
  waitingMessages: 256,
};

/** The live venue, and what all sockets share. */
export type ChannelOptions = ChannelVenue & {
  readonly httpServer: HttpServer;
  /** Opens the venue of play money if need be; there is none when left out. */
  readonly paper?: (() => Promise<ChannelVenue>) | null;
  readonly sessionOf: SessionOf;
  readonly log: ChannelLog;
  readonly trustProxy?: boolean;
  /** The address people type; the host of the request when left out. */
  readonly publicUrl?: string;
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
  /** Logged out, or gone to the other world (`modeMismatch`): its private channels end everywhere. */
  dropSession(sessionId: string, why?: ErrorKey): void;
  /** All sessions of the account. */
  dropAccount(accountId: AccountId, why?: ErrorKey): void;
  status(): { readonly sockets: number; readonly connections: number; readonly topics: number };
  close(): Promise<void>;
};

const tickMs = 100;
/** Expired sessions are looked for this often. */
const sweepTicks = 50;

export function createChannels(options: ChannelOptions): Channels {
  const { httpServer, sessionOf, log, trustProxy = false, publicUrl = '', clock = machineClock } = options;
  const now = (): number => clock.now();
  const limits = { ...usualLimits, ...options.limits };
  const io = new Server(httpServer, {
    path: '/socket.io',
    serveClient: false,
    transports: ['websocket', 'polling'],
    maxHttpBufferSize: 64 * 1024,
    allowRequest: (request, answer) => answer(null, isSameOrigin(request, { trustProxy, publicUrl })),
  });
  const connected = new WeakMap<Socket['conn'], Socket>();
  const guard = guardSockets(io.engine, {
    limits,
    trustProxy,
    now,
    log,
    tell: (connection, refusal) => connected.get(connection)?.emit('refused', refusal),
  });
  const open = (mode: TradingMode, venue: ChannelVenue): VenueChannels =>
    openVenueChannels(mode, venue, (room, message) => io.to(room).emit('message', message), now);
  const live = open(TradingMode.live, options);
  let paper: Promise<VenueChannels> | null = null;
  const venues: VenueChannels[] = [live];
  const openPaper = async (venue: () => Promise<ChannelVenue>): Promise<VenueChannels> => {
    const opened = open(TradingMode.paper, await venue());
    venues.push(opened);
    return opened;
  };
  /** Null: there is no such venue. */
  const venueOf = async (socket: Socket): Promise<VenueChannels | null> => {
    if (socket.handshake.auth[paperHeader] !== inPaper) return live;
    if (options.paper === undefined || options.paper === null) return null;
    paper ??= openPaper(options.paper);
    try {
      return await paper;
    } catch (error) {
      paper = null;
      log.error({ err: error }, 'the paper venue could not be opened');
      return null;
    }
  };
  const followers = new Map<string, Follower>();

  const follow = (socket: Socket, { mode, board, sources, room }: VenueChannels): Follower => {
    const cookies = socket.handshake.headers.cookie ?? '';
    return new Follower(
      {
        id: socket.id,
        join: (topic) => void socket.join(room(topic)),
        leave: (topic) => void socket.leave(room(topic)),
        message: (message) => socket.emit('message', message),
        closed: (closed) => socket.emit('closed', closed),
        session: async () => {
          const session = cookies === '' ? null : await sessionOf(cookies);
          return session !== null && session.expiresAtMs > now() ? session : null;
        },
      },
      {
        mode,
        board,
        sources,
        log,
        allowed: createAllowance(limits.subscribesPerSecond, now),
        subscriptionsAtMost: limits.subscriptionsPerSocket,
      },
    );
  };

  /** By socket, from the handshake until it goes. */
  const chosen = new WeakMap<Socket, VenueChannels>();
  const choose = async (socket: Socket, next: (error?: Error) => void): Promise<void> => {
    const venue = await venueOf(socket);
    if (venue !== null) chosen.set(socket, venue);
    next(venue === null ? new Error('paperOff') : undefined);
  };
  io.use((socket, next) => void choose(socket, next));

  io.on('connection', (socket) => {
    connected.set(socket.conn, socket);
    const follower = follow(socket, chosen.get(socket) ?? live);
    followers.set(socket.id, follower);
    watchBacklog(socket.conn, limits.waitingMessages, () => {
      log.warn({ address: guard.addressOf(socket.conn) }, 'a page did not take its messages');
      socket.disconnect(true);
    });
    socket.on('subscribe', (wanted: unknown, answer: unknown) => {
      void follower.subscribe(wanted).then((result) => typeof answer === 'function' && answer(result));
    });
    socket.on('unsubscribe', (wanted: unknown, answer: unknown) => {
      const result = follower.unsubscribe(wanted);
      if (typeof answer === 'function') answer(result);
    });
    socket.on('disconnect', () => {
      follower.leave();
      followers.delete(socket.id);
    });
  });

  const endSessions = (isOver: (session: ChannelSession) => boolean, why?: ErrorKey): void => {
    for (const follower of followers.values()) follower.endSessions(isOver, why);
  };
  let ticks = 0;
  const stopTicking = clock.every(tickMs, () => {
    for (const { board } of venues) board.tick();
    ticks += 1;
    if (ticks % sweepTicks !== 0) return;
    endSessions((session) => session.expiresAtMs <= now());
    guard.forget();
  });

  return {
    watched: (mode) => {
      const symbols = new Set<string>();
      for (const follower of followers.values()) {
        if (follower.mode !== mode) continue;
        for (const { channel, key } of follower.following) {
          const source = live.sources[channel];
          const symbol = source.access === 'public' ? source.symbolOf(key) : null;
          if (symbol !== null) symbols.add(symbol);
        }
      }
      return symbols;
    },
    dropSession: (sessionId, why) => endSessions((session) => session.sessionId === sessionId, why),
    dropAccount: (accountId, why) => endSessions((session) => session.accountId === accountId, why),
    status: () => ({
      sockets: followers.size,
      connections: guard.sockets(),
      topics: venues.reduce((sum, { board }) => sum + board.size, 0),
    }),
    close: async () => {
      stopTicking();
      for (const venue of venues) venue.close();
      // The HTTP server is its owner's to close.
      io.disconnectSockets(true);
      io.engine.close();
    },
  };
}
