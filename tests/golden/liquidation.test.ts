// Golden rows of liquidation, bankruptcy and maintenance margin.
import { describe } from 'vitest';
import * as z from 'zod/mini';

import { Amount } from '#lib/order-math/amounts/amount.ts';
import { crossBankruptcyPrice, bankruptcyPrice } from '#lib/order-math/risk/bankruptcy-price.ts';
import type { FuturesContract } from '#lib/order-math/futures/contract-value.ts';
import { unrealizedPnl } from '#lib/order-math/futures/futures-pnl.ts';
import { crossLiquidationPrice, isolatedLiquidationPrice } from '#lib/order-math/risk/liquidation-price.ts';
import { type RiskTier, maintenanceMargin, positionMaintenance, tierDeductions } from '#lib/order-math/risk/maintenance-margin.ts';
import { liquidationStep } from '#tests/golden/partial-liquidation.ts';
import { marginState } from '#lib/order-math/risk/position-margin.ts';
import type { PositionSide } from '#lib/order-math/futures/position-side.ts';

import { type Formula, holdAgainstRows } from './golden-rows.ts';

const linear: FuturesContract = { settle: 'quote' };
const inverse: FuturesContract = { settle: 'coin', sizeUnit: 'usd' };
const side = (dir: string): PositionSide => (dir === '1' ? 'long' : 'short');
const flat = (maintenanceRate: string): RiskTier[] => [{ upTo: '1000000000000', maxLeverage: '1', maintenanceRate }];
/** Plain arithmetic of the rows' own numbers, to bring them into the terms of our formulas. */
const n = (text: string): Amount => new Amount(text);

/** An isolated position as the API reports it: price, gain and ratio. */
const reported: Formula = (of) => {
  const position = { contract: linear, side: side(of('dir')), size: of('size'), entryPrice: of('entry') };
  const risk = { tiers: flat(of('mmr')), takerFeeRate: of('taker') };
  const leg = { size: of('size'), entryPrice: of('entry') };
  const state = marginState(of('margin'), [
    { ...risk, contract: linear, markPrice: of('mark'), long: of('dir') === '1' ? leg : null, short: of('dir') === '1' ? null : leg },
  ]);
  return {
    // The API writes 0 where there is none.
    liq: isolatedLiquidationPrice({ ...position, ...risk, margin: of('margin') }) ?? '0',
    upl: unrealizedPnl({ ...position, price: of('mark') }),
    marginRatio: state?.ratio ?? null,
  };
};

/** Their amount `cum` is our deduction: of two tiers, the lower without any maintenance up to cum ÷ rate. */
const withDeduction: Formula = (of) => {
  const leg = { size: of('size'), entryPrice: of('ep') };
  const others = n(of('upnl', '0')).minus(of('tmm', '0'));
  return {
    liq: crossLiquidationPrice({
      contract: linear,
      long: of('side') === '1' ? leg : null,
      short: of('side') === '1' ? null : leg,
      fundsBesides: n(of('wb').slice(0, 40)).plus(others).toFixed(),
      tiers: [
        { upTo: n(of('cum')).dividedBy(of('mmr')).toFixed(), maxLeverage: '1', maintenanceRate: '0' },
        { upTo: '1000000000000', maxLeverage: '1', maintenanceRate: of('mmr') },
      ],
      takerFeeRate: '0',
    }),
  };
};

const onMargin: Formula = (of) => ({
  liq: isolatedLiquidationPrice({
    contract: linear,
    side: side(of('side')),
    size: of('size'),
    entryPrice: of('ep'),
    margin: of('wb'),
    tiers: flat(of('mmr')),
    takerFeeRate: of('taker'),
  }),
});

