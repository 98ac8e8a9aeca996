// Bots of several markets over the real core: what they are told of each, what they can do there, and what all of it is worth.
import { describe, expect, test } from 'vitest';

import { BotState, StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import type { StrategyLine } from '#lib/contract/bots/terms-kind.ts';
import { MarketState } from '#lib/contract/enums.ts';
import { botKind } from '#server/automation/bots/bot-kinds.ts';
import type { KindEntry } from '#server/automation/instances/run-kind.ts';
import { viewOf } from '#server/automation/instances/worth.ts';
import { ann, BotVenue, openedMs } from './bot-venue.ts';
import { markets } from './venue/venue-markets.ts';
import { expectFolded } from './expect-folded.ts';
import { lawSamples } from './law-samples.ts';
import { sampleGrid } from './sample-terms.ts';
import { twoLegBot } from './two-leg-bot.ts';
import { twoPriceBot } from './two-price-bot.ts';

const terms = { kind: 'grid' as const, terms: sampleGrid({}) };
const usdt = (text: string): number => Math.round(Number(text) * 100_000_000);

/** A venue whose markets stand at 100, where somebody sells at that price. */
function venueOf(kind: KindEntry, marketIds: readonly number[]): BotVenue {
  const venue = new BotVenue({ kindOf: () => kind });
  for (const marketId of marketIds) {
    venue.moveTo(10_000, marketId);
    venue.offer(9_999, marketId);
  }
  return venue;
}

const rowsOf = (venue: BotVenue, bot: number, ...codes: readonly string[]) => {
  venue.said(bot);
  return [...venue.rows.values()].filter(({ strategyId, code }) => strategyId === bot && codes.includes(code));
};

const message = (venue: BotVenue, bot: number, text: string) => venue.tell(bot, { action: 'message', text, arrivedMs: venue.nowMs - 5 });

test('spot and a contract of one bot are worth what both hold, in the coin that they share', () => {
  const venue = venueOf(twoLegBot('spot-and-futures'), [2, 3]);
  const bot = venue.start(ann, terms, StrategyType.spotGrid, 2, 3);
  message(venue, bot, '[0,"buy"]');
  message(venue, bot, '[1,"buy"]');
  venue.tell(bot, { action: 'pause' });
  venue.moveTo(11_000, 2);
  venue.moveTo(12_000, 3);
  const record = venue.record(bot);
  // Half a coin for 50 in each: of spot 0.1 % of the coin is the fee, of the contract 0.1 % of the money.
  expect(record).toMatchObject({ investedUnits: usdt('1000'), feeUnits: usdt('0.1'), marketId: 2, marketIds: [2, 3] });
  expect(record.positions).toMatchObject([{ marketId: 3, lots: 5_000, entryValue: 50_000_000, leverage: 3 }]);
  expect(record.coins).toEqual([
    { assetId: 1, units: usdt('949.95') },
    { assetId: 2, units: usdt('0.4995') },
  ]);
  const prices = [11_000, 12_000].map((ticks) => ({ lastTicks: ticks, markTicks: ticks }));
  const legs = [2, 3].flatMap((marketId, leg) => {
    const market = markets[marketId];
    const at = prices[leg];
    return market === undefined || at === undefined ? [] : [{ market, prices: at }];
  });
  // 450 and 0.4995 coins at 110; 499.95, and half a coin that has risen by 20.
  expect(viewOf(record, legs)).toMatchObject({ equityUnits: usdt('1014.895'), totalUnits: usdt('14.895') });
  expect(viewOf(record, legs).positions).toMatchObject([{ unrealisedUnits: usdt('10') }]);
});

test('candles from before its start come first, and the running one is told whole where they were asked for', () => {
  const venue = venueOf(twoLegBot('spot'), [0, 2]);
  venue.pass(30_000);
  const bot = venue.start(ann, terms, StrategyType.spotGrid, 0, 2);
  expect(venue.said(bot).slice(0, 2)).toEqual(['test.history', 'test.started']);
  expect(rowsOf(venue, bot, 'test.history')).toMatchObject([{ params: { leg: 1, candles: 20, last: openedMs - 60_000 } }]);
  venue.pass(30_000);
  expect(rowsOf(venue, bot, 'test.candle')).toMatchObject([{ params: { leg: 1, open: openedMs, close: 10_000 } }]);
  venue.pass(60_000);
  const next = { open: openedMs + 60_000, close: 10_000 };
  expect(rowsOf(venue, bot, 'test.candle').slice(1)).toMatchObject([{ params: { leg: 0, ...next } }, { params: { leg: 1, ...next } }]);
});

test('the index of a martingale goes on from the candles before its start', () => {
  const sample = lawSamples[StrategyType.spotDca].find(({ name }) => name === 'that waits for an index');
  if (sample === undefined) throw new Error('there is no sample');
  const entry = botKind(StrategyType.spotDca);
  if (entry === null) throw new Error('there is no kind');
  const startsAfter = (kind: KindEntry): number => {
    const venue = venueOf(kind, [0]);
    const bot = venue.start(ann, sample.terms, StrategyType.spotDca);
    for (let minutes = 0; minutes < 10; minutes += 1) {
      if (venue.said(bot).includes('martingale.rsi-reached')) return minutes;
      venue.pass(60_000);
    }
    return Infinity;
  };
  expect(startsAfter(entry)).toBe(1);
  // Five changes need six closes.
  expect(startsAfter({ ...entry, history: () => null })).toBe(6);
});

test('a message is told once under its name, with when it came, and wakes no bot that has ended', () => {
  const venue = venueOf(twoLegBot('spot'), [0, 2]);
  const bot = venue.start(ann, terms, StrategyType.spotGrid, 0, 2);
  const text = JSON.stringify({ action: 'message', text: '[1,"buy"]', arrivedMs: openedMs });
  for (let times = 0; times < 3; times += 1) {
    const reply = venue.send({ type: 'instruct-strategy', accountId: bot, name: 'alert-7', text });
    expect(reply.ok).toBe(true);
  }
  expect(rowsOf(venue, bot, 'test.traded')).toMatchObject([{ params: { leg: 1, side: 'buy', lots: 5_000, price: 10_000 } }]);
  venue.tell(bot, { action: 'message', text: 'x'.repeat(4001), arrivedMs: openedMs });
  expect(venue.said(bot).at(-1)).toBe('bot.not-understood');
  venue.tell(bot, { action: 'stop', sells: false });
  expect(venue.record(bot).state).toBe(BotState.stopped);
  const rows = venue.said(bot).length;
  message(venue, bot, '[1,"buy"]');
  expect(venue.said(bot)).toHaveLength(rows);
});

test('a market that is halted holds up nothing in the other one', () => {
  const venue = venueOf(twoLegBot('spot'), [0, 2]);
  const bot = venue.start(ann, terms, StrategyType.spotGrid, 0, 2);
  venue.send({ type: 'set-market-state', marketId: 2, state: MarketState.halted });
  message(venue, bot, '[1,"buy"]');
  message(venue, bot, '[0,"buy"]');
  expect(rowsOf(venue, bot, 'test.market')).toMatchObject([{ params: { leg: 1, state: MarketState.halted } }]);
  expect(rowsOf(venue, bot, 'test.leg-closed', 'test.traded')).toMatchObject([
    { code: 'test.leg-closed', params: { leg: 1 } },
    { code: 'test.traded', params: { leg: 0 } },
  ]);
  expect(venue.exchange.openOrders(bot)).toMatchObject([{ marketId: 0, priceTicks: 9_500 }]);
});

test('a price wakes it in the market where it is reached', () => {
  const venue = venueOf(twoLegBot('futures'), [3, 1]);
  const bot = venue.start(ann, terms, StrategyType.spotGrid, 3, 1);
  venue.moveTo(10_150, 1);
  expect(rowsOf(venue, bot, 'test.price')).toEqual([]);
  venue.moveTo(10_200, 1);
  expect(rowsOf(venue, bot, 'test.price')).toMatchObject([{ params: { leg: 1, last: 10_200 } }]);
});

test('it has one time for all of its markets, which stays while it waits for something else in one of them', () => {
  const venue = venueOf(twoLegBot('spot'), [0, 2]);
  const bot = venue.start(ann, terms, StrategyType.spotGrid, 0, 2);
  venue.pass(89_999);
  expect(rowsOf(venue, bot, 'test.time')).toEqual([]);
  venue.pass(1);
  expect(rowsOf(venue, bot, 'test.time')).toMatchObject([{ params: { leg: 0 } }]);
  // It asks for the next one when it was told of this one.
  venue.pass(90_000);
  expect(rowsOf(venue, bot, 'test.time')).toHaveLength(2);
});

const fitting: readonly [StrategyLine, readonly number[], boolean][] = [
  ['spot', [0, 2], true],
  ['spot', [0, 1], false],
  ['spot', [0, 0], false],
  ['spot', [0, 9], false],
  ['futures', [1, 3], true],
  ['futures', [0, 1], false],
  ['spot-and-futures', [0, 1], true],
  ['spot-and-futures', [0, 3], true],
  ['spot-and-futures', [1, 0], false],
  ['spot-and-futures', [0, 2], false],
];

test.each(fitting)('a bot of %s with the markets %j: %s', (line, marketIds, isOne) => {
  const venue = new BotVenue({ kindOf: () => twoLegBot(line) });
  venue.start(ann, terms, StrategyType.spotGrid, ...marketIds);
  expect(venue.host.bots.records()).toHaveLength(isOne ? 1 : 0);
});

test('a kind of one market has one and no more', () => {
  const venue = new BotVenue({ kindOf: () => twoPriceBot });
  venue.start(ann, { kind: 'grid', terms: sampleGrid({ grids: 2 }) }, StrategyType.spotGrid, 0, 2);
  expect(venue.host.bots.records()).toEqual([]);
});

describe('a kill between two steps', () => {
  /** An hour of one bot in spot and a contract. */
  const live = (kills: (steps: number) => boolean): BotVenue => {
    const venue = new BotVenue({ kindOf: () => kind, kills, writes: (steps) => steps % 3 === 0 });
    const move = (price: number): void => {
      for (const marketId of [2, 3]) {
        venue.moveTo(price, marketId);
        venue.offer(price, marketId);
      }
    };
    move(10_000);
    const bot = venue.start(ann, terms, StrategyType.spotGrid, 2, 3);
    for (const price of [10_300, 9_700, 9_400, 10_500, 11_000]) {
      move(price);
      message(venue, bot, `[${price % 3 === 0 ? 0 : 1},"buy"]`);
      venue.pass(45_000);
    }
    venue.tell(bot, { action: 'stop', sells: false });
    return venue;
  };
  const kind = twoLegBot('spot-and-futures');

  test('at every boundary changes nothing', () => {
    const { steps } = live(() => false);
    expect(steps).toBeGreaterThan(30);
    for (let at = 0; at < steps; at += 1) {
      let killed = 0;
      const venue = live((taken) => taken === at && (killed += 1) === 1);
      expect(venue.kills).toBe(1);
      expectFolded(venue);
    }
  });
});

describe('what earlier releases have written', () => {
  const twoPrices = { kind: 'grid' as const, terms: sampleGrid({ grids: 2 }) };

  test('a start that names its one market starts a bot in it', () => {
    const venue = venueOf(twoPriceBot, [0]);
    const accountId = venue.open(ann, 'former');
    const text = JSON.stringify({ action: 'start', strategyType: StrategyType.spotGrid, marketId: 0, terms: twoPrices });
    venue.send({ type: 'instruct-strategy', accountId, name: 'start', text });
    expect(venue.record(accountId)).toMatchObject({ state: BotState.running, marketIds: [0] });
  });

  test('a bot that was stored with its one market goes on where it was', () => {
    const venue = venueOf(twoPriceBot, [0]);
    const bot = venue.start(ann, twoPrices);
    venue.pass(45_000);
    venue.checkpoint();
    const before = venue.host.bots.records();
    const dueMs = venue.host.nextDueMs();
    venue.rewrite((text) => {
      const { marketIds, waits, wakeMs, endangered, orders, ...same } = JSON.parse(text);
      const former = orders.map(({ leg: _leg, ...order }: { leg: number }) => order);
      expect([marketIds, waits.length, endangered]).toEqual([[0], 1, []]);
      return JSON.stringify({
        ...same,
        version: 1,
        marketId: 0,
        waits: { ...waits[0], atMs: wakeMs },
        isEndangered: false,
        orders: former,
      });
    });
    venue.kill();
    expect(venue.host.bots.records()).toEqual(before);
    expect(venue.host.nextDueMs()).toBe(dueMs);
    venue.pass(45_000);
    expect(rowsOf(venue, bot, 'test.time')).toMatchObject([{ timeMs: openedMs + 90_000 }]);
    venue.moveTo(8_900);
    venue.moveTo(11_100);
    expect(rowsOf(venue, bot, 'test.bought', 'test.sold')).toHaveLength(2);
  });
});
