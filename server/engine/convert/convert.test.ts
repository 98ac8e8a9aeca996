// Converting, by hand: what the books give for a size, what convert keeps, what stands in the way, and that a quote is taken once.
import { describe, expect, test } from 'vitest';

import { Side } from '#lib/contract/enums.ts';
import { convertAccount, convertOpening } from '#tests/simulation/convert/convert-venue.ts';
import { ann, bob, btc, eth, openLendingVenue, usdt } from '#tests/simulation/lending/open-lending-venue.ts';
import { pairs, whole } from '#tests/simulation/lending/margin-venue.ts';
import type { Convert, ConvertLeg } from './convert-command.ts';
import { convertOrderLimit } from './convert-order.ts';
import { units } from '../units.ts';

const nowMs = 1_700_000_000_000;
const coinsOf = (amount: number): bigint => BigInt(Math.round(amount * whole));

/** One lot of bitcoin is a thousandth; bids and asks of 1 BTC at each price, of 10 ETH at each. */
function openVenue(inventory?: Parameters<typeof convertOpening>[0]) {
  const venue = openLendingVenue();
  for (const command of convertOpening(inventory)) expect(venue.send(command)).toMatchObject({ ok: true });
  for (const price of [9_990, 9_980]) venue.offer(Side.buy, 1_000, price);
  for (const price of [10_010, 10_020]) venue.offer(Side.sell, 1_000, price);
  for (const price of [999, 998]) venue.offer(Side.buy, 1_000, price, pairs.eth);
  for (const price of [1_001, 1_002]) venue.offer(Side.sell, 1_000, price, pairs.eth);
  const give = (assetId: number, amount: number, toAssetId: number): bigint => {
    const [priced] = venue.convertPrices({ assetId, toAssetId, units: coinsOf(amount) });
    return priced === undefined || 'reason' in priced ? 0n : priced.toUnits;
  };
  const leg = (assetId: number, amount: number, toUnits: bigint): ConvertLeg => ({
    assetId,
    units: units(coinsOf(amount)),
    toUnits: units(toUnits),
  });
  const take = (toAssetId: number, legs: readonly ConvertLeg[], more: Partial<Convert> = {}): string => {
    const command: Convert = { type: 'convert', accountId: ann, toAssetId, legs, expiresMs: nowMs + 8_000, reference: 'quote:1', ...more };
    const reply = venue.send(command);
    venue.sound();
    return reply.ok ? 'done' : reply.reason;
  };
  const stand = (assetId: number, amount: number, toAssetId: number, toAmount: number, more: object = {}) =>
    venue.send({
      type: 'place-convert-order',
      accountId: ann,
      assetId,
      units: units(coinsOf(amount)),
      toAssetId,
      toUnits: units(coinsOf(toAmount)),
      expiresMs: nowMs + 60_000,
      clientOid: '',
      ...more,
    });
  const settle = (orderId: number): string => {
    const reply = venue.send({ type: 'settle-convert-order', orderId });
    venue.sound();
    return reply.ok ? 'done' : reply.reason;
  };
  return { ...venue, give, leg, take, stand, settle };
}

