// Prints what another venue told, each thing a set time after it happened there, so that a minute here is a minute there.
import type { Command } from '#server/engine/command.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import { errorText } from '#server/monitoring/logged-error.ts';

import { houseDepth } from '../house-depth.ts';
import type { LiveTouch } from './live-tape.ts';
import type { RecordedTrade } from '../trade-fit.ts';
import { replayBatch, replayQuotes } from '../replay/replay.ts';
import { sayRefused } from '../say-refused.ts';
import type { Venue } from '../venue.ts';

type Item = { readonly dueMs: number; readonly market: MarketListing } & (
  | { readonly kind: 'trade'; readonly trade: RecordedTrade }
  | { readonly kind: 'touch'; readonly touch: LiveTouch }
);

/** Sent at a time: users' orders find their turn in between. */
const itemsAtOnce = 200;

export type LivePlayer = {
  /** Oldest first. */
  addTrades(market: MarketListing, trades: readonly RecordedTrade[]): void;
  addTouch(market: MarketListing, touch: LiveTouch, timeMs: number): void;
  /** Quotes the market around a price now: it has no quotes of ours yet. */
  open(market: MarketListing, priceTicks: number): void;
  /** The last price that was quoted or printed; null: none. */
  lastTicks(symbol: string): number | null;
  /** The number of trades that wait for their time. */
  waiting(): number;
  stop(): Promise<void>;
};

type Setting = {
  readonly client: Pick<ExchangeClient, 'submitAll'>;
  readonly venue: Venue;
  readonly delayMs: number;
  readonly log: { error(text: string): void };
};

export function createLivePlayer({ client, venue, delayMs, log }: Setting): LivePlayer {
  const tellRefused = sayRefused(log);
  const quoted = new Map<string, number>();
  let queue: Item[] = [];
  let stopped = false;
  let failed = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  const quotesAt = (market: MarketListing, priceTicks: number, timeMs: number, halfSpreadTicks?: number): Command[] => {
    quoted.set(market.symbol, priceTicks);
    const depth = houseDepth(venue, market, priceTicks);
    return replayQuotes(market, { priceTicks, timeMs }, { ...depth, halfSpreadTicks: halfSpreadTicks ?? depth.halfSpreadTicks });
  };
  const commands = (item: Item): Command[] => {
    const { market } = item;
    if (item.kind === 'touch') return quotesAt(market, item.touch.centreTicks, item.dueMs, item.touch.halfSpreadTicks);
    const before = quoted.get(market.symbol) ?? 0;
    quoted.set(market.symbol, item.trade.priceTicks);
    return replayBatch(market, houseDepth(venue, market, item.trade.priceTicks), [item.trade], before);
  };
  const schedule = (): void => {
    clearTimeout(timer);
    const next = queue[0];
    if (stopped || next === undefined) return;
    const waitMs = next.dueMs - Date.now();
    // A timer of nothing still takes a millisecond, which could be the one over a minute's border.
    if (waitMs <= 0) enqueue(play);
    else timer = setTimeout(() => enqueue(play), waitMs);
  };
  const enqueue = (act: () => Promise<void>): void => {
    running = running.then(act).then(schedule, (error: unknown) => {
      // An exchange that takes no commands does not take the next ones either: said once.
      if (!failed) log.error(`live prices could not be printed: ${errorText(error)}`);
      failed = true;
    });
  };
  const play = async (): Promise<void> => {
    const nowMs = Date.now();
    const later = queue.findIndex(({ dueMs }) => dueMs > nowMs);
    const due = queue.splice(0, Math.min(later === -1 ? queue.length : later, itemsAtOnce));
    if (due.length > 0) tellRefused(await client.submitAll(due.flatMap(commands)));
  };
  const add = (items: readonly Item[]): void => {
    if (items.length === 0) return;
    // Markets answer one after the other: what they tell falls between what is waiting. Equal times stay in order.
    queue = [...queue, ...items].sort((a, b) => a.dueMs - b.dueMs);
    schedule();
  };

  return {
    addTrades: (market, trades) => add(trades.map((trade) => ({ kind: 'trade', dueMs: trade.timeMs + delayMs, market, trade }))),
    addTouch: (market, touch, timeMs) => add([{ kind: 'touch', dueMs: timeMs + delayMs, market, touch }]),
    open: (market, priceTicks) => enqueue(async () => tellRefused(await client.submitAll(quotesAt(market, priceTicks, Date.now())))),
    lastTicks: (symbol) => quoted.get(symbol) ?? null,
    waiting: () => queue.length,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
