// Sockets that follow a world of somebody's own. They stay here; their channels are where the world runs.
import type { Server, Socket } from 'socket.io';

import type { SubscriptionAnswer } from '#lib/contract/channels/protocol.ts';
import { errorCodes, type ErrorKey, type ErrorParams } from '#lib/contract/errors.ts';
import { paperHeader, worldHeader } from '#lib/contract/trading-mode.ts';
import { errorMessage } from '#lib/contract/wire/error-answers.ts';
import { createAllowance } from '../allowance.ts';
import { refusal } from '../follower.ts';
import type { ChannelLog, ChannelSession, SessionOf } from '../ports.ts';
import { isWorldRoom, type WorldLine, type ChannelEvent } from './world-line.ts';

type Refused = { readonly key: ErrorKey; readonly params: ErrorParams };

/** The worlds as their sockets need them. */
export type ChannelWorlds = WorldLine & {
  /** The seat of a user in a world, null for an onlooker; or why the user has none there. */
  seatOf(worldId: string, userId: string): Promise<{ readonly seat: number | null } | Refused>;
};

type Options = {
  readonly io: Server;
  /** Null: there are none. */
  readonly worlds: ChannelWorlds | null;
  readonly sessionOf: SessionOf;
  readonly subscribesPerSecond: number;
  readonly now: () => number;
  readonly log: ChannelLog;
};

type Seated = { readonly person: ChannelSession; readonly seat: number | null };
type Chosen = { readonly worldId: string; readonly person: ChannelSession };
type WorldSocket = Chosen & {
  readonly socket: Socket;
  readonly asks: Map<number, (answer: SubscriptionAnswer) => void>;
  /** Why its session or its seat has ended; null: it has not. */
  over: ErrorKey | null;
};

export type WorldSockets = {
  /** At the handshake: a socket without a seat in the world that it names goes no further. False: it names none. */
  choose(socket: Socket, next: (error?: Error) => void): boolean;
  /** False: it names no world. */
  follow(socket: Socket): boolean;
  /** By the sessions of people, not of seats. */
  endSessions(isOver: (session: ChannelSession) => boolean, why?: ErrorKey): void;
  /** A user has no seat in a world any more; null: nobody has. */
  dropSeat(worldId: string, userId: string | null, why: ErrorKey): void;
  sockets(): number;
  topics(): number;
  close(): void;
};

/** The connection alone: a page that is told to go waits before it comes back. */
const cut = ({ conn }: Socket): void => conn.close();

const refusedHandshake = (key: ErrorKey, params: ErrorParams = {}): Error =>
  Object.assign(new Error(key), { data: { code: errorCodes[key], msg: errorMessage(key, params) } });

