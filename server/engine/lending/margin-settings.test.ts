// The terms on which the venue lends, at the edges of what makes sense. The venue is that of lending.test.ts.
import { describe, expect, test } from 'vitest';

import { Wallet } from '#lib/contract/enums.ts';
import type { Command } from '#server/engine/command.ts';
import { createExchange, restoreExchange } from '#server/engine/exchange.ts';
import { units } from '#server/engine/units.ts';
import { why } from '#tests/simulation/contracts/open-contract-venue.ts';
import { ann, btc, eth, openLendingVenue, usdt } from '#tests/simulation/lending/open-lending-venue.ts';
import { lendingHouse, lendingMarkets, pairs, whole } from '#tests/simulation/lending/margin-venue.ts';

type SetMarginAsset = Extract<Command, { type: 'set-margin-asset' }>;

const tier = (upToUnits: number, leverage: number, maintenancePpm: number) => ({ upToUnits, leverage, maintenancePpm });
const slice = (upToUnits: number, valuePpm: number) => ({ upToUnits, valuePpm });
/** The terms of the venue for ether, some of them changed. */
const ofEther = (more: Partial<SetMarginAsset> = {}): SetMarginAsset => ({
  type: 'set-margin-asset',
  assetId: eth,
  marketId: pairs.eth,
  poolUnits: whole,
  dailyRatesE9: [480_000],
  collateral: [slice(10 * whole, 950_000)],
  debts: [tier(5 * whole, 3, 50_000)],
  ...more,
});

describe('the terms of a coin', () => {
  test.each<readonly [string, Partial<SetMarginAsset>, string]>([
    ['as they are', {}, 'done'],
    ['a coin that is none', { assetId: 77 }, 'unknown-asset'],
    ['another market to price it', { marketId: pairs.btc }, 'invalid-margin-terms'],
    ['no rate', { dailyRatesE9: [] }, 'invalid-margin-terms'],
    ['32 rates', { dailyRatesE9: Array.from({ length: 32 }, () => 0) }, 'done'],
    ['33 rates', { dailyRatesE9: Array.from({ length: 33 }, () => 0) }, 'invalid-margin-terms'],
    ['all of it a day', { dailyRatesE9: [1_000_000_000] }, 'done'],
    ['more than that', { dailyRatesE9: [0, 1_000_000_001] }, 'invalid-margin-terms'],
    ['a rate below nothing', { dailyRatesE9: [-1] }, 'invalid-margin-terms'],
    ['an empty pool', { poolUnits: 0 }, 'done'],
    ['a pool below nothing', { poolUnits: -1 }, 'invalid-margin-terms'],
    ['half a unit in the pool', { poolUnits: 0.5 }, 'invalid-margin-terms'],
    ['no debts', { debts: [] }, 'done'],
    ['a tier of nothing', { debts: [tier(0, 3, 50_000)] }, 'invalid-margin-terms'],
    ['a tier of one unit', { debts: [tier(1, 3, 50_000)] }, 'done'],
    ['tiers of the same size', { debts: [tier(9, 3, 50_000), tier(9, 2, 50_000)] }, 'invalid-margin-terms'],
    ['tiers of the same leverage and maintenance', { debts: [tier(9, 3, 50_000), tier(10, 3, 50_000)] }, 'done'],
    ['leverage that rises', { debts: [tier(9, 3, 50_000), tier(10, 4, 50_000)] }, 'invalid-margin-terms'],
    ['maintenance that falls', { debts: [tier(9, 3, 50_000), tier(10, 3, 49_999)] }, 'invalid-margin-terms'],
    ['no leverage', { debts: [tier(9, 1, 50_000)] }, 'invalid-margin-terms'],
    ['the least leverage', { debts: [tier(9, 2, 999_999)] }, 'done'],
    ['maintenance of all of it', { debts: [tier(9, 2, 1_000_000)] }, 'invalid-margin-terms'],
    ['a leverage of a hundred', { debts: [tier(9, 100, 10_000)] }, 'done'],
    ['one more', { debts: [tier(9, 101, 1)] }, 'invalid-margin-terms'],
    ['no maintenance', { debts: [tier(9, 3, 0)] }, 'invalid-margin-terms'],
    ['the least', { debts: [tier(9, 3, 1)] }, 'done'],
    // A leverage of 21 asks for a twentieth.
    ['as much maintenance as the leverage asks for', { debts: [tier(9, 21, 50_000)] }, 'invalid-margin-terms'],
    ['a millionth less', { debts: [tier(9, 21, 49_999)] }, 'done'],
    ['collateral that counts in full, or not at all', { collateral: [slice(9, 1_000_000), slice(10, 0)] }, 'done'],
    ['more than in full', { collateral: [slice(9, 1_000_001)] }, 'invalid-margin-terms'],
    ['less than not at all', { collateral: [slice(9, -1)] }, 'invalid-margin-terms'],
    ['slices of the same size', { collateral: [slice(9, 1), slice(9, 0)] }, 'invalid-margin-terms'],
  ])('%s', (_what, more, said) => {
    expect(why(openLendingVenue().send(ofEther(more)))).toBe(said);
  });

  test('a new coin is priced by a market of its own against the coin of account, of which there is one', () => {
    const { send } = openLendingVenue();
    const [like] = lendingMarkets;
    if (like === undefined) throw new Error('there is a market');
    send({ type: 'list-asset', assetId: 9, code: 'XYZ', decimals: 8 });
    send({ type: 'list-market', rules: { ...like, marketId: 20, symbol: 'XYZBTC', baseAssetId: 9, quoteAssetId: btc } });
    send({ type: 'list-market', rules: { ...like, marketId: 21, symbol: 'USDTXYZ', baseAssetId: usdt, quoteAssetId: 9 } });
    send({ type: 'list-market', rules: { ...like, marketId: 22, symbol: 'XYZUSDT', baseAssetId: 9, quoteAssetId: usdt } });
    const by = (marketId: number): string => why(send(ofEther({ assetId: 9, marketId })));
    expect([-1, 77, pairs.eth, 20, 21].map(by)).toEqual(Array.from({ length: 5 }, () => 'invalid-margin-terms'));
    expect(by(22)).toBe('done');
  });
});