describe('what convert gives', () => {
  const { give, convertPrices } = openVenue();
  test.each([
    // 0.5 × 9,990, less a thousandth.
    ['into the first bid', btc, 0.5, usdt, '499000500000'],
    // (1 × 9,990 + 0.5 × 9,980) × 0.999.
    ['deeper into the bids', btc, 1.5, usdt, '1496502000000'],
    // Smaller than any order may be: 0.00000123 × 9,990 × 0.999 = 0.0122754123.
    ['dust', btc, 0.000_001_23, usdt, '1227541'],
    // (1 + 10,000 ÷ 10,020) × 0.999, for 10,010 + 10,000.
    ['out of the asks', usdt, 20_010, btc, '199600598'],
    // 1 × 999 buys 999 ÷ 10,010, × 0.999: in one rounding, at the end.
    ['over the common coin', eth, 1, btc, '9970039'],
  ])('%s', (_what, assetId, amount, toAssetId, expected) => {
    expect(String(give(assetId, amount, toAssetId))).toBe(expected);
  });

  test('nothing where the book does not reach, or pays more than two percent less than the index price', () => {
    expect(convertPrices({ assetId: btc, toAssetId: usdt, units: coinsOf(2.1) })).toEqual([{ reason: 'convert-too-thin' }]);
    const venue = openVenue();
    venue.index(10_300);
    expect(venue.convertPrices({ assetId: btc, toAssetId: usdt, units: 1_000n })).toEqual([{ reason: 'convert-too-thin' }]);
  });

  test('never more than the index price, however high somebody bids', () => {
    const venue = openVenue();
    venue.order(bob, Side.buy, 100, 10_005);
    // At the index price of 10,000, not the 10,005 that stands there: 0.01 × 10,000 × 0.999.
    expect(venue.give(btc, 0.01, usdt)).toBe(coinsOf(99.9));
  });

  test('nothing that it does not hold, or of coins without a market, or while the market is closed', () => {
    expect(openVenue({ usdt: 100, btc: 0, eth: 0 }).convertPrices({ assetId: btc, toAssetId: usdt, units: coinsOf(0.1) })).toEqual([
      { reason: 'convert-desk-empty' },
    ]);
    const venue = openVenue();
    expect(venue.convertPrices({ assetId: btc, toAssetId: btc, units: 1n })).toEqual([{ reason: 'no-conversion' }]);
    venue.send({ type: 'set-market-state', marketId: pairs.btc, state: 'halted' });
    expect(venue.convertPrices({ assetId: btc, toAssetId: usdt, units: 1_000n })).toEqual([{ reason: 'market-halted' }]);
  });
});