/** Their maintenance is a sum fixed at the entry price: the same as ours with that sum taken off the margin and nothing asked beyond. */
const fixedAtEntry: Formula = (of) => {
  const size = of('size', '1');
  const margin = n(of('ep'))
    .times(size)
    .times(n('1').dividedBy(of('lev')).minus(of('mmr')));
  return {
    liq: isolatedLiquidationPrice({
      contract: linear,
      side: side(of('side')),
      size,
      entryPrice: of('ep'),
      margin: margin.toDecimalPlaces(30).toFixed(),
      tiers: flat('0'),
      takerFeeRate: '0',
    }),
  };
};

const legs = z.array(z.object({ qty: z.string(), px: z.number() }));

/** The payment for closing a share of the first position at the bankruptcy price. */
const paidAtBankruptcy: Formula = (of) => {
  const positions = legs.parse(of.all['positions']).map(({ qty, px }) => ({ size: n(qty), price: px }));
  const value = positions.reduce((sum, { size, price }) => sum.plus(size.abs().times(price)), n('0'));
  const equity = positions.reduce((sum, { size, price }) => sum.plus(size.times(price)), n(of('quote')));
  const first = positions[0];
  if (first === undefined) return {};
  const price = crossBankruptcyPrice({
    contract: linear,
    side: first.size.isNegative() ? 'short' : 'long',
    size: first.size.abs().toFixed(),
    markPrice: String(first.price),
    equity: equity.toFixed(),
    crossValue: value.toFixed(),
    liquidationFeeRate: '0',
  });
  return { bankruptcyQuote: price === null ? null : first.size.times(price).times(of('closeFraction')).toFixed() };
};

