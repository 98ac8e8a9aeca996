// The channels of one venue: its topics, what feeds them, and the rooms in which they speak.
import type { ChannelMessage } from '#lib/contract/channels/protocol.ts';
import type { SourceState } from '#lib/contract/channels/source.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import type { Listings } from '#server/engine/listings.ts';
import { readBatch } from './batch.ts';
import { channelSources } from './channel-sources.ts';
import type { ChannelReaders, RecordFeed } from './ports.ts';
import { createTopicBoard, type Disturb, type TopicBoard } from './topic-board.ts';

/** The parts of a venue that its channels need. */
export type ChannelVenue = {
  readonly feed: RecordFeed;
  readonly readers: ChannelReaders;
  readonly listings: Listings;
  /** Worth of one coin in USDT; null: no market tells. The market of coin and USDT when left out. */
  readonly usdtPrice?: (coin: string) => string | null;
  /** The source that moves the prices; a simulation when left out. */
  readonly source?: () => SourceState;
};

export type VenueChannels = {
  readonly mode: TradingMode;
  readonly board: TopicBoard;
  readonly sources: ReturnType<typeof channelSources>;
  /** The name of a topic's room among those of all venues. */
  room(topic: string): string;
  close(): void;
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

type Setting = {
  readonly mode: TradingMode;
  readonly room: VenueChannels['room'];
  /** True: topics that speak at once wait until the board asks them to. */
  readonly isAsked: boolean;
  /** Left out: every update goes out as it is. */
  readonly disturb?: Disturb;
};

/** The rooms of a venue that everybody has. */
export const roomOf =
  (mode: TradingMode) =>
  (topic: string): string =>
    mode === TradingMode.live ? topic : `${mode} ${topic}`;

export function openVenueChannels(
  { mode, room, isAsked, disturb }: Setting,
  { feed, readers, listings, usdtPrice, source = simulated }: ChannelVenue,
  send: (room: string, message: ChannelMessage) => void,
  now: () => number,
): VenueChannels {
  const worth = usdtPrice ?? ((coin: string) => (coin === 'USDT' ? '1' : (readers.ticker(`${coin}USDT`)?.lastPrice ?? null)));
  const board = createTopicBoard((topic, message) => send(room(topic), message), now, isAsked, disturb);
  const close = feed.subscribe((records) => board.see(readBatch(records)));
  return { mode, board, sources: channelSources({ readers, feed, listings, usdtPrice: worth, source }), room, close };
}