describe('a quote', () => {
  test('is taken once, to the unit, and the convert account has the other side of it', () => {
    const venue = openVenue();
    const promised = venue.give(btc, 0.5, usdt);
    const before = [ann, convertAccount].map((who) => [venue.balance(who, btc), venue.balance(who, usdt)]);
    expect(venue.take(usdt, [venue.leg(btc, 0.5, promised)])).toBe('done');
    expect(venue.told('converted')).toMatchObject([{ accountId: ann, toAssetId: usdt, legs: [{ reason: null }], reference: 'quote:1' }]);
    const after = [ann, convertAccount].map((who) => [venue.balance(who, btc), venue.balance(who, usdt)]);
    const half = coinsOf(0.5);
    expect(after).toEqual([
      [(before[0]?.[0] ?? 0n) - half, (before[0]?.[1] ?? 0n) + promised],
      [(before[1]?.[0] ?? 0n) + half, (before[1]?.[1] ?? 0n) - promised],
    ]);
    expect(venue.take(usdt, [venue.leg(btc, 0.5, promised)])).toBe('quote-taken');
    venue.restart();
    expect(venue.take(usdt, [venue.leg(btc, 0.5, promised)])).toBe('quote-taken');
    expect(venue.balance(ann, btc)).toBe(after[0]?.[0]);
  });

  test('is good to its last millisecond and not a moment longer', () => {
    const venue = openVenue();
    const legs = [venue.leg(btc, 0.5, venue.give(btc, 0.5, usdt))];
    venue.at(nowMs + 8_001);
    expect(venue.take(usdt, legs)).toBe('quote-expired');
    venue.at(nowMs + 8_000);
    expect(venue.take(usdt, legs)).toBe('done');
    // One that claims to be good for an hour is none.
    expect(venue.take(usdt, legs, { expiresMs: nowMs + 3_600_000, reference: 'quote:2' })).toBe('quote-expired');
  });

  test('is refused once the books have moved beyond the guard, for either side', () => {
    const promised = openVenue().give(btc, 0.5, usdt);
    for (const [by, answer] of [
      [1.0019, 'done'],
      [0.9981, 'done'],
      [1.0021, 'convert-price-moved'],
      [0.9979, 'convert-price-moved'],
    ] as const) {
      const venue = openVenue();
      const taken = venue.take(usdt, [venue.leg(btc, 0.5, BigInt(Math.round(Number(promised) * by)))]);
      expect({ by, taken }).toEqual({ by, taken: answer });
    }
  });

  test('of several coins converts each in whole or not at all, and says which not', () => {
    const venue = openVenue();
    const good = venue.give(eth, 0.01, usdt);
    const legs = [venue.leg(eth, 0.01, good), venue.leg(btc, 0.01, venue.give(btc, 0.01, usdt) * 2n), venue.leg(usdt, 1, 5n)];
    expect(venue.take(usdt, legs)).toBe('done');
    expect(venue.told('converted')[0]?.legs.map(({ reason }) => reason)).toEqual([null, 'convert-price-moved', 'no-conversion']);
    const [, ...bad] = legs;
    expect(venue.take(usdt, bad, { reference: 'quote:2' })).toBe('convert-price-moved');
    expect(venue.take(usdt, [venue.leg(eth, 0.01, good), venue.leg(eth, 0.01, good)], { reference: 'quote:3' })).toBe('invalid-amount');
  });

  test('gives nothing that the account or the convert account does not have', () => {
    const poor = openVenue({ usdt: 100, btc: 0, eth: 0 });
    expect(poor.take(usdt, [poor.leg(btc, 0.5, coinsOf(4_990.005))])).toBe('convert-desk-empty');
    const venue = openVenue();
    venue.send({
      type: 'reserve-withdrawal',
      accountId: ann,
      assetId: btc,
      units: units(coinsOf(9.9)),
      feeUnits: units(0n),
      reference: 'w:1',
    });
    expect(venue.take(usdt, [venue.leg(btc, 0.5, venue.give(btc, 0.5, usdt))])).toBe('insufficient-balance');
    expect(venue.take(usdt, [venue.leg(btc, 0.5, 0n)], { reference: 'quote:2' })).toBe('invalid-amount');
  });

  test('of somebody who owes for an undone arrival goes into what is owed, and nowhere else', () => {
    const venue = openVenue();
    // Ten bitcoin arrived, one was traded away, and then all ten turn out not to have come.
    venue.order(ann, Side.sell, 1_000, 9_990);
    venue.send({ type: 'reverse-deposit', accountId: ann, assetId: btc, units: units(coinsOf(10)), reference: `first:${ann}:${btc}` });
    expect(venue.told('debt-changed')).toMatchObject([{ units: coinsOf(1) }]);
    const intoDollars = venue.give(eth, 1, usdt);
    expect(venue.take(usdt, [venue.leg(eth, 1, intoDollars)])).toBe('convert-in-debt');
    const intoOwed = venue.give(eth, 1, btc);
    expect(venue.take(btc, [venue.leg(eth, 1, intoOwed)])).toBe('done');
    // Proceeds go to the debt at once.
    expect(venue.balance(ann, btc)).toBe(0n);
    expect(venue.told('debt-changed')).toMatchObject([{ units: coinsOf(1) - intoOwed }]);
  });
});

