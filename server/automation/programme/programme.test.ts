// The rules of the programme at their borders, judged by events of the core; figures worked out by hand.
import { describe, expect, test } from 'vitest';

import { Side } from '#lib/contract/enums.ts';
import { programmeScoreE2 } from '#lib/contract/trader-pro/programme-score.ts';
import { lots, ticks, units } from '#server/engine/units.ts';
import { ann, bob, openSampleExchange } from '#server/projections/sample-exchange.ts';
import { moved, sampleListings, traded } from '#server/projections/sample-events.ts';
import { attemptReference } from '#server/projections/trader-pro/attempt-reference.ts';
import { begun, bought, day, dollar, firstDay, follow, gained, lost, me, noon, venue } from './sample-programme.ts';

describe('the loss of a day', () => {
  const limit = 1_000n * dollar;
  test.each([
    ['one unit below', limit - 1n, 'running', 'alert'],
    ['at', limit, 'running', 'alert'],
    ['one unit above', limit + 1n, 'failed', 'failed'],
  ])('%s the limit', (_where, loss, state, kind) => {
    const { tell, of } = follow();
    tell(noon, begun());
    expect(tell(noon + 5_000, lost(loss))).toEqual([
      { accountId: me, sequence: 2, timeMs: noon + 5_000, kind, rule: 'dailyLoss', value: loss, limit },
    ]);
    expect(of().state).toBe(state);
    expect(of().ended).toEqual(state === 'failed' ? { sequence: 2, timeMs: noon + 5_000 } : null);
  });

  test.each([
    ['one unit below four fifths', 800n * dollar - 1n, []],
    ['at four fifths', 800n * dollar, ['alert dailyLoss']],
  ])('%s of it', (_where, loss, told) => {
    const { tell } = follow();
    tell(noon, begun());
    expect(tell(noon + 1, lost(loss)).map(({ kind, rule }) => `${kind} ${rule}`)).toEqual(told);
    // Once a day, however often it is crossed.
    expect(tell(noon + 2, gained(loss), lost(loss))).toEqual([]);
  });

  test('is counted anew from midnight UTC, from what is there then', () => {
    const { tell, of } = follow();
    tell(noon, begun());
    tell(firstDay + day - 1, lost(1_000n * dollar));
    expect(of().state).toBe('running');
    // 9,000 at midnight: 900 more may be lost, and not a unit more.
    tell(firstDay + day, lost(900n * dollar));
    expect([of().state, of().dayStartUnits]).toEqual(['running', 9_000n * dollar]);
    expect(tell(firstDay + day + 1, lost(1n))).toMatchObject([{ kind: 'failed', rule: 'dailyLoss', value: 900n * dollar + 1n }]);
  });
});

test.each([
  ['one unit below', -1n, 'running'],
  ['at', 0n, 'running'],
  ['one unit above', 1n, 'failed'],
])('the loss of all, %s the limit', (_where, more, state) => {
  const { tell, of, news } = follow();
  tell(noon, begun());
  for (const at of [1, 2, 3]) tell(noon + at * day, lost(800n * dollar));
  // 2,400 are gone; of the 7,600 of the fourth day 600 are less than its tenth.
  tell(noon + 4 * day, lost(600n * dollar + more));
  expect(of().state).toBe(state);
  const said = news.filter(({ rule }) => rule === 'totalLoss').map(({ kind, value }) => [kind, value / dollar]);
  expect(said).toEqual([['alert', 2_400n], ...(state === 'failed' ? [['failed', 3_000n]] : [])]);
});

describe('one position', () => {
  // A lot is 0.0001 at 100.00: a cent.
  test.each([
    ['one lot below', 399_999, 'running', 'alert'],
    ['at', 400_000, 'running', 'alert'],
    ['one lot above', 400_001, 'failed', 'failed'],
  ])('of a coin, %s two fifths of the equity', (_where, quantity, state, kind) => {
    const { tell, of, news } = follow();
    tell(noon, begun());
    tell(noon + 1, ...bought(quantity));
    expect(of().state).toBe(state);
    expect(news).toMatchObject([{ kind, rule: 'position', value: BigInt(quantity) * 1_000_000n, limit: 4_000n * dollar }]);
  });

  test('is not judged by what prices do afterwards, until it grows', () => {
    const { tell, of } = follow();
    tell(noon, begun());
    tell(noon + 1, ...bought(390_000));
    // 3,900 become 5,850 of 11,950.
    tell(noon + 2, traded(2, 15_000, 1));
    expect([of().state, of().equityUnits]).toEqual(['running', 11_950n * dollar]);
    tell(noon + 3, ...bought(1, 8, 15_000));
    expect(of().state).toBe('failed');
  });
});

