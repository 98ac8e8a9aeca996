// An attempt event by event: falls, coins without a price, interest, orders that are cancelled, deposits; figures worked out by hand.
import { describe, expect, test } from 'vitest';

import { Side } from '#lib/contract/enums.ts';
import type { ExchangeEvent } from '#server/engine/event.ts';
import { RepayCause } from '#server/engine/lending/margin-event.ts';
import { createListings } from '#server/engine/listings.ts';
import { lots, units } from '#server/engine/units.ts';
import { moved, record, traded } from '#server/projections/sample-events.ts';
import { listedMarkets } from '#server/projections/trader-pro/attempt-worth.ts';
import { ProgrammeReader } from './programme-reader.ts';
import { begun, bought, day, dollar, firstDay, follow, gained, lost, me, noon, venue } from './sample-programme.ts';

function started() {
  const all = follow();
  all.tell(noon, begun());
  return all;
}
/** So many units of a coin for so many of USDT, as one converts them: no trade tells a price. */
const converted = (assetId: number, coins: number, usdt: bigint): ExchangeEvent => ({
  type: 'ledger-posted',
  cause: 'convert',
  orderId: 0,
  entries: [
    { accountId: me, assetId: 0, availableDelta: -Number(usdt), frozenDelta: 0, availableAfter: 0, frozenAfter: 0 },
    { accountId: me, assetId, availableDelta: coins, frozenDelta: 0, availableAfter: 0, frozenAfter: 0 },
  ],
});
const wholeCoin = 100_000_000;
const debt = { accountId: me, wallet: 'cross', marketId: -1, assetId: 0, principalAfter: units(0n), interestAfter: units(0n) } as const;
const repaid = (cause: RepayCause): ExchangeEvent => ({
  ...debt,
  type: 'loan-repaid',
  principalUnits: units(100n * dollar),
  interestUnits: units(10n * dollar),
  cause,
  orderId: 0,
});

test('the deepest fall is kept as a share of the peak before it: the first of those that are alike', () => {
  const { tell, of } = started();
  const fall = (): bigint[] => [of().peakUnits, of().fellFromUnits, of().fellToUnits].map((amount) => amount / dollar);
  tell(noon + 1, lost(500n * dollar));
  expect(fall()).toEqual([10_000n, 10_000n, 9_500n]);
  // 600 of 12,500 are more money and a smaller share.
  tell(noon + 2, gained(3_000n * dollar));
  tell(noon + 3, lost(600n * dollar));
  expect(fall()).toEqual([12_500n, 10_000n, 9_500n]);
  // 625 are a twentieth, as before.
  tell(noon + 4, lost(25n * dollar));
  expect(fall()).toEqual([12_500n, 10_000n, 9_500n]);
  tell(noon + 5, lost(25n * dollar));
  expect(fall()).toEqual([12_500n, 12_500n, 11_850n]);
});

test('an alert of the day comes again on the next day, that of all losses never again', () => {
  const { tell, news } = started();
  for (const at of [0, 1, 2]) {
    tell(firstDay + at * day + day / 2 + 1, lost(800n * dollar));
    tell(firstDay + at * day + day / 2 + 2, gained(1n), lost(1n));
  }
  tell(firstDay + 3 * day, lost(1n));
  tell(firstDay + 4 * day, lost(1n));
  const said = news.map(({ timeMs, kind, rule }) => `${Math.floor((timeMs - firstDay) / day)} ${kind} ${rule}`);
  expect(said).toEqual(['0 alert dailyLoss', '1 alert dailyLoss', '2 alert dailyLoss', '2 alert totalLoss']);
});

