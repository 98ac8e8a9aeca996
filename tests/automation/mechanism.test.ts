// The mechanism of bots over the real core: what a bot is told, what becomes of its steps, and that a kill changes nothing.
import { describe, expect, test } from 'vitest';

import type { GridTerms } from '#lib/contract/bots/grid/grid-terms.ts';
import { BotState, StopReason, StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { botKind } from '#server/automation/bots/bot-kinds.ts';
import type { KindEntry } from '#server/automation/instances/run-kind.ts';
import { ticks } from '#server/engine/units.ts';
import { ann, bob, BotVenue, openedMs } from './bot-venue.ts';
import { expectFolded } from './expect-folded.ts';
import { lawSamples } from './law-samples.ts';
import { sampleGrid } from './sample-terms.ts';
import { twoPriceBot } from './two-price-bot.ts';

const terms = (more: Partial<GridTerms> = {}) => ({
  kind: 'grid' as const,
  terms: sampleGrid({ grids: 2, sellsAtEnd: false, ...more }),
});

const kindOf = (strategyType: number) => (strategyType === StrategyType.spotGrid ? twoPriceBot : null);
const usdt = (whole: number): number => whole * 100_000_000;

test('a bot takes its funds, buys low, sells high, and gives everything back', () => {
  const venue = new BotVenue({ kindOf });
  venue.moveTo(10_000);
  const before = venue.balance(ann, 1);
  const bot = venue.start(ann, terms());
  expect(venue.record(bot)).toMatchObject({ state: BotState.running, investedUnits: usdt(1000), addedUnits: 0, startedMs: openedMs });
  expect(venue.balance(ann, 1)).toBe(before - 100_000_000_000n);
  venue.moveTo(8_900);
  expect(venue.record(bot)).toMatchObject({ state: BotState.outOfRange, needsOwner: 'out-of-range' });
  venue.moveTo(11_100);
  // 11.1111 at 90 cost 999.999. 0.1 % is the fee: 11.0999 at 110 bring 1220.989, less 1.220989, and 0.00008889 coins are left.
  expect(venue.said(bot).filter((code) => code === 'test.bought' || code === 'test.sold')).toEqual(['test.bought', 'test.sold']);
  expect(venue.record(bot)).toMatchObject({ fills: 2, feeUnits: 99_999_900 + 122_098_900 });
  venue.tell(bot, { action: 'stop', sells: false });
  const record = venue.record(bot);
  expect(record).toMatchObject({ state: BotState.stopped, stopReason: StopReason.manual, coins: [], endedMs: openedMs });
  expect([venue.balance(bot, 0), venue.balance(bot, 1)]).toEqual([0n, 0n]);
  expect(venue.said(bot).at(-1)).toBe('bot.ended');
  expect(venue.balance(ann, 1)).toBe(before - 99_999_900_000n + 122_098_900_000n - 122_098_900n);
});

test('time, candles and prices wake a bot when they are due, and not before', () => {
  const venue = new BotVenue({ kindOf });
  venue.moveTo(10_000);
  const bot = venue.start(ann, terms());
  venue.pass(59_999);
  expect(venue.said(bot).filter((code) => code === 'test.candle')).toHaveLength(0);
  // It began at the very beginning of a minute, so that minute is a whole one.
  venue.pass(1);
  expect(venue.said(bot).filter((code) => code === 'test.candle')).toHaveLength(1);
  venue.pass(29_999);
  expect(venue.said(bot)).not.toContain('test.time');
  venue.pass(1);
  expect(venue.said(bot)).toContain('test.time');
  venue.pass(10 * 60_000);
  expect(venue.said(bot).filter((code) => code === 'test.candle')).toHaveLength(11);
  const candles = [...venue.rows.values()].filter(({ code }) => code === 'test.candle').map(({ params }) => params);
  expect(candles.at(-1)).toEqual({ open: openedMs + 10 * 60_000, close: 10_000, volume: 0 });
});

test('terms that are wrong start nothing, and a change that is wrong changes nothing', () => {
  const venue = new BotVenue({ kindOf });
  const refused = venue.start(ann, terms({ grids: 3 }));
  expect(venue.record(refused)).toMatchObject({ state: BotState.stopped, stopReason: StopReason.cancelled });
  expect(venue.said(refused)).toEqual(['bot.start-refused', 'bot.ended']);
  const bot = venue.start(ann, terms());
  venue.tell(bot, { action: 'edit', edit: { kind: 'grid', edit: { lowerPrice: '80' } } });
  expect(venue.said(bot).at(-1)).toBe('bot.edit-refused');
  venue.tell(bot, { action: 'edit', edit: { kind: 'grid', edit: { upperPrice: '120' } } });
  expect(venue.record(bot).terms.terms).toMatchObject({ upperPrice: '120', lowerPrice: '90' });
  expect(venue.record(bot).figures.upperTicks).toBe(12_000);
});

test('coins are added on the way, and what its owner does not have ends a bot before it has begun', () => {
  const venue = new BotVenue({ kindOf });
  venue.moveTo(10_000);
  const bot = venue.start(ann, terms());
  venue.tell(bot, { action: 'add-funds', assetId: 0, units: 50_000_000 });
  // Half a coin at 100.
  expect(venue.record(bot)).toMatchObject({ investedUnits: usdt(1000), addedUnits: usdt(50) });
  venue.tell(bot, { action: 'add-funds', assetId: 0, units: 900_000_000_000_000 });
  expect(venue.said(bot).at(-1)).toBe('bot.funds-refused');
  const poor = venue.start(bob, terms({ quoteInvestment: '20000000' }));
  expect(venue.record(poor)).toMatchObject({ state: BotState.stopped, stopReason: StopReason.insufficientBalance, startedMs: null });
});

/** A day in the life of three bots. */
function live(kills: (steps: number) => boolean, everySteps: number): BotVenue {
  const venue = new BotVenue({ kindOf, kills, writes: (steps) => steps % everySteps === 0 });
  venue.moveTo(10_000);
  const first = venue.start(ann, terms());
  const second = venue.start(ann, terms({ lowerPrice: '95', upperPrice: '105', quoteInvestment: '500' }));
  const third = venue.start(bob, terms({ lowerPrice: '80', upperPrice: '130' }));
  let round = 0;
  for (const price of [9_400, 10_600, 8_900, 9_300, 11_200, 9_450, 7_900, 13_100, 8_900, 10_600, 9_400, 11_100, 9_000]) {
    venue.moveTo(price);
    venue.pass(45_000);
    round += 1;
    if (round % everySteps === 0) venue.checkpoint();
    if (round === 4) venue.tell(second, { action: 'pause' });
    if (round === 5) venue.tell(second, { action: 'resume' });
    if (round === 6) venue.tell(third, { action: 'add-funds', assetId: 1, units: usdt(10) });
    if (round === 7) venue.tell(first, { action: 'stop', sells: false });
  }
  venue.checkpoint();
  return venue;
}

describe('a kill between two steps', () => {
  const { steps: inAll } = live(() => false, 1);

  test('nobody is killed: there is something to kill between', () => {
    expect(inAll).toBeGreaterThan(15);
  });

  test.each([1, 2, 4])('at every boundary, with a checkpoint every %i moves, changes nothing', (every) => {
    for (let at = 0; at < inAll; at += 1) {
      let done = false;
      const venue = live((steps) => {
        if (done || steps !== at) return false;
        done = true;
        return true;
      }, every);
      expect(venue.kills).toBe(1);
      expectFolded(venue);
    }
  });

  test('at all of them in one run changes nothing either', () => {
    let last = -1;
    const venue = live((steps) => {
      if (steps === last) return false;
      last = steps;
      return true;
    }, 2);
    expect(venue.kills).toBe(venue.steps);
    expectFolded(venue);
  });
});

test('a long that comes near its liquidation says so at its price, once, and again when it is safe', () => {
  const venue = new BotVenue({ kindOf: botKind });
  venue.moveTo(10_000, 1);
  venue.offer(10_000, 1);
  const [sample] = lawSamples[StrategyType.futuresDca];
  if (sample?.terms.kind !== 'martingale') throw new Error('there is no sample');
  const long = { kind: 'martingale' as const, terms: { ...sample.terms.terms, leverage: 10 } };
  const bot = venue.start(ann, long, StrategyType.futuresDca, 1);
  const [position] = venue.record(bot).positions;
  if (position === undefined) throw new Error('nothing was opened');
  // Maintenance 0.5 % and the fee 0.1 % of the value: near is where equity is 0.9 % of it.
  const { lots, entryValue, marginUnits } = position;
  const nearTicks = (entryValue * 100 - marginUnits) / (lots * 100 * 0.991);
  const mark = (ticksOf: number): void =>
    void venue.send({ type: 'set-mark-price', marketId: 1, markTicks: ticks(ticksOf), indexTicks: ticks(ticksOf) });
  mark(Math.floor(nearTicks) + 2);
  expect(venue.record(bot).needsOwner).toBeNull();
  mark(Math.floor(nearTicks));
  expect(venue.record(bot).needsOwner).toBe('near-liquidation');
  mark(Math.floor(nearTicks) - 1);
  mark(Math.floor(nearTicks) + 2);
  expect(venue.record(bot).needsOwner).toBe('near-liquidation');
  mark(10_000);
  expect(venue.record(bot).needsOwner).toBeNull();
  expect(venue.said(bot).filter((code) => code === 'bot.near-liquidation' || code === 'bot.out-of-danger')).toEqual([
    'bot.near-liquidation',
    'bot.out-of-danger',
  ]);
});

describe('another release that decides otherwise', () => {
  /** The same bot, which puts its first order elsewhere. */
  const elsewhere: KindEntry = {
    ...twoPriceBot,
    create: (told, legs) => twoPriceBot.create(told.kind === 'grid' ? terms({ lowerPrice: '85' }) : told, legs),
  };

  test('takes over what the core has done, takes back what it would not have ordered, and owes nobody anything', () => {
    let kind = twoPriceBot;
    const venue = new BotVenue({ kindOf: () => kind });
    venue.moveTo(10_000);
    const before = venue.balance(ann, 1);
    const bot = venue.start(ann, terms());
    expect(venue.exchange.openOrders(bot)).toMatchObject([{ priceTicks: 9_000, clientOid: '2' }]);
    kind = elsewhere;
    venue.kill();
    venue.settle();
    expect(venue.exchange.openOrders(bot)).toEqual([]);
    expect(venue.said(bot)).toEqual(['test.started', 'test.moved', 'test.done', 'bot.other-release', 'test.refused']);
    venue.tell(bot, { action: 'stop', sells: false });
    expect(venue.record(bot)).toMatchObject({ state: BotState.stopped, coins: [] });
    expect(venue.balance(ann, 1)).toBe(before);
    expectFolded(venue);
  });

  test('goes on behind steps that it would not have taken at all', () => {
    const idle: KindEntry = {
      ...twoPriceBot,
      create: (told, legs) => ({ ...twoPriceBot.create(told, legs), decide: () => undefined }),
    };
    let kind = twoPriceBot;
    const venue = new BotVenue({ kindOf: () => kind });
    venue.moveTo(10_000);
    const bot = venue.start(ann, terms());
    kind = idle;
    venue.kill();
    venue.settle();
    expect(venue.exchange.openOrders(bot)).toEqual([]);
    expect(venue.said(bot).filter((code) => code === 'bot.other-release')).toHaveLength(2);
    expectFolded(venue);
  });
});
