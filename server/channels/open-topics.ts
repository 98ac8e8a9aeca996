// The topics that are open, each with its followers; found by their room, their market or their account.
import type { ChannelName } from '#lib/contract/channels/protocol.ts';
import type { Topic } from './topic.ts';

export type Entry = {
  readonly room: string;
  readonly channel: ChannelName;
  readonly key: string;
  /** Rejects when the beginning could not be read. */
  readonly ready: Promise<void>;
};

export type Wanted = {
  readonly room: string;
  readonly channel: ChannelName;
  readonly key: string;
  readonly everyTicks: number;
  readonly open: () => Topic;
};

export type Opened = {
  readonly entry: Entry;
  readonly topic: Topic;
  readonly everyTicks: number;
  readonly followers: Set<string>;
  isReady: boolean;
  sequence: number;
};

/** The topics of one market, one account or one channel. */
type Index<Id> = { add(opened: Opened): void; remove(opened: Opened): void; of(id: Id): Iterable<Opened> };

/** Leaves out the topics that have no such id. */
function createIndex<Id>(idOf: (opened: Opened) => Id | null): Index<Id> {
  const byId = new Map<Id, Set<Opened>>();
  return {
    add: (opened) => {
      const id = idOf(opened);
      if (id !== null) byId.set(id, (byId.get(id) ?? new Set()).add(opened));
    },
    remove: (opened) => {
      const id = idOf(opened);
      if (id === null) return;
      byId.get(id)?.delete(opened);
      if (byId.get(id)?.size === 0) byId.delete(id);
    },
    of: (id) => byId.get(id) ?? [],
  };
}

type OpenTopics = {
  at(room: string): Opened | undefined;
  all(): Iterable<Opened>;
  size(): number;
  ofMarket(marketId: number): Iterable<Opened>;
  ofAccount(accountId: number): Iterable<Opened>;
  ofChannel(channel: ChannelName): Iterable<Opened>;
  add(opened: Opened): void;
  remove(opened: Opened): void;
};

/** The open topics, found by their room, their market, their account or their channel. */
export function createOpenTopics(): OpenTopics {
  const byRoom = new Map<string, Opened>();
  const byMarket = createIndex(({ topic }) => (topic.follows === 'market' ? topic.marketId : null));
  const byAccount = createIndex(({ topic }) => (topic.follows === 'account' ? topic.accountId : null));
  const byChannel = createIndex(({ entry }) => entry.channel);
  return {
    at: (room) => byRoom.get(room),
    all: () => byRoom.values(),
    size: () => byRoom.size,
    ofMarket: byMarket.of,
    ofAccount: byAccount.of,
    ofChannel: byChannel.of,
    add: (opened) => {
      byRoom.set(opened.entry.room, opened);
      byMarket.add(opened);
      byAccount.add(opened);
      byChannel.add(opened);
    },
    remove: (opened) => {
      if (byRoom.get(opened.entry.room) !== opened) return;
      byRoom.delete(opened.entry.room);
      byMarket.remove(opened);
      byAccount.remove(opened);
      byChannel.remove(opened);
    },
  };
}

/** News is kept from now on, while the beginning is being read. */
export function openTopic({ room, channel, key, everyTicks, open }: Wanted, sequence: number): Opened {
  const topic = open();
  const entry: Entry = { room, channel, key, ready: topic.ready() };
  return { entry, topic, everyTicks, followers: new Set(), isReady: false, sequence };
}