describe('a coin', () => {
  test('that has no price yet leaves the attempt unjudged until it has one', () => {
    const { tell, of, news } = started();
    tell(noon + 1, converted(1, 50 * wholeCoin, 5_000n * dollar));
    expect([of().equityUnits, of().state, news]).toEqual([10_000n * dollar, 'running', []]);
    // 50 coins at 100.00 are the half that was paid for them: more than two fifths.
    tell(noon + 2, traded(1, 10_000, 1));
    expect(news).toMatchObject([{ kind: 'failed', rule: 'position', value: 5_000n * dollar }]);
  });

  test('keeps its price while it is held, and has a new one when it is held again', () => {
    const { tell, of, news } = started();
    tell(noon + 1, ...bought(100_000));
    tell(noon + 2, lost(50n * dollar));
    expect(of().equityUnits).toBe(9_950n * dollar);
    tell(noon + 3, converted(1, -10 * wholeCoin, -1_000n * dollar));
    tell(noon + 4, converted(1, 90 * wholeCoin, 9_000n * dollar));
    // At the old price it would be nine tenths of the equity.
    expect([of().state, news]).toEqual(['running', []]);
    tell(noon + 5, traded(2, 1_000, 1));
    expect(of().state).toBe('failed');
  });

  test('that takes the place of another one is followed by its own price', () => {
    const { tell, of } = started();
    tell(noon + 1, ...bought(100_000));
    tell(noon + 2, converted(1, -10 * wholeCoin, -1_000n * dollar), converted(2, 10 * wholeCoin, 1_000n * dollar));
    tell(noon + 3, traded(2, 9_000, 1, {}, 1));
    expect(of().equityUnits).toBe(9_900n * dollar);
    tell(noon + 4, traded(3, 1, 1));
    expect(of().equityUnits).toBe(9_900n * dollar);
    tell(noon + 5, traded(4, 9_500, 1, {}, 1));
    expect(of().equityUnits).toBe(9_950n * dollar);
  });
});

describe('a loan', () => {
  test('costs its interest once: when it is charged, not when it is paid', () => {
    const { tell, of } = started();
    const told = { principalUnits: units(100n * dollar), dailyRateE9: 0, hours: 1, slotMs: 0, units: units(10n * dollar) };
    tell(noon + 1, { ...debt, ...told, type: 'interest-charged' });
    expect(of().equityUnits).toBe(9_990n * dollar);
    tell(noon + 2, moved(me, venue, 100n * dollar, 'repayment'), moved(me, venue, 10n * dollar, 'interest'), repaid(RepayCause.requested));
    expect(of().equityUnits).toBe(9_990n * dollar);
  });

  test('that the insurance fund repays is a gain', () => {
    const { tell, of } = started();
    tell(noon + 1, repaid(RepayCause.insurance));
    expect(of().equityUnits).toBe(10_110n * dollar);
  });
});

test('an order that is cancelled after it has closed something is won or lost', () => {
  const { tell, of } = started();
  const leg = (orderId: number, side: Side, orderFilled: boolean) => ({ taker: { accountId: me, orderId, side, orderFilled } });
  tell(noon + 1, traded(1, 10_000, 10, leg(5, Side.buy, true)));
  tell(noon + 2, traded(2, 10_100, 5, leg(6, Side.sell, false)));
  expect([of().closes, of().orders.size]).toEqual([0, 1]);
  tell(noon + 3, { type: 'order-cancelled', orderId: 6, accountId: me, marketId: 0, remainingLots: lots(5), reason: 'requested' });
  expect([of().closes, of().wins, of().orders.size]).toEqual([1, 1, 0]);
});

describe('a deposit', () => {
  test('begins an attempt, and what follows in its record is part of it', () => {
    const { tell, of } = follow();
    tell(noon, begun(), lost(10n));
    expect([of().equityUnits, of().coins.get(0)]).toEqual([10_000n * dollar - 10n, 10_000n * dollar - 10n]);
  });

  test.each([
    ['with a reference like any other', { reference: 'tx:1' }],
    ['of another coin', { assetId: 1 }],
  ])('%s begins none', (_what, other) => {
    const { tell, rows } = started();
    tell(noon + 1, { ...begun(2_001, 'bob'), ...other });
    expect(rows().map(({ accountId }) => accountId)).toEqual([me]);
  });
});

test('the next day is due at its first moment, and nothing is where nobody takes part', () => {
  const { tell, nextDueMs } = follow();
  expect(nextDueMs()).toBeNull();
  tell(noon, begun());
  expect(nextDueMs()).toBe(firstDay + day);
  tell(firstDay + day);
  expect(nextDueMs()).toBe(firstDay + 2 * day);
});

test('where nothing is traded for USDT nobody takes part', () => {
  const coins = createListings([{ assetId: 0, code: 'BTC', name: 'Bitcoin', decimals: 8 }], []);
  const reader = new ProgrammeReader(listedMarkets(coins), []);
  const at = record(1, noon, begun());
  reader.begin(at);
  for (const event of at.events) reader.read(event, at);
  reader.end();
  expect([reader.nextDueMs(), reader.hasUnwritten(), reader.checkpoint()]).toEqual([null, false, { attempts: [], news: [] }]);
});
