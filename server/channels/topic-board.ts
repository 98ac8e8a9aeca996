// All topics that somebody follows: routes news to them, numbers their messages, and drops them when the last follower leaves.
import type { ChannelMessage, ChannelName } from '#lib/contract/channels/protocol.ts';
import type { Batch } from './batch.ts';
import type { Topic } from './topic.ts';

export type Entry = {
  readonly room: string;
  readonly channel: ChannelName;
  readonly key: string;
  /** Rejects when the beginning could not be read. */
  readonly ready: Promise<void>;
};

export type TopicBoard = {
  /** Joins `follower` to the topic, which is opened by the first one. */
  follow(wanted: { room: string; channel: ChannelName; key: string; everyTicks: number; open: () => Topic }, follower: string): Entry;
  leave(room: string, follower: string): void;
  /** The state as of the last message sent. Only once the entry is ready. */
  snapshot(entry: Entry): ChannelMessage | null;
  /** Hands news to the topics; those that speak at once, do. */
  see(batch: Batch): void;
  /** Every 100 ms: those that are paced speak. */
  tick(): void;
  readonly size: number;
};

type Opened = {
  readonly entry: Entry;
  readonly topic: Topic;
  readonly everyTicks: number;
  readonly followers: Set<string>;
  isReady: boolean;
  sequence: number;
};

export function createTopicBoard(send: (room: string, message: ChannelMessage) => void, now: () => number): TopicBoard {
  const byRoom = new Map<string, Opened>();
  const byMarket = new Map<number, Set<Opened>>();
  const byAccount = new Map<number, Set<Opened>>();
  /** Above every sequence ever sent, so that a topic that is opened again never goes back. */
  let highest = 0;
  let ticks = 0;

  const indexOf = ({ topic }: Opened): readonly [Map<number, Set<Opened>>, number] | null => {
    if (topic.follows === 'market') return [byMarket, topic.marketId];
    return topic.follows === 'account' ? [byAccount, topic.accountId] : null;
  };
  const message = (opened: Opened, kind: 'snapshot' | 'update', data: unknown): ChannelMessage => {
    const { channel, key } = opened.entry;
    return { channel, key, kind, sequence: opened.sequence, timeMs: now(), data };
  };
  const speak = (opened: Opened): void => {
    if (!opened.isReady) return;
    const data = opened.topic.take();
    if (data === null) return;
    opened.sequence += 1;
    highest = Math.max(highest, opened.sequence);
    send(opened.entry.room, message(opened, 'update', data));
  };
  const drop = (opened: Opened): void => {
    if (byRoom.get(opened.entry.room) !== opened) return;
    byRoom.delete(opened.entry.room);
    const index = indexOf(opened);
    if (index === null) return;
    const [map, id] = index;
    map.get(id)?.delete(opened);
    if (map.get(id)?.size === 0) map.delete(id);
  };

  const open: TopicBoard['follow'] = ({ room, channel, key, everyTicks, open: openTopic }) => {
    const topic = openTopic();
    // News is kept from now on, while the beginning is being read.
    const ready = topic.ready();
    const opened: Opened = {
      entry: { room, channel, key, ready },
      topic,
      everyTicks,
      followers: new Set(),
      isReady: false,
      sequence: (highest += 1),
    };
    byRoom.set(room, opened);
    const index = indexOf(opened);
    if (index !== null) index[0].set(index[1], (index[0].get(index[1]) ?? new Set()).add(opened));
    ready.then(
      () => {
        opened.isReady = true;
      },
      () => drop(opened),
    );
    return opened.entry;
  };

  return {
    follow: (wanted, follower) => {
      const entry = byRoom.get(wanted.room)?.entry ?? open(wanted, follower);
      byRoom.get(wanted.room)?.followers.add(follower);
      return entry;
    },
    leave: (room, follower) => {
      const opened = byRoom.get(room);
      if (opened?.followers.delete(follower) === true && opened.followers.size === 0) drop(opened);
    },
    snapshot: ({ room }) => {
      const opened = byRoom.get(room);
      return opened?.isReady === true ? message(opened, 'snapshot', opened.topic.snapshot()) : null;
    },
    see: (batch) => {
      for (const [marketId, news] of batch.markets) {
        for (const { topic } of byMarket.get(marketId) ?? []) if (topic.follows === 'market') topic.see(news);
      }
      for (const opened of byRoom.values()) if (opened.topic.follows === 'markets') opened.topic.see(batch.markets);
      for (const [accountId, news] of batch.accounts) {
        for (const opened of byAccount.get(accountId) ?? []) {
          if (opened.topic.follows === 'account') opened.topic.see(news);
          speak(opened);
        }
      }
    },
    tick: () => {
      ticks += 1;
      for (const opened of byRoom.values()) if (opened.everyTicks > 0 && ticks % opened.everyTicks === 0) speak(opened);
    },
    get size() {
      return byRoom.size;
    },
  };
}
