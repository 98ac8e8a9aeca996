// A law of the figures of an account: those that have one name have one value, wherever they stand, and all of them agree with the money.
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { ContractPosition } from '#lib/contract/position.ts';
import { lineRisk } from '#lib/order-math/risk/line-risk.ts';
import explorer from '#locales/en-US/explorer.json' with { type: 'json' };
import futures from '#locales/en-US/futures.json' with { type: 'json' };
import { sampleContext, sampleContract, samplePosition, sampleTicker } from '../ticket/form/sample-context.ts';
import { explainAccount } from '../what-if/explain-account.ts';
import { whatIfOutlook } from '../what-if/what-if-risk.ts';
import { ownAccount } from '../what-if/what-if-state.ts';
import { accountFigures } from './account-figures.ts';

const symbols: readonly string[] = ['BTCUSDT_UMCBL', 'ETHUSDT_UMCBL'];
const markets = new Map(symbols.map((symbolId) => [symbolId, { ...sampleContract, symbolId }]));
const Exact = Decimal.clone({ precision: 60 });

const cents = (from: number, to: number) => fc.integer({ min: from * 100, max: to * 100 }).map((amount) => (amount / 100).toFixed(2));

const legs = fc.record({
  marginMode: fc.constantFrom(1 as const, 2 as const),
  leverage: fc.integer({ min: 1, max: 50 }),
  sizes: fc.tuple(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 2000 })),
  entries: fc.tuple(cents(900, 1100), cents(900, 1100)),
  margins: fc.tuple(cents(1, 40_000), cents(1, 40_000)),
  mark: cents(950, 1050),
});

const accounts = fc.record({ available: cents(0, 100_000), orderCost: cents(0, 500), legs: fc.tuple(legs, legs) });

type Drawn = typeof accounts extends fc.Arbitrary<infer Value> ? Value : never;

function contextOf({ available, orderCost, legs: drawn }: Drawn) {
  const positions = drawn.flatMap(({ marginMode, leverage, sizes, entries, margins }, place): ContractPosition[] =>
    (['long', 'short'] as const).flatMap((holdSide, side) => {
      const [size, entry, margin, symbolId] = [sizes[side], entries[side], margins[side], symbols[place]];
      if (size === undefined || size === 0 || entry === undefined || margin === undefined || symbolId === undefined) return [];
      const total = (size / 1000).toFixed(3);
      const own = marginMode === 1 ? margin : '0';
      return [
        { ...samplePosition, symbolId, holdSide, marginMode, leverage, total, available: total, averageOpenPrice: entry, margin: own },
      ];
    }),
  );
  const tickers = new Map(
    symbols.map((symbolId, place) => {
      const markPrice = drawn[place]?.mark ?? '1000';
      return [symbolId, { ...sampleTicker, symbol: symbolId, contract: { ...contractTicker, markPrice } }];
    }),
  );
  const frozen = positions.reduce((sum, { margin }) => sum.plus(margin), new Exact(0)).toFixed();
  const wallets = [{ coin: 'USDT', available, frozen, orderCost, free: '0' }];
  const { account } = sampleContext;
  if (account === null) throw new Error('the sample has an account');
  return { ...sampleContext, markets, tickers, account: { ...account, positionMode: 2 as const, positions, wallets } };
}

const contractTicker = { markPrice: '1000', fundingRate: '0.0001', nextFundingTimeMs: 0, openInterest: '500' };

/** The gain of a position by hand: what it is worth less what it was opened for. */
const gainOf = ({ holdSide, total, averageOpenPrice }: ContractPosition, mark: string) =>
  new Exact(mark)
    .minus(averageOpenPrice)
    .times(total)
    .times(holdSide === 'long' ? 1 : -1);

test('over random accounts one name has one value, and equity is all money and all gains', () => {
  fc.assert(
    fc.property(accounts, (drawn) => {
      const context = contextOf(drawn);
      const { account, tickers } = context;
      const panel = accountFigures(context);
      const outlook = whatIfOutlook(ownAccount(account, 'USDT', markets), markets, tickers);
      if (panel === null || outlook === null) throw new Error('every price is known');
      const explained = explainAccount(outlook, (symbolId) => symbolId);
      const inPanel: Readonly<Record<string, string | null>> = {
        [futures.account.equity]: panel.equity,
        [futures.account.gain]: panel.gain,
        [futures.account.used]: panel.used,
        [futures.account.maintenance]: panel.maintenance,
        [futures.account.crossRatio]: panel.crossRatio,
        [futures.account.isolatedRatio]: panel.isolatedRatio,
        [futures.account.available]: panel.available,
      };
      const shared = Object.values(explained).filter(({ id }) => Object.hasOwn(inPanel, explorer.formula[id].name));
      expect(shared.map(({ id }) => id)).toContain('accountRatio');
      for (const { id, result } of shared) expect([id, result]).toEqual([id, inPanel[explorer.formula[id].name]]);

      const markOf = (symbolId: string): string => tickers.get(symbolId)?.contract.markPrice ?? '';
      const gains = account.positions.map((position) => ({ position, gain: gainOf(position, markOf(position.symbolId)) }));
      const [wallet] = account.wallets;
      const all = gains.reduce((sum, { gain }) => sum.plus(gain), new Exact(wallet?.available ?? 0).plus(wallet?.frozen ?? 0));
      expect(new Exact(panel.equity).eq(all)).toBe(true);

      // The cross account and the isolated positions have together all that there is.
      const isolated = gains.filter(({ position }) => position.marginMode === 1);
      const ownEquities = isolated.reduce((sum, { position, gain }) => sum.plus(position.margin).plus(gain), new Exact(0));
      expect(new Exact(outlook.risk.account.equity).plus(ownEquities).eq(panel.equity)).toBe(true);

      // The rows of the positions tell the ratios of which the panel names the highest.
      const rows = [...lineRisk(account, markets, tickers).positions.values()];
      const ratios = rows.filter(({ position }) => position.marginMode === 'isolated').map(({ marginRatio }) => marginRatio);
      expect(panel.hasIsolated).toBe(ratios.length > 0);
      const left = ratios.filter((ratio) => ratio !== null);
      const expected = ratios.length === 0 || left.length < ratios.length ? null : Exact.max(...left).toFixed();
      expect(panel.isolatedRatio === null ? null : new Exact(panel.isolatedRatio).toFixed()).toBe(expected);
      const crossRatios = rows.filter(({ position }) => position.marginMode === 'cross').map(({ marginRatio }) => marginRatio);
      expect(crossRatios).toEqual(crossRatios.map(() => panel.crossRatio));
    }),
    { numRuns: 300 },
  );
});