export function createWorldSockets({ io, worlds, sessionOf, subscribesPerSecond, now, log }: Options): WorldSockets {
  /** From the handshake on. */
  const chosen = new WeakMap<Socket, Chosen>();
  const followed = new Map<string, WorldSocket>();

  const seatIn = async (worldId: string, socket: Socket): Promise<Seated | Refused> => {
    if (worlds === null) return { key: 'unavailable', params: {} };
    const cookies = socket.handshake.headers.cookie ?? '';
    try {
      const person = cookies === '' ? null : await sessionOf(cookies);
      if (person === null || person.expiresAtMs <= now()) return { key: 'notLoggedIn', params: {} };
      const found = await worlds.seatOf(worldId, person.userId);
      return 'key' in found ? found : { person, seat: found.seat };
    } catch (error) {
      log.error({ err: error }, 'the seat of a socket could not be found');
      return { key: 'unavailable', params: {} };
    }
  };

  const admit = async (socket: Socket, worldId: unknown, next: (error?: Error) => void): Promise<void> => {
    if (typeof worldId !== 'string') return next(refusedHandshake('invalidField', { field: worldHeader, reason: 'must be a text' }));
    if (socket.handshake.auth[paperHeader] !== undefined) return next(refusedHandshake('worldOrDemo'));
    const seated = await seatIn(worldId, socket);
    if ('key' in seated) return next(refusedHandshake(seated.key, seated.params));
    chosen.set(socket, { worldId, person: seated.person });
    next();
  };

  const follow = (line: ChannelWorlds, followedSocket: WorldSocket): void => {
    const { socket, worldId, asks } = followedSocket;
    const allowed = createAllowance(subscribesPerSecond, now);
    /** Requests go out in the order in which they came. */
    let sent: Promise<unknown> = Promise.resolve();
    let lastAsk = 0;
    /** It is there when the request goes out, so that no answer is missed. */
    const answered = (ask: (askId: number) => void): Promise<SubscriptionAnswer> =>
      new Promise((resolve) => {
        lastAsk += 1;
        asks.set(lastAsk, resolve);
        ask(lastAsk);
      });
    const subscribe = async (subscription: unknown): Promise<SubscriptionAnswer> => {
      if (!allowed()) return refusal('tooManyRequests', { retryAfterSeconds: 1 });
      const found = seatIn(worldId, socket);
      const before = sent;
      sent = found.then(() => before);
      const [seated] = await Promise.all([found, before]);
      if (followedSocket.over !== null) return refusal(followedSocket.over);
      if ('key' in seated) return refusal(seated.key, seated.params);
      const { person: session, seat } = seated;
      return answered((askId) => line.send({ type: 'subscribe', worldId, socketId: socket.id, askId, subscription, session, seat }));
    };
    const unsubscribe = async (subscription: unknown): Promise<SubscriptionAnswer> => {
      await sent;
      return answered((askId) => line.send({ type: 'unsubscribe', worldId, socketId: socket.id, askId, subscription }));
    };
    for (const [name, ask] of Object.entries({ subscribe, unsubscribe }))
      socket.on(name, (wanted: unknown, answer: unknown) => {
        void ask(wanted).then((result) => typeof answer === 'function' && answer(result));
      });
    socket.on('disconnect', () => {
      followed.delete(socket.id);
      line.send({ type: 'gone', worldId, socketId: socket.id });
    });
  };

  const hear = (event: ChannelEvent): void => {
    if (event.type === 'broadcast') return void io.to(event.room).emit('message', event.message);
    if (event.type === 'closed-world') {
      for (const { socket, worldId } of followed.values()) if (event.worldId === null || event.worldId === worldId) cut(socket);
      return;
    }
    const one = followed.get(event.socketId);
    if (one === undefined) return;
    const { socket, asks, over } = one;
    switch (event.type) {
      case 'answer':
        asks.get(event.askId)?.(event.answer);
        asks.delete(event.askId);
        break;
      case 'join':
        if (over === null) void socket.join(event.room);
        break;
      case 'leave':
        void socket.leave(event.room);
        break;
      case 'message':
        if (over === null) socket.emit('message', event.message);
        break;
      case 'closed':
        socket.emit('closed', event.closed);
        break;
      case 'ended':
        cut(socket);
    }
  };
  const stopListening = worlds?.listen((events) => events.forEach(hear));

  /** It hears nothing more from now on; then it is told why. */
  const end = (line: ChannelWorlds, one: WorldSocket, why: ErrorKey): void => {
    const { socket, worldId } = one;
    if (one.over !== null) return;
    one.over = why;
    for (const room of socket.rooms) if (isWorldRoom(room)) void socket.leave(room);
    line.send({ type: 'end', worldId, socketId: socket.id, why });
  };
  const endAll = (why: ErrorKey, isMeant: (one: WorldSocket) => boolean): void => {
    if (worlds !== null) for (const one of followed.values()) if (isMeant(one)) end(worlds, one, why);
  };

  return {
    choose: (socket, next) => {
      const worldId: unknown = socket.handshake.auth[worldHeader];
      if (worldId === undefined) return false;
      void admit(socket, worldId, next);
      return true;
    },
    follow: (socket) => {
      const choice = chosen.get(socket);
      if (choice === undefined || worlds === null) return false;
      const one: WorldSocket = { ...choice, socket, asks: new Map(), over: null };
      followed.set(socket.id, one);
      follow(worlds, one);
      return true;
    },
    endSessions: (isOver, why = 'sessionExpired') => endAll(why, ({ person }) => isOver(person)),
    dropSeat: (worldId, userId, why) => endAll(why, (one) => one.worldId === worldId && (userId === null || one.person.userId === userId)),
    sockets: () => followed.size,
    topics: () => [...io.of('/').adapter.rooms.keys()].filter(isWorldRoom).length,
    close: () => stopListening?.(),
  };
}
