// An arbitrage bot with borrowed coins over the real core: its slices, its loan and what that costs, its margin, and its end without a debt.
import { describe, expect, test } from 'vitest';

import type { ArbitrageTerms } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import { BotState, StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { MarketState, SelfTradePrevention, Side, TimeInForce, Wallet } from '#lib/contract/enums.ts';
import { botKind } from '#server/automation/bots/bot-kinds.ts';
import type { arbitrageReasons } from '#server/automation/bots/arbitrage/arbitrage-reasons.ts';
import { viewOf } from '#server/automation/instances/worth.ts';
import type { PlaceOrder } from '#server/engine/orders/order-command.ts';
import { lots, ticks, units } from '#server/engine/units.ts';
import { ann, BotVenue } from './bot-venue.ts';
import { markets } from './venue/venue-markets.ts';
import { expectFolded } from './expect-folded.ts';
import { sampleArbitrage } from './sample-terms.ts';

const usdt = (amount: number): number => Math.round(amount * 100_000_000);
const [spot, perpetual] = [0, 1];
const hourMs = 3_600_000;
/** Lots of either leg: 970 of 1,000, where a coin at 100.01 ties up 100.7111 behind its loan and 101.6162 as margin. */
const sized = 47_942;

function moveBoth(venue: BotVenue, price: number): void {
  for (const marketId of [spot, perpetual]) {
    venue.moveTo(price, marketId);
    venue.offer(price, marketId);
  }
}

function venueAt(price: number, kills?: (steps: number) => boolean): BotVenue {
  const venue = new BotVenue({ kindOf: botKind, ...(kills === undefined ? {} : { kills }) });
  moveBoth(venue, price);
  return venue;
}

const start = (venue: BotVenue, changed: Partial<ArbitrageTerms> = {}): number =>
  venue.start(
    ann,
    { kind: 'arbitrage', terms: sampleArbitrage({ direction: 'negative', ...changed }) },
    StrategyType.arbitrage,
    spot,
    perpetual,
  );

function rowsOf(venue: BotVenue, bot: number, ...codes: readonly (keyof typeof arbitrageReasons)[]) {
  venue.said(bot);
  const wanted: readonly string[] = codes;
  return [...venue.rows.values()].filter(({ strategyId, code }) => strategyId === bot && wanted.includes(code));
}

const walletOf = (venue: BotVenue, bot: number) => venue.exchange.margins(bot).find(({ wallet }) => wallet === Wallet.isolated);
/** Coins that are owed and not there, in units. */
function soldOf(venue: BotVenue, bot: number): number {
  const coin = walletOf(venue, bot)?.coins.find(({ assetId }) => assetId === 0);
  return coin === undefined ? 0 : Number(coin.principal + coin.interest - coin.available - coin.frozen);
}
const longOf = (venue: BotVenue, bot: number): number =>
  venue.record(bot).positions.find(({ marketId, holdSide }) => marketId === perpetual && holdSide === 'long')?.lots ?? 0;

/** Somebody sells more than any bot owes, far above. */
const restingAsk: PlaceOrder = {
  type: 'place-order',
  accountId: 1003,
  marketId: spot,
  side: Side.sell,
  kind: 'limit',
  timeInForce: TimeInForce.gtc,
  priceTicks: ticks(12_850),
  quantityLots: lots(1_000_000),
  amountUnits: units(0n),
  clientOid: '',
  selfTradePrevention: SelfTradePrevention.cancelTaker,
};

/** Nothing is owed, held or open, and nothing of the owner's is lost but what the test says. */
function expectEmpty(venue: BotVenue, bot: number): void {
  expect(venue.record(bot)).toMatchObject({ state: BotState.stopped, coins: [], positions: [], debts: [] });
  expect(walletOf(venue, bot)?.coins).toEqual([]);
  expect(venue.exchange.balances(bot).filter(({ available, frozen }) => available + frozen !== 0n)).toEqual([]);
  expect(venue.exchange.openOrders(bot)).toEqual([]);
  // The lender has back what it lent.
  expect(venue.exchange.lending().assets.map(({ lentUnits }) => lentUnits)).toEqual([0, 0]);
}

describe('going in', () => {
  test('coins are borrowed and sold in slices, with as much of the perpetual behind each', () => {
    const venue = venueAt(10_000);
    const bot = start(venue);
    expect(rowsOf(venue, bot, 'arbitrage.sized')).toMatchObject([{ params: { lots: sized } }]);
    expect(longOf(venue, bot)).toBe(sized);
    // Sold to the lot, and the first hour of each slice: a ten-thousandth.
    expect(soldOf(venue, bot)).toBeGreaterThanOrEqual(sized * 10_000);
    expect(soldOf(venue, bot)).toBeLessThan(sized * 10_001.1);
    const slices = rowsOf(venue, bot, 'arbitrage.goes-long').map(({ params }) => Number(params['lots']));
    expect(slices.reduce((sum, lots) => sum + lots, 0)).toBe(sized);
    expect(slices.length).toBeGreaterThanOrEqual(5);
    // 100 at 100.01.
    expect(Math.max(...slices)).toBeLessThanOrEqual(10_000);
    let [sold, long, apart] = [0, 0, 0];
    for (const { code, params } of rowsOf(venue, bot, 'arbitrage.sold', 'arbitrage.opened-long')) {
      if (code === 'arbitrage.sold') sold += Number(params['lots']);
      else long += Number(params['lots']);
      apart = Math.max(apart, sold - long);
    }
    expect(apart).toBeLessThanOrEqual(9_999);
    expect(rowsOf(venue, bot, 'arbitrage.borrows')).toHaveLength(slices.length);
    expect(venue.record(bot)).toMatchObject({ state: BotState.running, investedUnits: usdt(1000) });
    expectFolded(venue);
  });

  test('a perpetual that is refused undoes the sale: coins are bought back and repaid', () => {
    const venue = venueAt(10_000);
    venue.send({ type: 'cancel-all-orders', accountId: 1003, marketId: perpetual, side: null });
    const bot = start(venue);
    expect(rowsOf(venue, bot, 'arbitrage.undoes-sale')).toHaveLength(1);
    expect(rowsOf(venue, bot, 'arbitrage.repays')).toHaveLength(1);
    expect([longOf(venue, bot), venue.record(bot).debts]).toEqual([0, []]);
    expect(venue.exchange.lending().assets.map(({ lentUnits }) => lentUnits)).toEqual([0, 0]);
    moveBoth(venue, 10_000);
    venue.pass(60_000);
    expect(longOf(venue, bot)).toBeGreaterThan(40_000);
  });

  test('a pool that is empty sells nothing, and ends it after five refusals with all its money', () => {
    const venue = venueAt(10_000);
    venue.send({
      type: 'set-margin-asset',
      assetId: 0,
      marketId: 0,
      poolUnits: 0,
      dailyRatesE9: [2_400_000],
      collateral: [{ upToUnits: Number.MAX_SAFE_INTEGER, valuePpm: 1_000_000 }],
      debts: [],
    });
    const bot = start(venue);
    expect(rowsOf(venue, bot, 'arbitrage.refused')).toMatchObject([{ params: { reason: 'lending-pool-empty', times: 1 } }]);
    for (let times = 0; times < 5; times += 1) moveBoth(venue, 10_000);
    expect(rowsOf(venue, bot, 'arbitrage.sold')).toEqual([]);
    expect(venue.record(bot)).toMatchObject({ stopReason: 'order-failed', returnedUnits: usdt(1000) });
    expectEmpty(venue, bot);
  });

  test('at a price: borrowed coins wait for it, and are sold with the perpetual behind them', () => {
    const venue = venueAt(10_000);
    const bot = start(venue, { placement: 'limit' });
    moveBoth(venue, 9_800);
    for (let minutes = 0; minutes < 30; minutes += 1) {
      venue.pass(61_000);
      moveBoth(venue, minutes % 2 === 0 ? 9_810 : 9_800);
    }
    expect(longOf(venue, bot)).toBeGreaterThan(40_000);
    expect(venue.exchange.openOrders(bot)).toEqual([]);
  });
});

describe('what it costs', () => {
  test('interest by the hour, in its income and in its worth', () => {
    const venue = venueAt(10_000);
    const bot = start(venue);
    const before = venue.record(bot);
    venue.pass(3 * hourMs);
    venue.send({ type: 'advance-clock' });
    const after = venue.record(bot);
    // Three hours at 0.01 % of 4.7942 coins, valued at the last trade of 100.01.
    const charged = 3 * 0.0001 * 4.7942 * 100.01;
    expect((after.interestUnits - before.interestUnits) / usdt(1)).toBeCloseTo(charged, 4);
    expect((after.figures.matchedUnits - before.figures.matchedUnits) / usdt(1)).toBeCloseTo(-charged, 4);
    const worth = (record: typeof after): number => {
      const legs = markets.slice(0, 2).map((market) => ({ market, prices: { lastTicks: 10_001, markTicks: 10_000 } }));
      return viewOf(record, legs).equityUnits;
    };
    expect((worth(before) - worth(after)) / usdt(1)).toBeCloseTo(charged, 4);
    expectFolded(venue);
  });

  test('a price that goes up or down by a fifth costs it fees and no more', () => {
    for (const price of [8_000, 12_000]) {
      const venue = venueAt(10_000);
      const bot = start(venue);
      moveBoth(venue, price);
      venue.tell(bot, { action: 'stop', sells: false });
      const { returnedUnits, investedUnits } = venue.record(bot);
      // Four legs at 0.1 % of 380 to 580, two hundredths of spread in each leg, and the first hour of the loan.
      expect(returnedUnits).toBeLessThan(investedUnits - usdt(1.5));
      expect(returnedUnits).toBeGreaterThan(investedUnits - usdt(2.6));
      expectEmpty(venue, bot);
    }
  });

  test('it stops going in where the mark price leaves too little behind what it has bought, and nothing is refused', () => {
    const venue = venueAt(10_000);
    venue.send({ type: 'set-mark-price', marketId: perpetual, markTicks: ticks(6_000), indexTicks: ticks(6_000) });
    const bot = start(venue);
    const [entered] = rowsOf(venue, bot, 'arbitrage.entered');
    // Slices of 100 at 100.01. Of 487 in its futures wallet 40 are lost on each at 60: with three 367 are left, and a fourth would need 406 and 40.
    expect([longOf(venue, bot), entered?.params['lots']]).toEqual([3 * 9_999, 3 * 9_999]);
    expect(rowsOf(venue, bot, 'arbitrage.refused')).toEqual([]);
  });
});

describe('its margin', () => {
  test('a rising price: the reserve goes behind the loan, and without one everything is closed before it is liquidated', () => {
    const venue = venueAt(10_000);
    const bot = start(venue, { leverage: 3 });
    for (let price = 10_100; price <= 15_000 && venue.record(bot).state !== BotState.stopped; price += 100) {
      moveBoth(venue, price);
      venue.pass(60_000);
    }
    const codes = venue.said(bot);
    expect(codes.indexOf('arbitrage.margin-added')).toBeGreaterThan(0);
    expect(codes.indexOf('arbitrage.near-liquidation')).toBeGreaterThan(codes.indexOf('arbitrage.margin-added'));
    expect(codes).not.toContain('arbitrage.loan-liquidated');
    expect(venue.record(bot).stopReason).toBe('stop-loss');
    expectEmpty(venue, bot);
  });

  test('a falling price: the reserve goes behind the perpetual', () => {
    const venue = venueAt(10_000);
    const bot = start(venue, { leverage: 3 });
    for (let price = 9_900; price >= 6_000 && venue.record(bot).state !== BotState.stopped; price -= 100) {
      moveBoth(venue, price);
      venue.pass(60_000);
    }
    const codes = venue.said(bot);
    expect(codes.indexOf('arbitrage.near-liquidation')).toBeGreaterThan(codes.indexOf('arbitrage.margin-added'));
    expect(codes).not.toContain('arbitrage.liquidated');
    expect(venue.record(bot).stopReason).toBe('stop-loss');
    expectEmpty(venue, bot);
  });

  test.each([
    ['rises', 10_100, 100],
    ['falls', 9_900, -100],
  ])('a mark price that %s alone wakes it, without a trade or a minute: the reserve goes where it is needed', (_how, from, step) => {
    const venue = venueAt(10_000);
    const bot = start(venue, { leverage: 3 });
    const before = venue.nowMs;
    for (let price = from; price > 6_000 && price < 15_000 && venue.record(bot).state === BotState.running; price += step)
      venue.send({ type: 'set-mark-price', marketId: perpetual, markTicks: ticks(price), indexTicks: ticks(price) });
    expect(rowsOf(venue, bot, 'arbitrage.margin-added')).toHaveLength(1);
    expect(venue.said(bot)).toContain('arbitrage.near-liquidation');
    expect(venue.nowMs).toBe(before);
  });

  test('a price that jumps liquidates the loan: the perpetual is closed, and the bot ends with that reason', () => {
    const venue = venueAt(10_000);
    const bot = start(venue, { leverage: 3 });
    venue.send({ type: 'cancel-all-orders', accountId: 1003, marketId: spot, side: null });
    // Within the 3 % of the index that a liquidation trades in.
    venue.send(restingAsk);
    venue.send({ type: 'set-reference-price', marketId: spot, priceTicks: ticks(12_800) });
    venue.send({ type: 'advance-clock' });
    for (let minutes = 0; minutes < 5; minutes += 1) {
      moveBoth(venue, 12_800);
      venue.pass(60_000);
    }
    expect(venue.said(bot)).toContain('arbitrage.loan-liquidated');
    expect(venue.record(bot).stopReason).toBe('liquidated');
    expectEmpty(venue, bot);
    expectFolded(venue);
  });
});

describe('coming out', () => {
  test('the prices come together from below', () => {
    const venue = venueAt(10_000);
    const bot = start(venue, { exitBasis: '0.01' });
    expect(venue.record(bot).state).toBe(BotState.running);
    venue.moveTo(10_150, perpetual);
    venue.offer(10_150, perpetual);
    venue.pass(120_000);
    expect(venue.record(bot).stopReason).toBe('arbitrage');
    expectEmpty(venue, bot);
  });

  test('a halted leg holds up the end, and nothing is bought without the other', () => {
    const venue = venueAt(10_000);
    const bot = start(venue);
    venue.send({ type: 'set-market-state', marketId: perpetual, state: MarketState.halted });
    venue.tell(bot, { action: 'stop', sells: true });
    expect(rowsOf(venue, bot, 'arbitrage.buys')).toEqual([]);
    expect(venue.record(bot).state).toBe(BotState.stopping);
    venue.send({ type: 'set-market-state', marketId: perpetual, state: MarketState.online });
    moveBoth(venue, 10_000);
    expectEmpty(venue, bot);
  });

  test('a perpetual that cannot be closed has its coins borrowed and sold again, and both are tried with the next minute', () => {
    const venue = venueAt(10_000);
    const bot = start(venue);
    const before = soldOf(venue, bot);
    venue.send({ type: 'cancel-all-orders', accountId: 1003, marketId: perpetual, side: null });
    venue.tell(bot, { action: 'stop', sells: true });
    expect(rowsOf(venue, bot, 'arbitrage.undoes-purchase')).toHaveLength(1);
    expect(longOf(venue, bot)).toBe(sized);
    expect(Math.abs(soldOf(venue, bot) - before)).toBeLessThanOrEqual(3 * 10_000);
    for (let minutes = 0; minutes < 3; minutes += 1) {
      moveBoth(venue, 10_000);
      venue.pass(60_000);
    }
    expectEmpty(venue, bot);
  });

  test('killed at every step it comes to the very same end', () => {
    const end = (kills?: (steps: number) => boolean) => {
      let isOver = false;
      const seen = new Set<number>();
      // Once before each step: what is read again sends it then.
      const once = (steps: number): boolean => !isOver && kills?.(steps) === true && !seen.has(steps) && seen.add(steps).has(steps);
      const venue = venueAt(10_000, once);
      const bot = start(venue);
      venue.pass(2 * hourMs);
      moveBoth(venue, 10_500);
      venue.tell(bot, { action: 'stop', sells: true });
      isOver = true;
      expectEmpty(venue, bot);
      expectFolded(venue);
      return { record: venue.record(bot), kills: venue.kills };
    };
    const [quiet, killed] = [end(), end(() => true)];
    expect(killed.kills).toBeGreaterThan(40);
    expect(killed.record).toEqual(quiet.record);
  });
});

test('what a bot leaves owed at a fault is bought, repaid and given back by the mechanism', () => {
  const faulty = botKind(StrategyType.arbitrage);
  if (faulty === null) throw new Error('there is no such kind');
  let fails = false;
  const venue = new BotVenue({
    kindOf: () => ({
      ...faulty,
      create: (terms, legs) => {
        const running = faulty.create(terms, legs);
        return {
          ...running,
          decide: (input, actions) => {
            if (fails) throw new Error('a fault');
            running.decide(input, actions);
          },
        };
      },
    }),
  });
  moveBoth(venue, 10_000);
  const bot = start(venue);
  expect(venue.record(bot).debts).toHaveLength(1);
  fails = true;
  venue.tell(bot, { action: 'pause' });
  for (let times = 0; times < 5; times += 1) {
    moveBoth(venue, 10_000);
    venue.pass(60_000);
  }
  expect(venue.said(bot)).toContain('bot.failed');
  expectEmpty(venue, bot);
});
