// The real-time side of the exchange: Socket.IO at /socket.io, on the server that carries everything else.
import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import type { Socket } from 'socket.io';

import type { SourceState } from '#lib/contract/channels/source.ts';
import type { AccountId } from '#server/engine/command.ts';
import type { Listings } from '#server/engine/listings.ts';
import { createAllowance } from './allowance.ts';
import { readBatch } from './batch.ts';
import { channelSources } from './channel-sources.ts';
import { Follower } from './follower.ts';
import { addressOf, isSameOrigin } from './handshake.ts';
import type { ChannelLog, ChannelReaders, ChannelSession, RecordFeed, SessionOf } from './ports.ts';
import { createTopicBoard } from './topic-board.ts';
import { watchBacklog } from './watch-backlog.ts';

export type ChannelLimits = {
  readonly socketsPerAddress: number;
  readonly subscriptionsPerSocket: number;
  readonly subscribesPerSecond: number;
  /** A page that has not taken this many messages is disconnected; it comes back with fresh snapshots. */
  readonly waitingMessages: number;
};

const usualLimits: ChannelLimits = {
  socketsPerAddress: 100,
  subscriptionsPerSocket: 64,
  subscribesPerSecond: 20,
  waitingMessages: 256,
};

export type ChannelOptions = {
  readonly httpServer: HttpServer;
  readonly feed: RecordFeed;
  readonly readers: ChannelReaders;
  readonly listings: Listings;
  readonly sessionOf: SessionOf;
  /** Worth of one coin in USDT; null: no market tells. The market of coin and USDT when left out. */
  readonly usdtPrice?: (coin: string) => string | null;
  /** What moves the prices; a simulation when left out. */
  readonly source?: () => SourceState;
  readonly log: ChannelLog;
  readonly trustProxy?: boolean;
  readonly limits?: Partial<ChannelLimits>;
  /** The machine's when left out. */
  readonly clock?: ChannelClock;
};

export type ChannelClock = {
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
  /** Symbols whose book, tape or chart somebody looks at. */
  watched(): ReadonlySet<string>;
  /** Logged out: its private channels end everywhere. */
  dropSession(sessionId: string): void;
  /** All sessions of the account. */
  dropAccount(accountId: AccountId): void;
  status(): { readonly sockets: number; readonly topics: number };
  close(): Promise<void>;
};

const simulated = (): SourceState => ({
  mode: 'simulated',
  state: 'playing',
  markets: [],
  clockMs: 0,
  speed: 1,
  venue: '',
  notice: null,
});

const tickMs = 100;
/** Expired sessions are looked for this often. */
const sweepTicks = 50;

export function createChannels(options: ChannelOptions): Channels {
  const { httpServer, feed, readers, listings, sessionOf, log, trustProxy = false, clock = machineClock } = options;
  const now = (): number => clock.now();
  const limits = { ...usualLimits, ...options.limits };
  const usdtPrice = options.usdtPrice ?? ((coin: string) => (coin === 'USDT' ? '1' : (readers.ticker(`${coin}USDT`)?.lastPrice ?? null)));
  const io = new Server(httpServer, {
    path: '/socket.io',
    serveClient: false,
    transports: ['websocket', 'polling'],
    maxHttpBufferSize: 64 * 1024,
    allowRequest: (request, answer) => answer(null, isSameOrigin(request, trustProxy)),
  });
  const board = createTopicBoard((room, message) => io.to(room).emit('message', message), now);
  const sources = channelSources({ readers, feed, listings, usdtPrice, source: options.source ?? simulated });
  const followers = new Map<string, Follower>();
  const sockets = new Map<string, number>();

  const follow = (socket: Socket): Follower => {
    const cookies = socket.handshake.headers.cookie ?? '';
    return new Follower(
      {
        id: socket.id,
        join: (room) => void socket.join(room),
        leave: (room) => void socket.leave(room),
        message: (message) => socket.emit('message', message),
        closed: (closed) => socket.emit('closed', closed),
        session: async () => {
          const session = cookies === '' ? null : await sessionOf(cookies);
          return session !== null && session.expiresAtMs > now() ? session : null;
        },
      },
      {
        board,
        sources,
        log,
        allowed: createAllowance(limits.subscribesPerSecond, now),
        subscriptionsAtMost: limits.subscriptionsPerSocket,
      },
    );
  };

  io.on('connection', (socket) => {
    const address = addressOf(socket.handshake.headers, socket.handshake.address, trustProxy);
    const count = (sockets.get(address) ?? 0) + 1;
    if (count > limits.socketsPerAddress) {
      log.warn({ address }, 'too many sockets from one address');
      socket.disconnect(true);
      return;
    }
    sockets.set(address, count);
    const follower = follow(socket);
    followers.set(socket.id, follower);
    watchBacklog(socket.conn, limits.waitingMessages, () => {
      log.warn({ address }, 'a page did not take its messages');
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
      const left = (sockets.get(address) ?? 1) - 1;
      if (left === 0) sockets.delete(address);
      else sockets.set(address, left);
    });
  });

  const stopFeed = feed.subscribe((records) => board.see(readBatch(records)));
  const endSessions = (isOver: (session: ChannelSession) => boolean): void => {
    for (const follower of followers.values()) follower.endSessions(isOver);
  };
  let ticks = 0;
  const stopTicking = clock.every(tickMs, () => {
    board.tick();
    ticks += 1;
    if (ticks % sweepTicks === 0) endSessions((session) => session.expiresAtMs <= now());
  });

  return {
    watched: () => {
      const symbols = new Set<string>();
      for (const follower of followers.values()) {
        for (const { channel, key } of follower.following) {
          const source = sources[channel];
          const symbol = source.access === 'public' ? source.symbolOf(key) : null;
          if (symbol !== null) symbols.add(symbol);
        }
      }
      return symbols;
    },
    dropSession: (sessionId) => endSessions((session) => session.sessionId === sessionId),
    dropAccount: (accountId) => endSessions((session) => session.accountId === accountId),
    status: () => ({ sockets: followers.size, topics: board.size }),
    close: async () => {
      stopTicking();
      stopFeed();
      // The HTTP server is its owner's to close.
      io.disconnectSockets(true);
      io.engine.close();
    },
  };
}
