// Converting, by hand: what the books give for a size, what the desk keeps, what stands in the way, and that a quote is taken once.
import { describe, expect, test } from 'vitest';

import { Side } from '#lib/contract/enums.ts';
import { convertDesk, convertOpening } from '#tests/simulation/convert-venue.ts';
import { ann, bob, btc, eth, openLending, usdt } from '#tests/simulation/margin-desk.ts';
import { pairs, whole } from '#tests/simulation/margin-venue.ts';
import type { Convert, ConvertLeg } from './convert-command.ts';
import { convertOrderLimit } from './convert-order.ts';
import { units } from '../units.ts';

const nowMs = 1_700_000_000_000;
const coinsOf = (amount: number): bigint => BigInt(Math.round(amount * whole));

/** One lot of bitcoin is a thousandth; bids and asks of 1 BTC at each price, of 10 ETH at each. */
function openDesk(inventory?: Parameters<typeof convertOpening>[0]) {
  const desk = openLending();
  for (const command of convertOpening(inventory)) expect(desk.send(command)).toMatchObject({ ok: true });
  for (const price of [9_990, 9_980]) desk.offer(Side.buy, 1_000, price);
  for (const price of [10_010, 10_020]) desk.offer(Side.sell, 1_000, price);
  for (const price of [999, 998]) desk.offer(Side.buy, 1_000, price, pairs.eth);
  for (const price of [1_001, 1_002]) desk.offer(Side.sell, 1_000, price, pairs.eth);
  const give = (assetId: number, amount: number, toAssetId: number): bigint => {
    const [priced] = desk.convertPrices({ assetId, toAssetId, units: coinsOf(amount) });
    return priced === undefined || 'reason' in priced ? 0n : priced.toUnits;
  };
  const leg = (assetId: number, amount: number, toUnits: bigint): ConvertLeg => ({
    assetId,
    units: units(coinsOf(amount)),
    toUnits: units(toUnits),
  });
  const take = (toAssetId: number, legs: readonly ConvertLeg[], more: Partial<Convert> = {}): string => {
    const command: Convert = { type: 'convert', accountId: ann, toAssetId, legs, expiresMs: nowMs + 8_000, reference: 'quote:1', ...more };
    const reply = desk.send(command);
    desk.sound();
    return reply.ok ? 'done' : reply.reason;
  };
  const stand = (assetId: number, amount: number, toAssetId: number, toAmount: number, more: object = {}) =>
    desk.send({
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
    const reply = desk.send({ type: 'settle-convert-order', orderId });
    desk.sound();
    return reply.ok ? 'done' : reply.reason;
  };
  return { ...desk, give, leg, take, stand, settle };
}

describe('what the desk gives', () => {
  const { give, convertPrices } = openDesk();
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
    const desk = openDesk();
    desk.index(10_300);
    expect(desk.convertPrices({ assetId: btc, toAssetId: usdt, units: 1_000n })).toEqual([{ reason: 'convert-too-thin' }]);
  });

  test('never more than the index price, however high somebody bids', () => {
    const desk = openDesk();
    desk.order(bob, Side.buy, 100, 10_005);
    // At the index price of 10,000, not the 10,005 that stands there: 0.01 × 10,000 × 0.999.
    expect(desk.give(btc, 0.01, usdt)).toBe(coinsOf(99.9));
  });

  test('nothing that it does not hold, or of coins without a market, or while the market is closed', () => {
    expect(openDesk({ usdt: 100, btc: 0, eth: 0 }).convertPrices({ assetId: btc, toAssetId: usdt, units: coinsOf(0.1) })).toEqual([
      { reason: 'convert-desk-empty' },
    ]);
    const desk = openDesk();
    expect(desk.convertPrices({ assetId: btc, toAssetId: btc, units: 1n })).toEqual([{ reason: 'no-conversion' }]);
    desk.send({ type: 'set-market-state', marketId: pairs.btc, state: 'halted' });
    expect(desk.convertPrices({ assetId: btc, toAssetId: usdt, units: 1_000n })).toEqual([{ reason: 'market-halted' }]);
  });
});

