// The channels of people's own worlds, where the worlds run: their sockets are elsewhere, at the other end of a line.
import type { SubscriptionAnswer } from '#lib/contract/channels/protocol.ts';
import type { ErrorKey, ErrorParams } from '#lib/contract/errors.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import type { AccountId } from '#server/engine/ids.ts';
import { accepted, Follower, refusal } from '../follower.ts';
import type { ChannelLog } from '../ports.ts';
import { subscriptionsPerSocket } from '../socket-limits.ts';
import type { Disturb } from '../topic-board.ts';
import { openVenueChannels, type ChannelVenue, type VenueChannels } from '../venue-channels.ts';
import { type SocketRequest, type ChannelEvent, worldRoom } from './world-line.ts';

/** A world as its channels see it, and its own time. */
export type ChannelWorld = ChannelVenue & {
  readonly now: () => number;
  /** The account of a seat, nobody's for an onlooker. It is opened if need be, so that everything that will happen to it is heard. */
  accountOf(seat: number | null): Promise<AccountId>;
  /** Left out: every update goes out as it is. */
  readonly disturb?: Disturb;
};

type Options = {
  /** Rejects when the world does not open. */
  readonly wake: (worldId: string) => Promise<ChannelWorld>;
  readonly refusalOf: (error: unknown) => { readonly key: ErrorKey; readonly params: ErrorParams };
  readonly send: (events: readonly ChannelEvent[]) => void;
  readonly log: Pick<ChannelLog, 'error'>;
};

type Subscribe = Extract<SocketRequest, { type: 'subscribe' }>;

type FarSocket = {
  readonly socketId: string;
  /** The session and the seat of the request that is looked at. */
  asking: Pick<Subscribe, 'session' | 'seat'> | null;
  /** Null until the world is awake. */
  follower: Follower | null;
  /** Its requests are done one after the other. */
  done: Promise<void>;
};

type LookedAt = {
  readonly sockets: Map<string, FarSocket>;
  /** Null until the world is awake. */
  open: { readonly channels: VenueChannels; readonly accountOf: ChannelWorld['accountOf'] } | null;
};

/**
 * Topics of a world speak when they are asked to: with its ticks, and after a command. Time that runs fast says no more than that, however
 * much happens in it.
 */
export class WorldChannels {
  readonly #options: Options;
  readonly #worlds = new Map<string, LookedAt>();
  #events: ChannelEvent[] = [];

  constructor(options: Options) {
    this.#options = options;
  }

  handle(request: SocketRequest): void {
    const { worldId, socketId } = request;
    if (request.type === 'gone') return this.#leave(worldId, socketId);
    if (request.type === 'end') {
      this.#worlds
        .get(worldId)
        ?.sockets.get(socketId)
        ?.follower?.endSessions(() => true, request.why);
      this.#leave(worldId, socketId);
      this.#say({ type: 'ended', socketId });
      return;
    }
    const looked = this.#worlds.get(worldId) ?? { sockets: new Map(), open: null };
    this.#worlds.set(worldId, looked);
    const socket = looked.sockets.get(socketId) ?? { socketId, asking: null, follower: null, done: Promise.resolve() };
    looked.sockets.set(socketId, socket);
    socket.done = socket.done.then(async () => {
      const answer = request.type === 'subscribe' ? await this.#subscribe(request, looked, socket) : this.#unsubscribe(request, socket);
      this.#say({ type: 'answer', socketId, askId: request.askId, answer });
    });
  }

  isLookedAt(worldId: string): boolean {
    return this.#worlds.has(worldId);
  }

  lookedAt(): readonly string[] {
    return [...this.#worlds.keys()];
  }

  /** Whatever has happened is told at once. */
  speak(worldId: string): void {
    this.#worlds.get(worldId)?.open?.channels.board.speak();
  }

  /** Every 100 ms. */
  tick(worldId: string): void {
    this.speak(worldId);
    this.#worlds.get(worldId)?.open?.channels.board.tick();
  }

  /** The world is closed. */
  end(worldId: string): void {
    const looked = this.#worlds.get(worldId);
    if (looked === undefined) return;
    this.#worlds.delete(worldId);
    looked.sockets.clear();
    looked.open?.channels.close();
    this.#say({ type: 'closed-world', worldId });
  }

  async #subscribe({ worldId, subscription, session, seat }: Subscribe, looked: LookedAt, socket: FarSocket): Promise<SubscriptionAnswer> {
    /** It may go, or the world may, at any time. */
    const isThere = (): boolean => looked.sockets.get(socket.socketId) === socket;
    try {
      const world = looked.open === null && isThere() ? await this.#options.wake(worldId) : null;
      if (!isThere()) return refusal('unavailable');
      if (world !== null) looked.open ??= this.#open(worldId, world);
    } catch (error) {
      const { key, params } = this.#options.refusalOf(error);
      return refusal(key, params);
    }
    if (looked.open === null) return refusal('unavailable');
    socket.asking = { session, seat };
    socket.follower ??= this.#follower(looked.open, socket);
    return socket.follower.subscribe(subscription);
  }

  #unsubscribe({ subscription }: Extract<SocketRequest, { type: 'unsubscribe' }>, { follower }: FarSocket): SubscriptionAnswer {
    return follower === null ? accepted : follower.unsubscribe(subscription);
  }

  #open(worldId: string, { now, accountOf, disturb, ...venue }: ChannelWorld): NonNullable<LookedAt['open']> {
    const channels = openVenueChannels(
      { mode: TradingMode.paper, room: (topic) => worldRoom(worldId, topic), isAsked: true, ...(disturb === undefined ? {} : { disturb }) },
      venue,
      (room, message) => this.#say({ type: 'broadcast', room, message }),
      now,
    );
    return { channels, accountOf };
  }

  #follower({ channels, accountOf }: NonNullable<LookedAt['open']>, socket: FarSocket): Follower {
    const { mode, board, sources, room } = channels;
    const { socketId } = socket;
    return new Follower(
      {
        id: socketId,
        join: (topic) => this.#say({ type: 'join', socketId, room: room(topic) }),
        leave: (topic) => this.#say({ type: 'leave', socketId, room: room(topic) }),
        message: (message) => this.#say({ type: 'message', socketId, message }),
        closed: (closed) => this.#say({ type: 'closed', socketId, closed }),
        session: async () => {
          const { asking } = socket;
          return asking === null ? null : { ...asking.session, mode, accountId: await accountOf(asking.seat) };
        },
      },
      // Its allowance is looked at where its questions come in.
      { mode, board, sources, log: this.#options.log, allowed: () => true, maxSubscriptions: subscriptionsPerSocket },
    );
  }

  #leave(worldId: string, socketId: string): void {
    const looked = this.#worlds.get(worldId);
    const socket = looked?.sockets.get(socketId);
    if (looked === undefined || socket === undefined) return;
    looked.sockets.delete(socketId);
    socket.follower?.leave();
    if (looked.sockets.size > 0) return;
    this.#worlds.delete(worldId);
    looked.open?.channels.close();
  }

  /** All that is said in one turn of the event loop is sent at once. */
  #say(event: ChannelEvent): void {
    this.#events.push(event);
    if (this.#events.length > 1) return;
    setImmediate(() => {
      const events = this.#events;
      this.#events = [];
      this.#options.send(events);
    });
  }
}
