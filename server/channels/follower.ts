// One connected page: what it follows, and what it is told when it asks for more.
import {
  subscription,
  type ChannelMessage,
  type ChannelName,
  type Subscription,
  type SubscriptionAnswer,
  type SubscriptionClosed,
} from '#lib/contract/channels/protocol.ts';
import { errorAnswers, errorMessage } from '#lib/contract/wire/error-answers.ts';
import { type ErrorKey, type ErrorParams, errorCodes } from '#lib/contract/errors.ts';
import type { TradingMode } from '#lib/contract/trading-mode.ts';
import * as z from 'zod/mini';
import type { ChannelSource } from './channel-sources.ts';
import type { ChannelLog, ChannelSession } from './ports.ts';
import type { Entry } from './open-topics.ts';
import type { TopicBoard } from './topic-board.ts';

/** The parts of a connection that a follower needs. */
export type FollowerLine = {
  readonly id: string;
  join(room: string): void;
  leave(room: string): void;
  message(message: ChannelMessage): void;
  closed(closed: SubscriptionClosed): void;
  session(): Promise<ChannelSession | null>;
};

export type FollowerSetting = {
  /** The venue that the connection is about: a session of the other one sees nothing of its own here. */
  readonly mode: TradingMode;
  readonly board: TopicBoard;
  readonly sources: Readonly<Record<ChannelName, ChannelSource>>;
  readonly allowed: () => boolean;
  readonly maxSubscriptions: number;
  readonly log: Pick<ChannelLog, 'error'>;
};

type Following = { readonly channel: ChannelName; readonly key: string; readonly room: string; readonly session: ChannelSession | null };

export const accepted: SubscriptionAnswer = { ok: true };

export const refusal = (key: ErrorKey, params: ErrorParams = {}): SubscriptionAnswer => ({
  ok: false,
  code: errorCodes[key],
  msg: errorMessage(key, params),
});

export class Follower {
  readonly #line: FollowerLine;
  readonly #setting: FollowerSetting;
  /** By channel and key as the page knows them. */
  readonly #following = new Map<string, Following>();
  #gone = false;

  constructor(line: FollowerLine, setting: FollowerSetting) {
    this.#line = line;
    this.#setting = setting;
  }

  /** Never rejects. The snapshot is sent before the answer is given. */
  async subscribe(raw: unknown): Promise<SubscriptionAnswer> {
    if (!this.#setting.allowed()) return refusal('tooManyRequests', { retryAfterSeconds: 1 });
    const wanted = z.safeParse(subscription, raw);
    if (!wanted.success) {
      return refusal('invalidField', {
        field: String(wanted.error.issues[0]?.path[0] ?? 'subscription'),
        reason: wanted.error.issues[0]?.message ?? '',
      });
    }
    try {
      return await this.#subscribe(wanted.data);
    } catch (error) {
      this.#setting.log.error({ err: error, channel: wanted.data.channel }, 'a subscription failed');
      this.#end(nameOf(wanted.data));
      return refusal('internal');
    }
  }

  async #subscribe({ channel, key }: Subscription): Promise<SubscriptionAnswer> {
    const name = nameOf({ channel, key });
    const limit = this.#setting.maxSubscriptions;
    if (!this.#following.has(name) && this.#following.size >= limit) return refusal('tooManySubscriptions', { limit });
    const source = this.#setting.sources[channel];
    const session = source.access === 'user' ? await this.#line.session() : null;
    if (source.access === 'user' && session === null) return refusal('notLoggedIn');
    if (session !== null && session.mode !== this.#setting.mode) return refusal('modeMismatch');
    const topic = source.access === 'user' ? await source.open(key, session?.accountId ?? 0) : source.open(key);
    if (!('follows' in topic)) return refusal(topic.key, topic.params);
    if (this.#gone) return refusal('unavailable');
    const room = session === null ? name : `${name} ${session.accountId}`;
    const before = this.#following.get(name);
    if (before !== undefined && before.room !== room) this.#end(name);
    this.#following.set(name, { channel, key, room, session });
    const entry = this.#setting.board.follow({ room, channel, key, everyTicks: source.everyTicks, open: () => topic }, this.#line.id);
    await entry.ready;
    return this.#join(name, entry);
  }

  /** In one go, so that no update falls between snapshot and room. */
  #join(name: string, entry: Entry): SubscriptionAnswer {
    // Left again, or another session's, while the beginning was being read.
    if (this.#following.get(name)?.room !== entry.room) return accepted;
    const snapshot = this.#setting.board.snapshot(entry);
    if (snapshot === null) return refusal('unavailable');
    this.#line.join(entry.room);
    this.#line.message(snapshot);
    return accepted;
  }

  unsubscribe(raw: unknown): SubscriptionAnswer {
    const wanted = z.safeParse(subscription, raw);
    if (!wanted.success) return refusal('invalidField', { field: 'subscription', reason: 'not a channel and a key' });
    this.#end(nameOf(wanted.data));
    return accepted;
  }

  /** Ends the private channels whose session is such, and says so. */
  endSessions(isOver: (session: ChannelSession) => boolean, why: ErrorKey = 'sessionExpired'): void {
    for (const [name, { channel, key, session }] of this.#following) {
      if (session === null || !isOver(session)) continue;
      this.#end(name);
      const [code, { message }] = [errorCodes[why], errorAnswers[why]];
      this.#line.closed({ channel, key, code, msg: message });
    }
  }

  leave(): void {
    this.#gone = true;
    for (const name of this.#following.keys()) this.#end(name);
  }

  #end(name: string): void {
    const following = this.#following.get(name);
    if (following === undefined) return;
    this.#following.delete(name);
    this.#line.leave(following.room);
    this.#setting.board.leave(following.room, this.#line.id);
  }
}

const nameOf = ({ channel, key }: Subscription): string => `${channel} ${key}`;
