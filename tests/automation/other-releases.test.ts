// A release that has other versions of kinds, or lists other markets, than the one that started its bots.
import { describe, expect, test } from 'vitest';

import { BotState, StopReason, StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { type KindEntry, kindEntry } from '#server/automation/instances/run-kind.ts';
import type { BotKind } from '#server/automation/bot-kind.ts';
import type { GridEdit, GridTerms } from '#lib/contract/bots/grid/grid-terms.ts';
import { BotBoard } from '#server/automation/thread/bot-board.ts';
import { createListings } from '#server/engine/listings.ts';
import { toBotRow } from '#server/answers/bots/to-bot-row.ts';
import { ann, bob, BotVenue } from './bot-venue.ts';
import { markets } from './venue/venue-markets.ts';
import { sampleGrid } from './sample-terms.ts';
import { twoLegBot } from './two-leg-bot.ts';

const terms = { kind: 'grid' as const, terms: sampleGrid() };

type Counter = { readonly heard: number };

/** Counts candles; the later version keeps its count under another name. */
const counting = <State>(version: number, more: Pick<BotKind<GridTerms, GridEdit, State>, 'create' | 'decide' | 'figures' | 'migrate'>) =>
  kindEntry<GridTerms, GridEdit, State>(
    { version, check: () => [], checkEdit: () => [], ...more },
    {
      kind: 'grid',
      line: 'spot',
      termsOf: (all) => (all.kind === 'grid' ? all.terms : null),
      editOf: (all) => (all.kind === 'grid' ? all.edit : null),
      edited: (all) => ({ kind: 'grid', terms: all }),
    },
  );

const figures = (count: number) => ({ matchedUnits: 0, matchedCount: count, levels: [], lowerTicks: 0, upperTicks: 0 });

const former = counting<{ candles: number }>(1, {
  create: () => ({ candles: 0 }),
  decide: (state, { type }, _market, actions) => {
    if (type === 'start') actions.waitFor({ candles: '1m' });
    if (type === 'start') actions.become(BotState.running);
    if (type === 'candle') state.candles += 1;
  },
  figures: ({ candles }) => figures(candles),
});

const later = (migrate?: (state: unknown, version: number) => { heard: number }) =>
  counting<{ heard: number }>(2, {
    create: () => ({ heard: 0 }),
    decide: (state, { type }) => {
      if (type === 'candle') state.heard += 1;
    },
    figures: ({ heard }: Counter) => figures(heard),
    ...(migrate === undefined ? {} : { migrate }),
  });

describe('a kind whose version was raised', () => {
  const live = (next: KindEntry): BotVenue => {
    let kind = former;
    const venue = new BotVenue({ kindOf: () => kind });
    venue.moveTo(10_000);
    venue.start(ann, terms);
    venue.pass(180_000);
    venue.checkpoint();
    kind = next;
    venue.kill();
    return venue;
  };

  test('carries its bots over, and they go on', () => {
    const seen: unknown[] = [];
    const venue = live(
      later((state, version) => {
        seen.push([version, state]);
        return { heard: 3 };
      }),
    );
    expect(seen).toEqual([[1, { candles: 3 }]]);
    venue.pass(120_000);
    expect(venue.host.bots.records()).toMatchObject([{ state: BotState.running, figures: { matchedCount: 5 } }]);
  });

  test('is refused where it says not how', () => {
    expect(() => live(later())).toThrow('version 1');
  });
});

describe('a bot of a market that is not listed any more', () => {
  const kind = twoLegBot('spot');
  const start = (venue: BotVenue): number => {
    for (const marketId of [0, 2]) {
      venue.moveTo(10_000, marketId);
      venue.offer(9_999, marketId);
    }
    return venue.start(ann, terms, StrategyType.spotGrid, 0, 2);
  };

  test('ends, takes its orders back, gives back its coins, and stays ended', () => {
    let listed: readonly number[] = [0, 1, 2, 3];
    const venue = new BotVenue({ kindOf: () => kind, isListed: (marketId) => listed.includes(marketId) });
    const bot = start(venue);
    venue.tell(bot, { action: 'message', text: '[0,"buy"]', arrivedMs: venue.nowMs });
    const other = venue.start(ann, terms, StrategyType.spotGrid, 2, 0);
    venue.checkpoint();
    expect(venue.exchange.openOrders(bot)).toHaveLength(1);
    const counted = venue.record(bot).figures.matchedCount;
    expect(counted).toBeGreaterThan(0);
    listed = [0, 1, 3];
    venue.kill();
    venue.settle();
    for (const one of [bot, other]) {
      expect(venue.record(one)).toMatchObject({ state: BotState.stopped, stopReason: StopReason.delisted, coins: [] });
      expect(venue.exchange.openOrders(one)).toEqual([]);
      expect(venue.exchange.balances(one).filter(({ available, frozen }) => available + frozen !== 0n)).toEqual([]);
    }
    // Rounds that it had brought to an end stay told.
    expect(venue.record(bot).figures.matchedCount).toBe(counted);
    // The money counts even where the main market is gone, and so does the coin of a market that is still listed.
    for (const one of [bot, other]) expect(venue.record(one).returnedUnits).toBeGreaterThan(99_900_000_000);
    venue.kill();
    venue.settle();
    expect(venue.record(other).state).toBe(BotState.stopped);
  });

  test('that had ended before stays in the list', () => {
    let listed: readonly number[] = [0, 1, 2, 3];
    const venue = new BotVenue({ kindOf: () => kind, isListed: (marketId) => listed.includes(marketId) });
    const bot = start(venue);
    venue.tell(bot, { action: 'stop', sells: false });
    venue.checkpoint();
    listed = [0];
    venue.kill();
    expect(venue.host.bots.records()).toMatchObject([
      { state: BotState.stopped, stopReason: StopReason.manual, symbols: ['BTCUSDT', 'ETHUSDT'] },
    ]);
  });

  test('is told to its owner, and is known to the list of ended bots alone, by name and with its reason', () => {
    let listed: readonly number[] = [0, 1, 2, 3];
    const venue = new BotVenue({ kindOf: () => kind, isListed: (marketId) => listed.includes(marketId) });
    const bot = start(venue);
    const other = venue.start(ann, terms, StrategyType.spotGrid, 2, 0);
    venue.checkpoint();
    listed = [0, 1, 3];
    venue.kill();
    venue.settle();
    const told = venue.host.bots.views().notices.filter(({ what }) => what === 'stopped');
    expect(told.map(({ strategyId }) => strategyId).toSorted((a, b) => a - b)).toEqual([bot, other]);
    const board = new BotBoard((marketId) => (listed.includes(marketId) ? (markets[marketId] ?? null) : null));
    for (const record of venue.host.bots.records()) board.put(record);
    expect([board.bot(bot), board.bot(other), board.botsOf(ann)]).toEqual([null, null, []]);
    const listings = createListings([{ assetId: 1, code: 'USDT', name: 'Tether', decimals: 8 }], []);
    const rows = board.unlistedOf(ann).map((one) => toBotRow(one, listings, venue.nowMs));
    const reason = { state: 'stopped', stopReason: 'delisted', stopReasonCode: 10, businessLine: 1, coin: 'USDT', invested: '1000' };
    expect(rows).toMatchObject([
      { strategyId: String(bot), symbolId: 'BTCUSDT_SPBL', symbols: ['BTCUSDT_SPBL', 'ETHUSDT_SPBL'], ...reason },
      { strategyId: String(other), symbolId: 'ETHUSDT_SPBL', symbols: ['ETHUSDT_SPBL', 'BTCUSDT_SPBL'], ...reason },
    ]);
    expect(board.unlistedOf(bob)).toEqual([]);
  });
});