describe('a quote', () => {
  test('is taken once, to the unit, and the desk has the other side of it', () => {
    const desk = openDesk();
    const promised = desk.give(btc, 0.5, usdt);
    const before = [ann, convertDesk].map((who) => [desk.balance(who, btc), desk.balance(who, usdt)]);
    expect(desk.take(usdt, [desk.leg(btc, 0.5, promised)])).toBe('done');
    expect(desk.told('converted')).toMatchObject([{ accountId: ann, toAssetId: usdt, legs: [{ reason: null }], reference: 'quote:1' }]);
    const after = [ann, convertDesk].map((who) => [desk.balance(who, btc), desk.balance(who, usdt)]);
    const half = coinsOf(0.5);
    expect(after).toEqual([
      [(before[0]?.[0] ?? 0n) - half, (before[0]?.[1] ?? 0n) + promised],
      [(before[1]?.[0] ?? 0n) + half, (before[1]?.[1] ?? 0n) - promised],
    ]);
    expect(desk.take(usdt, [desk.leg(btc, 0.5, promised)])).toBe('quote-taken');
    desk.restart();
    expect(desk.take(usdt, [desk.leg(btc, 0.5, promised)])).toBe('quote-taken');
    expect(desk.balance(ann, btc)).toBe(after[0]?.[0]);
  });

  test('is good to its last millisecond and not a moment longer', () => {
    const desk = openDesk();
    const legs = [desk.leg(btc, 0.5, desk.give(btc, 0.5, usdt))];
    desk.at(nowMs + 8_001);
    expect(desk.take(usdt, legs)).toBe('quote-expired');
    desk.at(nowMs + 8_000);
    expect(desk.take(usdt, legs)).toBe('done');
    // One that claims to be good for an hour is none.
    expect(desk.take(usdt, legs, { expiresMs: nowMs + 3_600_000, reference: 'quote:2' })).toBe('quote-expired');
  });

  test('is refused once the books have moved beyond the guard, for either side', () => {
    const promised = openDesk().give(btc, 0.5, usdt);
    for (const [by, answer] of [
      [1.0019, 'done'],
      [0.9981, 'done'],
      [1.0021, 'convert-price-moved'],
      [0.9979, 'convert-price-moved'],
    ] as const) {
      const desk = openDesk();
      const taken = desk.take(usdt, [desk.leg(btc, 0.5, BigInt(Math.round(Number(promised) * by)))]);
      expect({ by, taken }).toEqual({ by, taken: answer });
    }
  });

  test('of several coins converts each in whole or not at all, and says which not', () => {
    const desk = openDesk();
    const good = desk.give(eth, 0.01, usdt);
    const legs = [desk.leg(eth, 0.01, good), desk.leg(btc, 0.01, desk.give(btc, 0.01, usdt) * 2n), desk.leg(usdt, 1, 5n)];
    expect(desk.take(usdt, legs)).toBe('done');
    expect(desk.told('converted')[0]?.legs.map(({ reason }) => reason)).toEqual([null, 'convert-price-moved', 'no-conversion']);
    const [, ...bad] = legs;
    expect(desk.take(usdt, bad, { reference: 'quote:2' })).toBe('convert-price-moved');
    expect(desk.take(usdt, [desk.leg(eth, 0.01, good), desk.leg(eth, 0.01, good)], { reference: 'quote:3' })).toBe('invalid-amount');
  });

  test('gives nothing that the account or the desk does not have', () => {
    const poor = openDesk({ usdt: 100, btc: 0, eth: 0 });
    expect(poor.take(usdt, [poor.leg(btc, 0.5, coinsOf(4_990.005))])).toBe('convert-desk-empty');
    const desk = openDesk();
    desk.send({
      type: 'reserve-withdrawal',
      accountId: ann,
      assetId: btc,
      units: units(coinsOf(9.9)),
      feeUnits: units(0n),
      reference: 'w:1',
    });
    expect(desk.take(usdt, [desk.leg(btc, 0.5, desk.give(btc, 0.5, usdt))])).toBe('insufficient-balance');
    expect(desk.take(usdt, [desk.leg(btc, 0.5, 0n)], { reference: 'quote:2' })).toBe('invalid-amount');
  });

  test('of somebody who owes for an undone arrival goes into what is owed, and nowhere else', () => {
    const desk = openDesk();
    // Ten bitcoin arrived, one was traded away, and then all ten turn out not to have come.
    desk.order(ann, Side.sell, 1_000, 9_990);
    desk.send({ type: 'reverse-deposit', accountId: ann, assetId: btc, units: units(coinsOf(10)), reference: `first:${ann}:${btc}` });
    expect(desk.told('debt-changed')).toMatchObject([{ units: coinsOf(1) }]);
    const intoDollars = desk.give(eth, 1, usdt);
    expect(desk.take(usdt, [desk.leg(eth, 1, intoDollars)])).toBe('convert-in-debt');
    const intoOwed = desk.give(eth, 1, btc);
    expect(desk.take(btc, [desk.leg(eth, 1, intoOwed)])).toBe('done');
    // Proceeds go to the debt at once.
    expect(desk.balance(ann, btc)).toBe(0n);
    expect(desk.told('debt-changed')).toMatchObject([{ units: coinsOf(1) - intoOwed }]);
  });
});

