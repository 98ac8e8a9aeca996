// The sizes of copies in a market by the ways in which they are measured, worked out by hand, and their sums.
import { Decimal } from 'decimal.js';
import { describe, expect, test } from 'vitest';

import { loadContracts } from '#server/market/contracts/load-contracts.ts';
import { loadVenue } from '#server/market/venue.ts';
import { addCopiedSizes } from '#server/services/leaders/copied-sizes.ts';
import { copyInMarket } from './copies-in-market.ts';

const venue = loadVenue();
const { listings } = venue;
const contracts = loadContracts(undefined, venue);
listings.listContracts([...contracts.perpetuals], contracts.assets);

const marketOf = (symbol: string) => {
  const market = listings.marketOf(symbol);
  if (market === undefined) throw new Error(`${symbol} is not listed`);
  return market;
};
const assetOf = (code: string) => listings.assetOf(code) ?? { assetId: 0, decimals: 0 };
const [spot, perpetual, usdt, bitcoin] = [marketOf('BTCUSDT'), marketOf('BTCUSDT_UMCBL'), assetOf('USDT'), assetOf('BTC')];
/** Worth 2,000 USDT, with ten times leverage. */
const leader = { worth: new Decimal(2000), leverage: 10 };

const terms = (sizing: object, more: object = {}) => ({ terms: { sizing, leverage: null, markets: [], ...more } });
const copy = (of: { readonly terms: unknown }, usdtWorth = 500) => ({
  terms: of,
  toldAssetId: usdt.assetId,
  equityUnits: usdtWorth * 10 ** usdt.decimals,
  positions: [],
  coins: [],
});
const sizes = (copies: readonly ReturnType<typeof copy>[], market = perpetual) =>
  addCopiedSizes(copies.map((one) => copyInMarket(listings, one, market, leader))).sizes;

describe('a copy is measured', () => {
  test.each([
    ['by a fixed amount of margin, at the leader’s leverage', terms({ by: 'amount', amount: '25' }), { notional: '250' }],
    ['at a leverage of its own', terms({ by: 'amount', amount: '25' }, { leverage: 4 }), { notional: '100' }],
    [
      'at the leverage of the market',
      terms({ by: 'amount', amount: '25' }, { leverage: 4, markets: [{ symbol: 'BTCUSDT_UMCBL', isLeftOut: false, leverage: 2 }] }),
      { notional: '50' },
    ],
    ['by a multiplier', terms({ by: 'multiplier', multiplier: '0.1' }), { perUnit: '0.1' }],
    ['by a fixed quantity', terms({ by: 'quantity', quantity: '0.02' }), { quantity: '0.02' }],
    // 500 of 2,000.
    ['by the ratio of equities', terms({ by: 'equity' }), { perUnit: '0.25' }],
    [
      'not at all, where the market is left out',
      terms({ by: 'multiplier', multiplier: '3' }, { markets: [{ symbol: 'BTCUSDT_UMCBL', isLeftOut: true, leverage: null }] }),
      {},
    ],
  ])('%s', (_how, one, expected) => {
    expect(sizes([copy(one)])).toEqual({ perUnit: '0', quantity: '0', notional: '0', ...expected });
  });

  test('all together', () => {
    const copies = [
      terms({ by: 'amount', amount: '25' }),
      terms({ by: 'multiplier', multiplier: '0.5' }),
      terms({ by: 'equity' }),
      terms({ by: 'quantity', quantity: '1.5' }),
      terms({ by: 'quantity', quantity: '0.25' }),
    ].map((one) => copy(one));
    expect(sizes(copies)).toEqual({ perUnit: '0.75', quantity: '1.75', notional: '250' });
  });

  test('a bot of another kind has no size', () => {
    expect(sizes([copy({ terms: { investment: '30' } })])).toEqual({ perUnit: '0', quantity: '0', notional: '0' });
  });
});

test('what copies hold is added up by side, and counted', () => {
  const none = copy(terms({ by: 'equity' }));
  const unit = 10 ** perpetual.quantityDecimals;
  const position = (holdSide: 'long' | 'short', size: number) => ({ marketId: perpetual.marketId, holdSide, lots: size * unit });
  const copies = [{ ...none, positions: [position('long', 2), position('short', 1)] }, { ...none, positions: [position('long', 3)] }, none];
  expect(addCopiedSizes(copies.map((one) => copyInMarket(listings, one, perpetual, leader))).held).toEqual([
    { holdSide: 'long', quantity: '5', copies: 2 },
    { holdSide: 'short', quantity: '1', copies: 1 },
  ]);
  const coins = { ...none, coins: [{ assetId: bitcoin.assetId, units: 0.5 * 10 ** bitcoin.decimals }] };
  expect(addCopiedSizes([coins, none].map((one) => copyInMarket(listings, one, spot, leader))).held).toEqual([
    { holdSide: 'long', quantity: '0.5', copies: 1 },
  ]);
});
