// A dry run is the copy's own code: sizes, skips and results of trades that can be worked out on paper.
import { expect, test } from 'vitest';

import { firstCopyTerms, type CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import { marketWithCoins } from '#server/engine/markets/market-with-coins.ts';
import { loadContracts } from '#server/market/contracts/load-contracts.ts';
import { loadVenue } from '#server/market/venue.ts';
import { playCopy, type PlayedOrder } from '#server/services/leader-records/dry-run/play-copy.ts';

const venue = loadVenue();
const { listings } = venue;
const contracts = loadContracts(undefined, venue);
listings.listContracts(contracts.perpetuals, contracts.assets);
const listing = listings.marketOf('BTCUSDT_UMCBL');
const market = listing === undefined ? null : marketWithCoins(listings, listing.marketId);
if (market === null) throw new Error('BTCUSDT_UMCBL is not listed');

const usdt = 10 ** market.quote.decimals;
const tick = (price: number): number => price * 10 ** market.priceDecimals;
const lots = (quantity: number): number => Math.round(quantity * 10 ** market.quantityDecimals);

const terms: CopyTerms = {
  ...firstCopyTerms,
  investment: '1000',
  sizing: { by: 'multiplier', multiplier: '0.5' },
};

let number = 0;
const order = (before: number, after: number, price: number): PlayedOrder => {
  number += 1;
  const traded = Math.abs(lots(after) - lots(before));
  return {
    order: number,
    timeMs: number * 60_000,
    marketId: market.marketId,
    before: lots(before),
    after: lots(after),
    value: traded * tick(price),
    lots: traded,
    leverage: 10,
    isIsolated: false,
    equityUnits: 10_000 * usdt,
  };
};

const play = (change: Partial<CopyTerms>, orders: readonly PlayedOrder[]) =>
  playCopy({ kind: 'copy', terms: { ...terms, ...change } }, [market], orders);
const codes = ({ rows }: ReturnType<typeof playCopy>): readonly string[] =>
  rows.map(({ code }) => code).filter((code) => /copied|partly|closed|skipped|liquidated|nothing-held/.test(code));

test('half of what the leader trades, and what is left after the fees', () => {
  const run = play({}, [order(0, 0.1, 50_000), order(0.1, 0.05, 52_000), order(0.05, 0, 51_000)]);
  expect(codes(run)).toEqual(['copy.copied', 'copy.closed', 'copy.closed']);
  expect(run.putInUnits).toBe(1_000 * usdt);
  // 0.05 bought at 50,000; half sold at 52,000 and half at 51,000: 50 + 25, less the fees of three trades.
  const fees = ((2_500 + 1_300 + 1_275) * market.rules.takerFeePpm) / 1_000_000;
  expect(run.feeUnits / usdt).toBeCloseTo(fees, 6);
  expect(run.leftUnits / usdt).toBeCloseTo(1_075 - fees, 6);
});

test('an opening that is too small, or of a market left out, is skipped with its reason', () => {
  const least = market.rules.minQuantityLots / 10 ** market.quantityDecimals;
  expect(codes(play({ sizing: { by: 'multiplier', multiplier: '0.5' } }, [order(0, least, 50_000)]))).toEqual(['copy.skipped-minimum']);
  const leftOut = { symbol: market.symbol, isLeftOut: true, ...terms };
  expect(codes(play({ markets: [leftOut] }, [order(0, 0.1, 50_000), order(0.1, 0, 51_000)]))).toEqual([
    'copy.skipped-left-out',
    'copy.nothing-held',
  ]);
});

test('what was opened before is not followed, and a fall beyond the end of a position takes it', () => {
  expect(codes(play({}, [order(0.1, 0, 50_000)]))).toEqual(['copy.nothing-held']);
  const run = play({ investment: '300' }, [order(0, 0.1, 50_000), order(0.1, 0.2, 20_000)]);
  expect(codes(run)).toContain('copy.liquidated');
  expect(run.leftUnits).toBeLessThan(10 * usdt);
  expect(run.lowestUnits).toBeLessThanOrEqual(run.leftUnits);
});
