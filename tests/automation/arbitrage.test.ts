// An arbitrage bot over the real core: its slices in both legs, one leg that fails, its margin, its income, its exits, and its end.
import { describe, expect, test } from 'vitest';

import type { ArbitrageTerms } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import { BotState, StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { MarketState, Side } from '#lib/contract/enums.ts';
import { botKind } from '#server/automation/bots/bot-kinds.ts';
import type { arbitrageReasons } from '#server/automation/bots/arbitrage/arbitrage-reasons.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { ticks } from '#server/engine/units.ts';
import { ann, BotVenue, mover } from './bot-venue.ts';
import { expectFolded } from './expect-folded.ts';
import { sampleArbitrage } from './sample-terms.ts';

const usdt = (amount: number): number => Math.round(amount * 100_000_000);
const [spot, perpetual] = [0, 1];

function venueAt(price: number): BotVenue {
  const venue = new BotVenue({ kindOf: botKind });
  moveBoth(venue, price);
  return venue;
}

/** Rates are prices in cents; orders stand a cent on either side. */
function moveBoth(venue: BotVenue, price: number): void {
  for (const marketId of [spot, perpetual]) {
    venue.moveTo(price, marketId);
    venue.offer(price, marketId);
  }
}

const start = (venue: BotVenue, changed: Partial<ArbitrageTerms> = {}): number =>
  venue.start(ann, { kind: 'arbitrage', terms: sampleArbitrage(changed) }, StrategyType.arbitrage, spot, perpetual);

/** Rows of the bot with one of these codes. */
function rowsOf(venue: BotVenue, bot: number, ...codes: readonly (keyof typeof arbitrageReasons)[]) {
  venue.said(bot);
  const wanted: readonly string[] = codes;
  return [...venue.rows.values()].filter(({ strategyId, code }) => strategyId === bot && wanted.includes(code));
}

const heldOf = (venue: BotVenue, bot: number): number => venue.record(bot).coins.find(({ assetId }) => assetId === 0)?.units ?? 0;
const shortOf = (venue: BotVenue, bot: number): number =>
  venue.record(bot).positions.find(({ marketId }) => marketId === perpetual)?.lots ?? 0;

describe('going in', () => {
  test('equal legs in slices, coins first, never a slice and a lot apart', () => {
    const venue = venueAt(10_000);
    const bot = start(venue);
    // At 100.01 a coin ties up 100.6107 in spot (0.5 % of room, 0.1 % of fee) and 101.6162 short: 970 of 1,000 carry 4.7965 of them.
    expect(rowsOf(venue, bot, 'arbitrage.sized')).toMatchObject([{ params: { lots: 47_965 } }]);
    expect(shortOf(venue, bot)).toBe(47_965);
    expect(heldOf(venue, bot)).toBeGreaterThanOrEqual(47_965 * 10_000);
    expect(heldOf(venue, bot)).toBeLessThan(47_975 * 10_000);
    // Four slices of 100 ÷ 100.01 coins, and the rest; a lot more where the roundings of purchases have come to one.
    const slices = rowsOf(venue, bot, 'arbitrage.shorts').map(({ params }) => Number(params['lots']));
    expect(slices).toHaveLength(5);
    expect(slices.reduce((sum, lots) => sum + lots, 0)).toBe(47_965);
    expect(Math.max(...slices)).toBeLessThanOrEqual(10_000);
    let [coins, short, apart] = [0, 0, 0];
    for (const { code, params } of rowsOf(venue, bot, 'arbitrage.bought', 'arbitrage.shorted')) {
      if (code === 'arbitrage.bought') coins += Number(params['lots']);
      else short += Number(params['lots']);
      apart = Math.max(apart, coins - short);
    }
    // A thousandth of each purchase is the fee: at most the slice, what the fees of all have taken, and a lot of rounding each.
    expect(apart).toBeLessThanOrEqual(9_999 + 48 + 6);
    expect(venue.record(bot)).toMatchObject({ state: BotState.running, investedUnits: usdt(1000) });
  });

  test('a contract that is refused undoes the coins, and is tried again with the next price', () => {
    const venue = venueAt(10_000);
    // Nobody buys the contract any more.
    venue.send({ type: 'cancel-all-orders', accountId: 1003, marketId: perpetual, side: null });
    const bot = start(venue);
    expect(rowsOf(venue, bot, 'arbitrage.undoes-purchase')).toHaveLength(1);
    expect(rowsOf(venue, bot, 'arbitrage.undone')).toHaveLength(1);
    expect(shortOf(venue, bot)).toBe(0);
    // The rest of the slice is the rounding of its fee.
    expect(heldOf(venue, bot)).toBeLessThan(10 * 10_000);
    moveBoth(venue, 10_000);
    venue.pass(60_000);
    expect(shortOf(venue, bot)).toBeGreaterThan(40_000);
  });

  test('a contract that does not trade is not begun with; one that stops in between undoes the slice', () => {
    const venue = venueAt(10_000);
    venue.send({ type: 'set-market-state', marketId: perpetual, state: MarketState.halted });
    const bot = start(venue);
    expect(rowsOf(venue, bot, 'arbitrage.buys')).toEqual([]);
    venue.send({ type: 'set-market-state', marketId: perpetual, state: MarketState.online });
    expect(shortOf(venue, bot)).toBe(47_965);
  });

  test('at a price: what stands is placed anew after a minute, and is followed by its short leg', () => {
    const venue = venueAt(10_000);
    const bot = start(venue, { placement: 'limit' });
    // The last trade was at 100.01, where somebody sells.
    expect(rowsOf(venue, bot, 'arbitrage.buys').length).toBeGreaterThan(0);
    moveBoth(venue, 10_200);
    for (let minutes = 0; minutes < 30; minutes += 1) {
      venue.pass(61_000);
      moveBoth(venue, minutes % 2 === 0 ? 10_190 : 10_200);
    }
    expect(shortOf(venue, bot)).toBeGreaterThan(40_000);
    expect(venue.exchange.openOrders(bot)).toEqual([]);
  });

  test('at a price that the band refuses: it is tried every five seconds, with one row each time, until the band has followed', () => {
    const venue = new BotVenue({ kindOf: botKind, priceBandPpm: 50_000 });
    moveBoth(venue, 10_000);
    // The last price is 100, and the band of spot is measured from 80.
    venue.send({ type: 'set-reference-price', marketId: spot, priceTicks: ticks(8_000) });
    const bot = start(venue, { placement: 'limit' });
    const refused = () => rowsOf(venue, bot, 'arbitrage.refused');
    for (let trades = 0; trades < 10; trades += 1) venue.trade(mover, Side.sell, 1000, perpetual);
    expect(refused()).toMatchObject([{ params: { reason: RejectReason.priceAboveBand } }]);
    venue.pass(90_000);
    expect([refused().length, venue.record(bot).state]).toEqual([19, BotState.starting]);
    venue.send({ type: 'set-reference-price', marketId: spot, priceTicks: ticks(10_000) });
    venue.pass(5_000);
    expect([refused().length, shortOf(venue, bot)]).toEqual([19, 47_965]);
    expectFolded(venue);
  });
});

describe('its margin', () => {
  test('the reserve is added when the mark price comes near liquidation, and without one everything is closed', () => {
    const venue = venueAt(10_000);
    const bot = start(venue, { leverage: 3 });
    for (let price = 10_100; price <= 15_000 && venue.record(bot).state !== BotState.stopped; price += 100) {
      moveBoth(venue, price);
      venue.pass(60_000);
    }
    const codes = venue.said(bot);
    expect(codes.indexOf('arbitrage.margin-added')).toBeGreaterThan(0);
    expect(codes.indexOf('arbitrage.near-liquidation')).toBeGreaterThan(codes.indexOf('arbitrage.margin-added'));
    expect(codes).not.toContain('arbitrage.liquidated');
    expect(venue.record(bot)).toMatchObject({ state: BotState.stopped, stopReason: 'stop-loss', coins: [], positions: [] });
    // Margin of a third carries a rise of a third: 80 % of the way is the watched part of it, and a little more for what was added.
    const [near] = rowsOf(venue, bot, 'arbitrage.near-liquidation');
    expect(Number(near?.params['price'])).toBeGreaterThan(12_400);
    expect(Number(near?.params['price'])).toBeLessThan(13_400);
  });

  test('a price that has risen by a quarter costs it fees and no more', () => {
    const venue = venueAt(10_000);
    const bot = start(venue);
    moveBoth(venue, 12_500);
    venue.tell(bot, { action: 'stop', sells: true });
    const { returnedUnits, investedUnits } = venue.record(bot);
    // Four legs at 0.1 % of 480 to 600, and a cent of spread each.
    expect(returnedUnits).toBeLessThan(investedUnits);
    expect(returnedUnits).toBeGreaterThan(investedUnits - usdt(2.5));
  });
});

describe('coming out', () => {
  test('the prices come together', () => {
    const venue = venueAt(10_000);
    const bot = start(venue, { exitBasis: '-0.01' });
    expect(venue.record(bot).state).toBe(BotState.running);
    venue.moveTo(9_880, perpetual);
    venue.offer(9_880, perpetual);
    venue.pass(120_000);
    expect(venue.record(bot)).toMatchObject({ state: BotState.stopped, stopReason: 'arbitrage', coins: [], positions: [] });
    expect(rowsOf(venue, bot, 'arbitrage.basis-reached')).toHaveLength(1);
  });

  test('so much is made', () => {
    const venue = venueAt(10_000);
    const bot = start(venue, { takeProfit: '3' });
    venue.moveTo(9_880, perpetual);
    venue.offer(9_880, perpetual);
    venue.pass(120_000);
    // 4.797 short coins have gained 1.2 each, less about 1 of fees.
    expect(venue.record(bot)).toMatchObject({ state: BotState.stopped, stopReason: 'take-profit' });
  });

  test('kept coins go back as they are, and the short leg is closed', () => {
    const venue = venueAt(10_000);
    const bot = start(venue);
    const held = heldOf(venue, bot);
    const before = venue.exchange.balances(ann).find(({ assetId }) => assetId === 0)?.available ?? 0n;
    venue.tell(bot, { action: 'stop', sells: false });
    const after = venue.exchange.balances(ann).find(({ assetId }) => assetId === 0)?.available ?? 0n;
    expect(Number(after - before)).toBe(held);
    expect(venue.record(bot)).toMatchObject({ state: BotState.stopped, coins: [], positions: [] });
    expect(rowsOf(venue, bot, 'arbitrage.kept-as-it-is')).toHaveLength(1);
  });

  test('kept coins, and a short leg that nobody closes: it is tried again at each price, and not without end', () => {
    const venue = venueAt(10_000);
    const bot = start(venue);
    venue.send({ type: 'cancel-all-orders', accountId: 1003, marketId: perpetual, side: null });
    venue.tell(bot, { action: 'stop', sells: false });
    expect(rowsOf(venue, bot, 'arbitrage.refused')).toHaveLength(1);
    expect(shortOf(venue, bot)).toBe(47_965);
    moveBoth(venue, 10_000);
    expect(venue.record(bot)).toMatchObject({ state: BotState.stopped, coins: [], positions: [] });
  });

  test('a halted leg holds up the end, and nothing is sold without the other', () => {
    const venue = venueAt(10_000);
    const bot = start(venue);
    venue.send({ type: 'set-market-state', marketId: perpetual, state: MarketState.halted });
    venue.tell(bot, { action: 'stop', sells: true });
    expect(rowsOf(venue, bot, 'arbitrage.sells')).toEqual([]);
    expect(venue.record(bot).state).toBe(BotState.stopping);
    venue.send({ type: 'set-market-state', marketId: perpetual, state: MarketState.online });
    moveBoth(venue, 10_000);
    expect(venue.record(bot)).toMatchObject({ state: BotState.stopped, coins: [], positions: [] });
  });

  test('a short leg that cannot be closed has its coins bought again, and both are tried with the next minute', () => {
    const venue = venueAt(10_000);
    const bot = start(venue);
    const held = heldOf(venue, bot);
    // Nobody sells the contract any more.
    venue.send({ type: 'cancel-all-orders', accountId: 1003, marketId: perpetual, side: null });
    venue.tell(bot, { action: 'stop', sells: true });
    expect(rowsOf(venue, bot, 'arbitrage.undoes-sale')).toHaveLength(1);
    expect(shortOf(venue, bot)).toBe(47_965);
    // Coins and shorts are equal again, to a lot.
    expect(Math.abs(heldOf(venue, bot) - held)).toBeLessThanOrEqual(3 * 10_000);
    for (let minutes = 0; minutes < 3; minutes += 1) {
      moveBoth(venue, 10_000);
      venue.pass(60_000);
    }
    expect(venue.record(bot)).toMatchObject({ state: BotState.stopped, coins: [], positions: [] });
  });

  test('a pause opens nothing, and what is open stays', () => {
    const venue = venueAt(10_000);
    venue.send({ type: 'set-market-state', marketId: spot, state: MarketState.halted });
    const bot = start(venue);
    venue.tell(bot, { action: 'pause' });
    venue.send({ type: 'set-market-state', marketId: spot, state: MarketState.online });
    moveBoth(venue, 10_000);
    expect(shortOf(venue, bot)).toBe(0);
    venue.tell(bot, { action: 'resume' });
    expect(shortOf(venue, bot)).toBe(47_965);
    venue.tell(bot, { action: 'edit', edit: { kind: 'arbitrage', edit: { sliceAmount: '200' } } });
    expect(venue.said(bot).at(-1)).toBe('arbitrage.edited');
  });
});

test('one that a release has stored which borrowed nothing goes on as it would have', () => {
  const end = (isFormer: boolean) => {
    const venue = venueAt(10_000);
    const bot = start(venue);
    venue.checkpoint();
    if (isFormer) venue.rewrite(asFormer);
    venue.kill();
    moveBoth(venue, 10_300);
    venue.tell(bot, { action: 'stop', sells: true });
    return venue.record(bot);
  };
  const [former, present] = [end(true), end(false)];
  expect(former).toEqual(present);
  expect(former).toMatchObject({ state: BotState.stopped, coins: [], positions: [] });
});

/** Without what there is of loans. */
function asFormer(text: string): string {
  const { debts: _debts, kind, sums, ...stored } = JSON.parse(text);
  const { interestUnits: _interest, ...formerSums } = sums;
  const { contractLots, ...state } = JSON.parse(kind).state;
  for (const name of [
    'owedUnits',
    'marginCash',
    'loanTicks',
    'loanMarkTicks',
    'loanStep',
    'hasRepaid',
    'transfers',
    'interestUnits',
    'interestSince',
  ])
    delete state[name];
  return JSON.stringify({
    ...stored,
    sums: formerSums,
    kind: JSON.stringify({ version: 1, state: { ...state, shortLots: contractLots } }),
  });
}