describe('the end', () => {
  /** A life of fifteen days: so many of them green, so many orders. */
  function live(green: number, orders: number, killed = false) {
    const all = follow(sampleListings, killed);
    all.tell(noon, begun());
    for (let at = 0; at < orders; at += 1)
      all.tell(noon + 1, traded(at, 10_000, 1, { taker: { accountId: me, orderId: 100 + at, orderFilled: true } }));
    for (let at = 0; at < 15; at += 1) if (at < green) all.tell(firstDay + at * day + day - 1, gained(1n));
    all.tell(firstDay + 15 * day - 1);
    expect(all.of().state).toBe('running');
    all.tell(firstDay + 15 * day + 40, lost(9_000n * dollar));
    return all;
  }

  test.each([
    [9, 60, 'failed greenDays 9'],
    [10, 60, 'passed  0'],
    [11, 60, 'passed  0'],
    [10, 59, 'failed orders 59'],
    [10, 61, 'passed  0'],
  ])('%i green days and %i orders', (green, orders, told) => {
    const { news, of } = live(green, orders);
    expect(news.map(({ kind, rule, value }) => `${kind} ${rule} ${value}`)).toEqual([told]);
    // It ends with the fifteenth day, and what comes later is no part of it.
    expect(of().ended?.timeMs).toBe(firstDay + 15 * day);
    expect(of().equityUnits).toBe(10_000n * dollar + BigInt(green));
  });

  test('is the same with a kill before every record', () => {
    expect(live(10, 60, true).rows()).toEqual(live(10, 60).rows());
  });

  test('a day that ends as it began is not green', () => {
    const { tell, of } = follow();
    tell(noon, begun());
    tell(firstDay + day - 1, gained(5n), lost(5n));
    tell(firstDay + day);
    expect(of().days).toEqual([{ dayMs: firstDay, startUnits: 10_000n * dollar, endUnits: 10_000n * dollar }]);
    expect(of().greenDays).toBe(0);
  });
});

test('an order counts once, when it first trades, however many trades it takes; one that never trades does not', () => {
  const { tell, of } = follow();
  tell(noon, begun());
  const part = (orderFilled: boolean) => traded(1, 10_000, 1, { maker: { accountId: me, orderId: 5, orderFilled } });
  tell(noon + 1, part(false));
  tell(noon + 2, part(false));
  tell(noon + 3, part(true));
  tell(noon + 4, { type: 'order-cancelled', orderId: 6, accountId: me, marketId: 0, remainingLots: lots(1), reason: 'requested' });
  expect([of().tradedOrders, of().orders.size]).toEqual([1, 0]);
});

test('bots of the account act for it: what they are given stays, what they make and lose counts', () => {
  const { tell, of } = follow();
  tell(noon, begun());
  tell(
    noon + 1,
    { type: 'strategy-account-opened', accountId: 5_000, ownerId: me, name: 'grid' },
    moved(me, 5_000, 4_000n * dollar, 'strategy'),
  );
  expect(of().equityUnits).toBe(10_000n * dollar);
  tell(noon + 2, moved(5_000, venue, 25n, 'fee'), traded(1, 10_000, 1, { maker: { accountId: 5_000, orderId: 3, orderFilled: true } }));
  expect([of().equityUnits, of().tradedOrders]).toEqual([10_000n * dollar - 25n, 1]);
});

test('money from outside is neither profit nor loss', () => {
  const { tell, of } = follow();
  tell(noon, begun());
  tell(noon + 1, moved(0, me, 5_000n * dollar, 'deposit'), moved(me, 3_000, 8_000n * dollar, 'internal-transfer'));
  expect([of().equityUnits, of().state]).toEqual([10_000n * dollar, 'running']);
});

test('another attempt ends the one before, and nobody else’s', () => {
  const { tell, of, news } = follow();
  tell(noon, begun());
  tell(noon + 1, begun(2_001, 'bob'));
  tell(noon + 2, begun(2_002, 'ann', 2));
  tell(noon + 3, lost(10n));
  expect([of().state, of(2_001).state, of(2_002).state]).toEqual(['reset', 'running', 'running']);
  expect(of(2_002)).toMatchObject({ participant: 'ann', number: 2, equityUnits: 10_000n * dollar });
  expect(news.map(({ kind, accountId, sequence }) => [kind, accountId, sequence])).toEqual([['reset', me, 3]]);
});

