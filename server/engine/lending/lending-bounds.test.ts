// The markets that a margin wallet trades, what may leave one that owes, and terms that outlive a restart. Numbers as in lending.test.ts.
import { describe, expect, test } from 'vitest';

import { Side, Wallet } from '#lib/contract/enums.ts';
import type { Command } from '#server/engine/command.ts';
import type { MarketRules } from '#server/engine/markets/market-rules.ts';
import { lots, ticks, units } from '#server/engine/units.ts';
import { why } from '#tests/simulation/contracts/open-contract-venue.ts';
import { ann, btc, dollars, eth, openLendingVenue, usdt } from '#tests/simulation/lending/open-lending-venue.ts';
import { lendingHouse, lendingMarkets, lendingOpening, pairs, whole } from '#tests/simulation/lending/margin-venue.ts';

const unlent = 9;
const outside = { ofUnlentCoin: 20, againstUnlentCoin: 21, ofLentCoins: 22 } as const;

/** Three more markets: of a coin that is not lent, against one, and of lent coins without terms of its own. */
function openWider() {
  const venue = openLendingVenue();
  const [like] = lendingMarkets;
  if (like === undefined) throw new Error('there is a market');
  const list = (marketId: number, symbol: string, baseAssetId: number, quoteAssetId: number, price: number): void => {
    const rules: MarketRules = { ...like, marketId, symbol, baseAssetId, quoteAssetId };
    expect(venue.send({ type: 'list-market', rules }).ok).toBe(true);
    expect(venue.send({ type: 'set-reference-price', marketId, priceTicks: ticks(price) }).ok).toBe(true);
  };
  expect(venue.send({ type: 'list-asset', assetId: unlent, code: 'XYZ', decimals: 8 }).ok).toBe(true);
  for (const accountId of [ann, lendingHouse])
    venue.send({ type: 'credit-deposit', accountId, assetId: unlent, units: units(BigInt(1_000 * whole)), reference: `xyz:${accountId}` });
  list(outside.ofUnlentCoin, 'XYZUSDT', unlent, usdt, 10_000);
  list(outside.againstUnlentCoin, 'BTCXYZ', btc, unlent, 10_000);
  list(outside.ofLentCoins, 'ETHBTC', eth, btc, 100);
  venue.move(ann, usdt, 20_000);
  venue.move(ann, btc, 2);
  venue.move(ann, usdt, 20_000, Wallet.isolated);
  return venue;
}

describe('a margin wallet trades', () => {
  const cross = { wallet: Wallet.cross } as const;
  const isolated = { wallet: Wallet.isolated } as const;
  test.each([
    ['shared: a pair of lent coins', pairs.btc, cross, 'done'],
    ['shared: another one', pairs.eth, cross, 'done'],
    ['shared: lent coins without a pair’s terms', outside.ofLentCoins, cross, 'done'],
    ['shared: not a coin that is not lent', outside.ofUnlentCoin, cross, 'not-margined'],
    ['shared: not against one', outside.againstUnlentCoin, cross, 'not-margined'],
    ['alone: its pair', pairs.btc, isolated, 'done'],
    ['alone: no market without terms', outside.ofLentCoins, isolated, 'insufficient-balance'],
    ['alone: not one of a coin that is not lent', outside.ofUnlentCoin, isolated, 'insufficient-balance'],
  ] as const)('%s', (_what, marketId, wallet, said) => {
    const venue = openWider();
    // 15 × 99 × 100,000 units of bitcoin are 1.485.
    const price = marketId === pairs.eth ? 990 : marketId === outside.ofLentCoins ? 99 : 9_900;
    expect(why(venue.order(ann, Side.buy, 15, price, { marketId, ...wallet }))).toBe(said);
    venue.sound();
  });
});

describe('what may leave', () => {
  test('without a debt all that is available', () => {
    const { move, limits, sound } = openLendingVenue();
    move(ann, usdt, 1_000);
    expect(limits(ann, usdt)?.transferable).toBe(dollars(1_000));
    expect(why(move(ann, usdt, -1_000))).toBe('done');
    sound();
  });

  test('under a debt what is beyond it and a share of it, and nothing of what was lent', () => {
    const { move, borrow, limits, sound } = openLendingVenue();
    move(ann, usdt, 1_000);
    borrow(ann, usdt, 100);
    const most = limits(ann, usdt)?.transferable ?? 0n;
    expect(most).toBeGreaterThan(0n);
    expect(most).toBeLessThan(dollars(1_000));
    expect(why(move(ann, usdt, -Number(most + 1n) / whole))).not.toBe('done');
    expect(why(move(ann, usdt, -Number(most) / whole))).toBe('done');
    expect(limits(ann, usdt)?.transferable).toBe(0n);
    sound();
  });

  test('a coin that is all owed stays, whatever else there is', () => {
    const { move, borrow, limits, sound } = openLendingVenue();
    move(ann, usdt, 20_000);
    borrow(ann, btc, 0.1);
    expect(limits(ann, btc)?.transferable).toBe(0n);
    expect(limits(ann, usdt)?.transferable).toBeGreaterThan(0n);
    sound();
  });

  test('of a coin with a price, at the lower of index and last price', () => {
    const venue = openLendingVenue();
    venue.move(ann, btc, 1);
    venue.borrow(ann, usdt, 1_000);
    const atIndex = venue.limits(ann, btc)?.transferable ?? 0n;
    venue.offer(Side.buy, 10, 9_500);
    venue.offer(Side.sell, 10, 10_500);
    venue.order(1001, Side.sell, 1, 9_500);
    const atLower = venue.limits(ann, btc)?.transferable ?? 0n;
    venue.order(1001, Side.buy, 1, 10_500);
    const atHigher = venue.limits(ann, btc)?.transferable ?? 0n;
    expect(atLower).toBeGreaterThan(atIndex);
    expect(atHigher).toBe(atIndex);
    venue.sound();
  });
});

describe('terms outlive a restart', () => {
  const without =
    (...types: readonly Command['type'][]): (() => Command[]) =>
    () =>
      lendingOpening().filter(({ type }) => !types.includes(type));
  test.each([
    ['of coins and pairs', without()],
    ['of coins alone', without('set-margin-market')],
    ['none', without('set-margin-asset', 'set-margin-market')],
  ])('%s', (_what, opening) => {
    const venue = openLendingVenue(undefined, opening);
    const [before, hash] = [venue.lending(), venue.hash()];
    venue.restart();
    expect(venue.lending()).toEqual(before);
    expect(venue.hash()).toBe(hash);
  });

  test('and debts with them, to the last unit', () => {
    const venue = openLendingVenue();
    venue.move(ann, usdt, 1_000);
    venue.borrow(ann, btc, 0.05);
    const [before, owed] = [venue.wallet(ann), venue.coin(ann, btc)];
    venue.restart();
    expect(venue.wallet(ann)).toEqual(before);
    expect(venue.coin(ann, btc)).toBe(owed);
    expect(venue.order(ann, Side.buy, 1, 9_900, { wallet: Wallet.cross, quantityLots: lots(10) }).ok).toBe(true);
    venue.sound();
  });
});