describe('an order at a rate of one’s own', () => {
  test('holds its money, waits, and is filled at what the desk pays once that is enough', () => {
    const desk = openDesk();
    const placed = desk.stand(btc, 0.5, usdt, 5_000, { clientOid: 'mine' });
    expect(placed.ok).toBe(true);
    const orderId = placed.orderId ?? 0;
    expect(desk.frozen(ann, btc)).toBe(coinsOf(0.5));
    expect(desk.stand(btc, 0.5, usdt, 5_000, { clientOid: 'mine' })).toMatchObject({ reason: 'duplicate-client-order-id', orderId });
    expect(desk.convertsDue(nowMs)).toEqual([]);
    expect(desk.settle(orderId)).toBe('convert-not-reached');
    desk.restart();
    desk.index(10_100);
    // Takes both asks, and what is left of it stands as the best bid.
    desk.order(bob, Side.buy, 3_000, 10_095);
    expect(desk.convertsDue(nowMs)).toEqual([orderId]);
    const paid = desk.give(btc, 0.5, usdt);
    const before = desk.balance(ann, usdt);
    expect(desk.settle(orderId)).toBe('done');
    expect(paid).toBeGreaterThanOrEqual(coinsOf(5_000));
    expect(desk.balance(ann, usdt) - before).toBe(paid);
    expect(desk.frozen(ann, btc)).toBe(0n);
    expect(desk.told('convert-order-closed')).toMatchObject([{ outcome: 'filled', toUnits: paid }]);
    expect(desk.settle(orderId)).toBe('unknown-order');
  });

  test('gives its money back when it is cancelled by its owner, or its time is over', () => {
    const desk = openDesk();
    const [first, second] = [desk.stand(btc, 1, usdt, 20_000), desk.stand(eth, 1, usdt, 20_000)].map(({ orderId }) => orderId ?? 0);
    expect(desk.send({ type: 'cancel-convert-order', accountId: bob, orderId: first ?? 0 })).toMatchObject({ reason: 'unknown-order' });
    expect(desk.send({ type: 'cancel-convert-order', accountId: ann, orderId: first ?? 0 }).ok).toBe(true);
    expect(desk.frozen(ann, btc)).toBe(0n);
    expect(desk.balance(ann, btc)).toBe(coinsOf(10));
    expect(desk.convertsDue(nowMs + 60_000)).toEqual([]);
    expect(desk.convertsDue(nowMs + 60_001)).toEqual([second]);
    desk.at(nowMs + 60_001);
    expect(desk.settle(second ?? 0)).toBe('done');
    expect(desk.told('convert-order-closed')).toMatchObject([{ outcome: 'expired', toUnits: 0n }]);
    expect(desk.balance(ann, eth)).toBe(coinsOf(100));
  });

  test.each([
    ['more than there is', [btc, 11, usdt, 1], {}, 'insufficient-balance'],
    ['a coin into itself', [btc, 1, btc, 1], {}, 'no-conversion'],
    ['for nothing', [btc, 1, usdt, 0], {}, 'invalid-amount'],
    ['until a moment that is past', [btc, 1, usdt, 1], { expiresMs: nowMs }, 'quote-expired'],
    ['for more than 90 days', [btc, 1, usdt, 1], { expiresMs: nowMs + 91 * 86_400_000 }, 'quote-expired'],
    ['by the desk itself', [btc, 1, usdt, 1], { accountId: convertDesk }, 'unknown-account'],
  ] as const)('is refused: %s', (_what, [from, amount, to, min], more, reason) => {
    const desk = openDesk();
    expect(desk.stand(from, amount, to, min, more)).toMatchObject({ ok: false, reason });
    desk.sound();
  });

  test('is looked at in its turn, when there are more than one look takes', () => {
    const desk = openDesk();
    const people = Array.from({ length: 6 }, (_, place) => 2_000 + place);
    for (const accountId of people) {
      desk.send({ type: 'open-account', accountId, kind: 'user' });
      desk.send({ type: 'credit-deposit', accountId, assetId: usdt, units: units(coinsOf(100)), reference: `more:${accountId}` });
      for (let count = 0; count < convertOrderLimit; count += 1) expect(desk.stand(usdt, 1, btc, 1, { accountId }).ok).toBe(true);
    }
    const seen: number[] = [];
    let after = 0;
    do {
      const { orderIds, next } = desk.convertsBehind(nowMs + 60_001, after);
      expect(orderIds.length).toBeLessThanOrEqual(256);
      seen.push(...orderIds);
      after = next;
    } while (after !== 0);
    expect(seen.length).toBe(people.length * convertOrderLimit);
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('is one of so many at most', () => {
    const desk = openDesk();
    for (let count = 0; count < convertOrderLimit; count += 1) expect(desk.stand(usdt, 1, btc, 1).ok).toBe(true);
    expect(desk.stand(usdt, 1, btc, 1)).toMatchObject({ reason: 'convert-order-limit' });
    expect(desk.stand(usdt, 1, btc, 1, { accountId: bob }).ok).toBe(true);
  });
});
