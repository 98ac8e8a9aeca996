// All topics that somebody follows: routes news to them, numbers their messages, and drops them when the last follower leaves.
import type { ChannelMessage, ChannelName } from '#lib/contract/channels/protocol.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { Batch } from './batch.ts';
import { createOpenTopics, openTopic, type Entry, type Opened, type Wanted } from './open-topics.ts';

export type TopicBoard = {
  /** Joins `follower` to the topic, which is opened by the first one. */
  follow(wanted: Wanted, follower: string): Entry;
  leave(room: string, follower: string): void;
  /** The state as of the last message sent. Only once the entry is ready. */
  snapshot(entry: Entry): ChannelMessage | null;
  /** Hands news to the topics; those that speak at once, do, or wait for `speak`. */
  see(batch: Batch): void;
  /** Those that have waited speak. */
  speak(): void;
  /** Every 100 ms: those that are paced speak. */
  tick(): void;
  /** The keys of a channel that somebody follows. */
  keys(channel: ChannelName): ReadonlySet<string>;
  readonly size: number;
};

/** An update that is about to be sent. */
export type Update = {
  readonly channel: ChannelName;
  readonly key: string;
  /** Null: everybody may hear it. */
  readonly accountId: AccountId | null;
  readonly data: unknown;
};

/** The updates in the place of one, none of them: it is lost, and its number with it. Null: it goes out as it is. */
export type Disturb = (update: Update) => readonly unknown[] | null;

const undisturbed: Disturb = () => null;

export function createTopicBoard(
  send: (room: string, message: ChannelMessage) => void,
  now: () => number,
  isAsked: boolean,
  disturb = undisturbed,
): TopicBoard {
  const topics = createOpenTopics();
  const waiting = new Set<Opened>();
  /** Above every sequence ever sent, so that a topic that is opened again never goes back. */
  let highest = 0;
  let ticks = 0;

  const message = (opened: Opened, kind: 'snapshot' | 'update', data: unknown): ChannelMessage => {
    const { channel, key } = opened.entry;
    return { channel, key, kind, sequence: opened.sequence, timeMs: now(), data };
  };
  const speak = (opened: Opened): void => {
    if (!opened.isReady) return;
    const data = opened.topic.take();
    if (data === null) return;
    const { entry, topic } = opened;
    const accountId = topic.follows === 'account' ? topic.accountId : null;
    const told = disturb({ channel: entry.channel, key: entry.key, accountId, data }) ?? [data];
    if (told.length === 0) opened.sequence += 1;
    for (const one of told) {
      opened.sequence += 1;
      send(entry.room, message(opened, 'update', one));
    }
    highest = Math.max(highest, opened.sequence);
  };

  const open = (wanted: Wanted): Opened => {
    const opened = openTopic(wanted, highest + 1);
    highest += 1;
    topics.add(opened);
    opened.entry.ready.then(
      () => {
        opened.isReady = true;
      },
      () => topics.remove(opened),
    );
    return opened;
  };

  return {
    follow: (wanted, follower) => {
      const opened = topics.at(wanted.room) ?? open(wanted);
      opened.followers.add(follower);
      return opened.entry;
    },
    leave: (room, follower) => {
      const opened = topics.at(room);
      if (opened?.followers.delete(follower) === true && opened.followers.size === 0) topics.remove(opened);
    },
    snapshot: ({ room }) => {
      const opened = topics.at(room);
      // Some topics know more than they have said.
      if (opened !== undefined && waiting.delete(opened)) speak(opened);
      return opened?.isReady === true ? message(opened, 'snapshot', opened.topic.snapshot()) : null;
    },
    see: (batch) => {
      for (const [marketId, news] of batch.markets) {
        for (const { topic } of topics.ofMarket(marketId)) if (topic.follows === 'market') topic.see(news);
      }
      for (const opened of topics.all()) if (opened.topic.follows === 'markets') opened.topic.see(batch.markets);
      for (const [accountId, news] of batch.accounts) {
        for (const opened of topics.ofAccount(accountId)) {
          if (opened.topic.follows === 'account') opened.topic.see(news);
          if (isAsked) waiting.add(opened);
          else speak(opened);
        }
      }
    },
    speak: () => {
      for (const opened of waiting) if (topics.at(opened.entry.room) === opened) speak(opened);
      waiting.clear();
    },
    tick: () => {
      ticks += 1;
      for (const opened of topics.all()) if (opened.everyTicks > 0 && ticks % opened.everyTicks === 0) speak(opened);
    },
    keys: (channel) => new Set(Array.from(topics.ofChannel(channel), ({ entry }) => entry.key)),
    get size() {
      return topics.size();
    },
  };
}