describe('an order at a rate of one’s own', () => {
  test('holds its money, waits, and is filled at what convert pays once that is enough', () => {
    const venue = openVenue();
    const placed = venue.stand(btc, 0.5, usdt, 5_000, { clientOid: 'mine' });
    expect(placed.ok).toBe(true);
    const orderId = placed.orderId ?? 0;
    expect(venue.frozen(ann, btc)).toBe(coinsOf(0.5));
    expect(venue.stand(btc, 0.5, usdt, 5_000, { clientOid: 'mine' })).toMatchObject({ reason: 'duplicate-client-order-id', orderId });
    expect(venue.convertsDue(nowMs)).toEqual([]);
    expect(venue.settle(orderId)).toBe('convert-not-reached');
    venue.restart();
    venue.index(10_100);
    // Takes both asks, and what is left of it stands as the best bid.
    venue.order(bob, Side.buy, 3_000, 10_095);
    expect(venue.convertsDue(nowMs)).toEqual([orderId]);
    const paid = venue.give(btc, 0.5, usdt);
    const before = venue.balance(ann, usdt);
    expect(venue.settle(orderId)).toBe('done');
    expect(paid).toBeGreaterThanOrEqual(coinsOf(5_000));
    expect(venue.balance(ann, usdt) - before).toBe(paid);
    expect(venue.frozen(ann, btc)).toBe(0n);
    expect(venue.told('convert-order-closed')).toMatchObject([{ outcome: 'filled', toUnits: paid }]);
    expect(venue.settle(orderId)).toBe('unknown-order');
  });

  test('gives its money back when it is cancelled by its owner, or its time is over', () => {
    const venue = openVenue();
    const [first, second] = [venue.stand(btc, 1, usdt, 20_000), venue.stand(eth, 1, usdt, 20_000)].map(({ orderId }) => orderId ?? 0);
    expect(venue.send({ type: 'cancel-convert-order', accountId: bob, orderId: first ?? 0 })).toMatchObject({ reason: 'unknown-order' });
    expect(venue.send({ type: 'cancel-convert-order', accountId: ann, orderId: first ?? 0 }).ok).toBe(true);
    expect(venue.frozen(ann, btc)).toBe(0n);
    expect(venue.balance(ann, btc)).toBe(coinsOf(10));
    expect(venue.convertsDue(nowMs + 60_000)).toEqual([]);
    expect(venue.convertsDue(nowMs + 60_001)).toEqual([second]);
    venue.at(nowMs + 60_001);
    expect(venue.settle(second ?? 0)).toBe('done');
    expect(venue.told('convert-order-closed')).toMatchObject([{ outcome: 'expired', toUnits: 0n }]);
    expect(venue.balance(ann, eth)).toBe(coinsOf(100));
  });

  test.each([
    ['more than there is', [btc, 11, usdt, 1], {}, 'insufficient-balance'],
    ['a coin into itself', [btc, 1, btc, 1], {}, 'no-conversion'],
    ['for nothing', [btc, 1, usdt, 0], {}, 'invalid-amount'],
    ['until a moment that is past', [btc, 1, usdt, 1], { expiresMs: nowMs }, 'quote-expired'],
    ['for more than 90 days', [btc, 1, usdt, 1], { expiresMs: nowMs + 91 * 86_400_000 }, 'quote-expired'],
    ['by the convert account itself', [btc, 1, usdt, 1], { accountId: convertAccount }, 'unknown-account'],
  ] as const)('is refused: %s', (_what, [from, amount, to, min], more, reason) => {
    const venue = openVenue();
    expect(venue.stand(from, amount, to, min, more)).toMatchObject({ ok: false, reason });
    venue.sound();
  });

  test('is looked at in its turn, when there are more than one look takes', () => {
    const venue = openVenue();
    const people = Array.from({ length: 6 }, (_, place) => 2_000 + place);
    for (const accountId of people) {
      venue.send({ type: 'open-account', accountId, kind: 'user' });
      venue.send({ type: 'credit-deposit', accountId, assetId: usdt, units: units(coinsOf(100)), reference: `more:${accountId}` });
      for (let count = 0; count < convertOrderLimit; count += 1) expect(venue.stand(usdt, 1, btc, 1, { accountId }).ok).toBe(true);
    }
    const seen: number[] = [];
    let after = 0;
    do {
      const { orderIds, next } = venue.convertsBehind(nowMs + 60_001, after);
      expect(orderIds.length).toBeLessThanOrEqual(256);
      seen.push(...orderIds);
      after = next;
    } while (after !== 0);
    expect(seen.length).toBe(people.length * convertOrderLimit);
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('is one of so many at most', () => {
    const venue = openVenue();
    for (let count = 0; count < convertOrderLimit; count += 1) expect(venue.stand(usdt, 1, btc, 1).ok).toBe(true);
    expect(venue.stand(usdt, 1, btc, 1)).toMatchObject({ reason: 'convert-order-limit' });
    expect(venue.stand(usdt, 1, btc, 1, { accountId: bob }).ok).toBe(true);
  });
});