describe('the terms of a pair', () => {
  const sound = [tier(9, 3, 50_000)];
  test.each([
    ['sound ones', pairs.btc, sound, sound, 'done'],
    ['a market that is none', 77, sound, sound, 'unknown-market'],
    ['nothing of its coin', pairs.btc, [], sound, 'invalid-margin-terms'],
    ['nothing of its money', pairs.btc, sound, [], 'invalid-margin-terms'],
    ['an unsound tier of its coin', pairs.btc, [tier(9, 1, 50_000)], sound, 'invalid-margin-terms'],
    ['an unsound tier of its money', pairs.btc, sound, [tier(9, 1, 50_000)], 'invalid-margin-terms'],
  ])('%s', (_what, marketId, base, quote, said) => {
    expect(why(openLendingVenue().send({ type: 'set-margin-market', marketId, base, quote }))).toBe(said);
  });

  // The first tiers of its coin and of its money.
  test.each([
    [4, 7],
    [7, 4],
  ])('leverage of %i and %i: up to the larger', (ofCoin, ofMoney) => {
    const { send } = openLendingVenue();
    const tiers = (leverage: number) => [tier(5 * whole, leverage, 50_000), tier(15 * whole, 2, 100_000)];
    send({ type: 'set-margin-market', marketId: pairs.btc, base: tiers(ofCoin), quote: tiers(ofMoney) });
    const set = (leverage: number, accountId = ann, marketId: number = pairs.btc): string =>
      why(send({ type: 'set-isolated-leverage', accountId, marketId, leverage, neverSetIsMax: true }));
    expect([1, 2, 7, 8, 2.5].map((leverage) => set(leverage))).toEqual([
      'invalid-leverage',
      'done',
      'done',
      'invalid-leverage',
      'invalid-leverage',
    ]);
    expect([set(3, 4040), set(3, lendingHouse), set(3, ann, 77)]).toEqual(['unknown-account', 'unknown-account', 'not-margined']);
  });

  test('a pair of two coins is counted in the one that it is quoted in', () => {
    const { send, wallet } = openLendingVenue();
    const [like] = lendingMarkets;
    if (like === undefined) throw new Error('there is a market');
    send({ type: 'list-market', rules: { ...like, marketId: 20, symbol: 'ETHBTC', baseAssetId: eth, quoteAssetId: btc } });
    expect(why(send({ type: 'set-margin-market', marketId: 20, base: sound, quote: sound }))).toBe('done');
    send({ type: 'transfer-funds', accountId: ann, assetId: eth, from: Wallet.spot, to: Wallet.isolated, marketId: 20, units: units(5n) });
    expect(wallet(ann, Wallet.isolated)).toMatchObject({ marketId: 20, unitAssetId: btc });
  });
});

describe('the rules of all lending', () => {
  const rules = { callPpm: 800_000, liquidationFeePpm: 20_000, reachPpm: 30_000, transferCoefficient: 2 };
  test.each([
    ['the least', { callPpm: 1, liquidationFeePpm: 0, reachPpm: 0, transferCoefficient: 0 }, 'done'],
    ['the most', { callPpm: 999_999, liquidationFeePpm: 500_000, reachPpm: 500_000, transferCoefficient: 100 }, 'done'],
    ['no call', { callPpm: 0 }, 'invalid-margin-terms'],
    ['a call at the limit itself', { callPpm: 1_000_000 }, 'invalid-margin-terms'],
    ['a fee below nothing', { liquidationFeePpm: -1 }, 'invalid-margin-terms'],
    ['a fee of more than half', { liquidationFeePpm: 500_001 }, 'invalid-margin-terms'],
    ['a reach below nothing', { reachPpm: -1 }, 'invalid-margin-terms'],
    ['a reach of more than half', { reachPpm: 500_001 }, 'invalid-margin-terms'],
    ['a coefficient below nothing', { transferCoefficient: -1 }, 'invalid-margin-terms'],
    ['a coefficient beyond a hundred', { transferCoefficient: 101 }, 'invalid-margin-terms'],
  ])('%s', (_what, more, said) => {
    const { send, lending } = openLendingVenue();
    const before = lending().rules;
    expect(why(send({ type: 'set-margin-rules', ...rules, ...more }))).toBe(said);
    expect(lending().rules).toEqual(said === 'done' ? { ...rules, ...more } : before);
  });
});

test.each([
  ['the call', { callPpm: 700_000 }],
  ['the fee', { liquidationFeePpm: 10_000 }],
  ['the reach', { reachPpm: 20_000 }],
  ['what may leave', { transferCoefficient: 1 }],
])('other rules than the first ones outlive a restart of a venue that lends nothing yet, be it %s alone', (_what, change) => {
  const exchange = createExchange();
  const rules = { ...exchange.lending().rules, ...change };
  const { reply } = exchange.apply({ sequence: 1, timeMs: 1, command: { type: 'set-margin-rules', ...rules } });
  expect(why(reply)).toBe('done');
  const again = restoreExchange(exchange.snapshot());
  expect([again.lending().rules, again.stateHash()]).toEqual([rules, exchange.stateHash()]);
});