describe('liquidation', () => {
  holdAgainstRows({
    topics: ['2-liquidation'],
    formulas: {
      'lq-01': reported,
      'lq-02': reported,
      'lq-04': reported,
      'lq-05': (of) => {
        // The older rule froze maintenance at the mark price: taken off the funds, with nothing asked beyond.
        const maintenance = n(of('size'))
          .times(of('mark'))
          .times(n(of('mmr')).plus(of('taker')));
        const funds = maintenance.dividedBy(of('marginRatio')).minus(maintenance).toDecimalPlaces(30).toFixed();
        const long = { size: of('size'), entryPrice: of('mark') };
        return {
          liq: crossLiquidationPrice({ contract: linear, long, short: null, fundsBesides: funds, tiers: flat('0'), takerFeeRate: '0' }),
        };
      },
      'lq-07': (of) => {
        const maintenance = n(of('size'))
          .times(of('mark'))
          .times(n(of('mmr')).plus(of('taker')));
        return {
          liq: crossLiquidationPrice({
            contract: linear,
            long: null,
            short: { size: of('size'), entryPrice: of('mark') },
            fundsBesides: maintenance.dividedBy(of('marginRatio')).toDecimalPlaces(30).toFixed(),
            tiers: flat(of('mmr')),
            takerFeeRate: of('taker'),
          }),
        };
      },
      'lq-08': withDeduction,
      'lq-10': withDeduction,
      'lq-11': withDeduction,
      'lq-12b': withDeduction,
      'lq-12c': withDeduction,
      'lq-12e': withDeduction,
      'lq-12f': withDeduction,
      'lq-12h': withDeduction,
      'lq-13a': onMargin,
      'lq-13c': onMargin,
      'lq-13d': onMargin,
      'lq-14a': fixedAtEntry,
      'lq-14b': fixedAtEntry,
      'lq-14d': fixedAtEntry,
      'lq-14e': fixedAtEntry,
      'lq-15': fixedAtEntry,
      'lq-16': fixedAtEntry,
      'lq-18': (of) => {
        const position = { contract: inverse, side: 'long', size: of('qty'), entryPrice: of('ep') } as const;
        const bankruptcy = bankruptcyPrice({ ...position, margin: of('bal'), liquidationFeeRate: of('fee') });
        // Maintenance at the entry price, and the fee of a close at bankruptcy, are fixed sums in coins.
        const asked = n(of('qty'))
          .dividedBy(of('ep'))
          .times(of('mmr'))
          .plus(
            n(of('qty'))
              .times(of('fee'))
              .dividedBy(bankruptcy ?? '1'),
          );
        const margin = n(of('bal')).minus(asked).toDecimalPlaces(30).toFixed();
        return { bankruptcy, liq: isolatedLiquidationPrice({ ...position, margin, tiers: flat('0'), takerFeeRate: '0' }) };
      },
      'lq-19': (of) => ({
        // Their tiers are in coins, so that the deduction is one too: funds.
        liq: crossLiquidationPrice({
          contract: inverse,
          long: { size: n(of('contracts')).times(of('cm')).toFixed(), entryPrice: of('ep') },
          short: null,
          fundsBesides: n(of('wb')).plus(of('cum')).toFixed(),
          tiers: flat(of('mmr')),
          takerFeeRate: '0',
        }),
      }),
      'lq-20': (of) => ({
        liq: isolatedLiquidationPrice({
          contract: linear,
          side: 'long',
          size: of('positionQty'),
          entryPrice: n(of('costPosition')).dividedBy(of('positionQty')).toFixed(),
          margin: n(of('isolatedMargin')).minus(of('fundingAdj')).toFixed(),
          tiers: flat(of('mmr')),
          takerFeeRate: '0',
        }),
      }),
      'lq-21': (of) => ({
        // Their isolated margin holds the fee of the order as well.
        liq: isolatedLiquidationPrice({
          contract: linear,
          side: 'long',
          size: of('qty'),
          entryPrice: of('price'),
          margin: n(of('price'))
            .times(n('1').dividedBy(of('leverage')).plus(of('feeBuffer')))
            .toFixed(),
          tiers: flat(of('mmr')),
          takerFeeRate: '0',
        }),
      }),
      'lq-23': (of) => ({
        liq: crossLiquidationPrice({
          contract: linear,
          long: { size: of('dq'), entryPrice: of('orderPrice') },
          short: null,
          fundsBesides: n(of('totalCollateral')).minus(of('fee')).toFixed(),
          tiers: flat(of('mmr')),
          takerFeeRate: '0',
        }),
      }),
      'lq-24': (of) => ({
        bankruptcy: bankruptcyPrice({
          contract: linear,
          side: side(of('side')),
          size: '1',
          entryPrice: of('ep'),
          margin: n(of('ep')).dividedBy(of('lev')).toFixed(),
          liquidationFeeRate: '0',
        }),
      }),
      'lq-26': paidAtBankruptcy,
      'lq-27': paidAtBankruptcy,
      'lq-29': paidAtBankruptcy,
      'lq-30': (of) => {
        // Each position has the same share of margin for its value; the short of one ETH as if isolated with it.
        const values = z.object({ btc: z.object({ value: z.string() }), eth: z.object({ value: z.string() }) }).parse(of.all);
        const share = n(of('marginTotal')).dividedBy(n(values.btc.value).plus(values.eth.value));
        const margin = share.times(values.eth.value).toDecimalPlaces(30).toFixed();
        const eth = { contract: linear, side: 'short', size: '1', entryPrice: values.eth.value, margin } as const;
        return {
          amr: share.toFixed(),
          liqEth: isolatedLiquidationPrice({ ...eth, tiers: flat(of('mmrEth')), takerFeeRate: of('taker') }),
        };
      },
      'lq-d2': (of) => {
        const value = n(of('usd')).dividedBy(of('ep'));
        const margin = value.dividedBy(of('lev'));
        const position = { contract: inverse, side: side(of('dir')), size: of('usd'), entryPrice: of('ep'), takerFeeRate: '0' };
        return {
          new: isolatedLiquidationPrice({ ...position, margin: margin.toFixed(), tiers: flat(of('mmr')) }),
          old: isolatedLiquidationPrice({ ...position, margin: margin.minus(value.times(of('mmr'))).toFixed(), tiers: flat('0') }),
        };
      },
      'lq-d3': (of) => {
        const at = (marginCoinIsBase: boolean): string | null =>
          isolatedLiquidationPrice({
            contract: { settle: 'coin', sizeUnit: 'base', marginCoinIndex: of('index'), marginCoinIsBase },
            side: side(of('dir')),
            size: of('q'),
            entryPrice: of('ep'),
            margin: of('marginCoin'),
            tiers: flat(of('mmr')),
            takerFeeRate: of('taker'),
          });
        return { constIndex: at(false), exact: at(true) };
      },
      'lq-d5': (of) => {
        const step = liquidationStep({
          contract: linear,
          marginMode: 'cross',
          size: of('size'),
          markPrice: of('mark'),
          tiers: [
            { upTo: of('tier1Max'), maxLeverage: '150', maintenanceRate: '0.004' },
            { upTo: '1000000', maxLeverage: '100', maintenanceRate: '0.005' },
            { upTo: '5000000', maxLeverage: '75', maintenanceRate: '0.007' },
          ],
          volumePlace: 4,
        });
        return { keep: step?.keep ?? null, close: step?.close ?? null };
      },
    },
    notOurs: {
      'lq-30 amr': 'a ratio of margin to value, which is shown nowhere here; it only goes into the price beside it',
    },
  });
});