test('the score, by hand', () => {
  const figures = { startUnits: 10_000n, equityUnits: 11_200n, closes: 5, wins: 3, fellFromUnits: 12_000n, fellToUnits: 10_800n };
  // 0.12 · 60 + 0.6 · 40 − 0.1 · 100 = 7.2 + 24 − 10.
  expect(programmeScoreE2(figures)).toBe(2_120);
  // −0.3 · 60 + 0 − 0.3 · 100.
  expect(programmeScoreE2({ ...figures, equityUnits: 7_000n, closes: 0, wins: 0, fellFromUnits: 10_000n, fellToUnits: 7_000n })).toBe(
    -4_800,
  );
  // A third of a hundredth below zero is rounded down: −0.0001 · 60 = −0.006.
  expect(programmeScoreE2({ ...figures, equityUnits: 9_999n, wins: 0, fellFromUnits: 10_000n, fellToUnits: 10_000n })).toBe(-1);
});

describe('contracts of the core', () => {
  /** Ann takes part; Bob, who does not, is the other side. She has a maker's fee of 200 millionths. */
  function trading() {
    const core = openSampleExchange();
    const start = core.records.length;
    core.send({
      type: 'credit-deposit',
      accountId: ann,
      assetId: 0,
      units: units(10_000n * dollar),
      reference: attemptReference('ann', 1),
    });
    return { ...core, start };
  }
  const marketId = openSampleExchange().listings.contracts()[0]?.marketId ?? -1;

  test('losses that are not realised count at the mark, to the tick', () => {
    const { trade, mark, records, start, listings } = trading();
    // 100 BTC at 100.00 cost a fee of 2.00; each tick is 1.00. A loss of exactly 1,000 stands at 998 ticks below.
    trade(ann, bob, Side.sell, 1_000_000, 10_000);
    mark(10_000 - 998);
    mark(10_000 - 999);
    const { take, of, news } = follow(listings);
    for (const one of records.slice(start, -1)) take(one);
    expect([of(ann).state, of(ann).equityUnits]).toEqual(['running', 9_000n * dollar]);
    const last = records.at(-1);
    if (last !== undefined) take(last);
    expect(news.at(-1)).toMatchObject({ kind: 'failed', rule: 'dailyLoss', sequence: records.length, value: 1_001n * dollar });
    expect(of(ann).fellToUnits).toBe(8_999n * dollar);
  });

  test.each([
    ['two fifths of the equity', 0, 'running'],
    ['more, by a lot', 1, 'failed'],
  ])('the margin of a position is what is judged: %s', (_what, more, state) => {
    const { trade, records, start, listings } = trading();
    // At 20 times a twentieth is behind it, and its fee of 200 millionths lowers the equity: 79,872.20 are the most.
    trade(ann, bob, Side.sell, 7_987_220 + more, 10_000);
    const { take, of, news } = follow(listings);
    for (const one of records.slice(start)) take(one);
    expect(of(ann).state).toBe(state);
    expect(news.filter(({ kind }) => kind === 'failed').map(({ rule }) => rule)).toEqual(state === 'failed' ? ['position'] : []);
  });

  test('an order that closes with a gain is a win, one with a loss is not; the rest is drawdown', () => {
    const { trade, records, start, listings } = trading();
    trade(bob, ann, Side.buy, 10_000, 10_000);
    trade(bob, ann, Side.sell, 5_000, 10_100);
    trade(bob, ann, Side.sell, 5_000, 9_900);
    const { take, of } = follow(listings);
    for (const one of records.slice(start)) take(one);
    const { tradedOrders, closes, wins, coins } = of(ann);
    expect({ tradedOrders, closes, wins }).toEqual({ tradedOrders: 3, closes: 2, wins: 1 });
    // 1 BTC for 100, half sold at 101 and half at 99: nothing gained, fees of 600 millionths on 200.
    expect(coins.get(0)).toBe(10_000n * dollar - 12_000_000n);
  });

  test('is judged the same with a kill before every record', () => {
    const { trade, mark, records, start, listings } = trading();
    trade(ann, bob, Side.sell, 1_000_000, 10_000);
    for (const price of [9_900, 9_500, 10_200, 9_300, 9_001]) mark(price, marketId);
    trade(bob, ann, Side.sell, 400_000, 9_400);
    mark(ticks(9_100), marketId);
    const [whole, broken] = [follow(listings), follow(listings, true)];
    for (const one of records.slice(start)) for (const reader of [whole, broken]) reader.take(one);
    expect(broken.rows()).toEqual(whole.rows());
    expect(broken.news).toEqual(whole.news);
    expect(whole.news.length).toBeGreaterThan(0);
  });
});