const usdtTiers = (...bounds: readonly (readonly [upTo: string, maintenanceRate: string])[]): RiskTier[] =>
  bounds.map(([upTo, maintenanceRate]) => ({ upTo, maxLeverage: '1', maintenanceRate }));

describe('maintenance margin', () => {
  const twoTiers = usdtTiers(['200000', '0.004'], ['1000000', '0.005']);
  holdAgainstRows({
    topics: ['2-maintenance'],
    formulas: {
      'mm-01': (of) => {
        const value = n(of('size')).times(of('mark')).toFixed();
        return {
          positionValue: value,
          // The older rule: the rate of the tier reached on all of it.
          mmOld: maintenanceMargin({ value, tiers: flat('0.005'), takerFeeRate: of('fee') }),
          mmNew: maintenanceMargin({ value, tiers: twoTiers, takerFeeRate: of('fee') }),
        };
      },
      'mm-02': (of) => ({ mmNew: maintenanceMargin({ value: of('value'), tiers: twoTiers, takerFeeRate: of('fee') }) }),
      'mm-04': (of) => {
        // A tier without maintenance below, as wide as makes the amount before.
        const first = n(of('prevAmount')).dividedBy(of('prevMmr')).toFixed();
        const tiers = usdtTiers([first, '0'], [of('floor'), of('prevMmr')], ['1000', of('mmr')]);
        return { maintAmount: tierDeductions(tiers)?.at(-1) ?? null };
      },
      'mm-05': (of) => {
        const size = n(of('contracts')).times(of('multiplier'));
        const terms = { contract: inverse, size: size.toFixed(), price: of('mark'), takerFeeRate: '0' };
        return {
          notional: positionMaintenance({ ...terms, tiers: flat('0'), takerFeeRate: '1' }),
          mm: positionMaintenance({ ...terms, tiers: flat(of('mmr')) }),
        };
      },
      'mm-07': (of) => ({
        mm: maintenanceMargin({
          value: n(of('loanBtc')).times(of('price')).toFixed(),
          tiers: usdtTiers(['2000000', '0.02'], ['5000000', '0.04']),
          takerFeeRate: '0',
        }),
      }),
      'mm-08': (of) => {
        const value = n(of('qty')).times(of('price')).toFixed();
        const tiers = usdtTiers(['1000', '0.02'], ['2000', '0.025'], ['3000', '0.03'], ['4000', '0.035']);
        return { value, mm: maintenanceMargin({ value, tiers, takerFeeRate: '0' }) };
      },
    },
  });
});
