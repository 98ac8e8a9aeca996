// Golden rows of average entries, gains, returns and break-even prices.
import { describe } from 'vitest';
import * as z from 'zod/mini';

import { Amount } from '#lib/order-math/amounts/amount.ts';
import { type FuturesContract, contractValue, tradingFee } from '#lib/order-math/futures/contract-value.ts';
import { averageEntry, breakEvenPrice, realizedPnl, returnOnMargin, unrealizedPnl } from '#lib/order-math/futures/futures-pnl.ts';
import { positionMargin } from '#lib/order-math/risk/position-margin.ts';
import type { PositionSide } from '#lib/order-math/futures/position-side.ts';

import { type Formula, type Inputs, holdAgainstRows } from './golden-rows.ts';

const linear: FuturesContract = { settle: 'quote' };
const inverse: FuturesContract = { settle: 'coin', sizeUnit: 'usd' };
const side = (dir: string): PositionSide => (dir === '1' ? 'long' : 'short');
const n = (text: string): Amount => new Amount(text);

const pairs = z.array(z.tuple([z.string(), z.string()]));
const fillsOf = (of: Inputs): { size: string; price: string }[] => pairs.parse(of.all['fills']).map(([size, price]) => ({ size, price }));

/** Value and quantity of all fills, beside their price. */
const average =
  (contract: FuturesContract): Formula =>
  (of) => {
    const fills = fillsOf(of);
    const values = fills.map((fill) => contractValue({ contract, ...fill }) ?? 'NaN');
    const sum = (texts: readonly string[]): string => texts.reduce((total, text) => total.plus(text), n('0')).toFixed();
    return { avg: averageEntry(contract, fills), value: sum(values), coinValue: sum(values), qty: sum(fills.map(({ size }) => size)) };
  };

const gain: Formula = (of) => ({
  upl: unrealizedPnl({ contract: linear, side: side(of('dir')), size: of('size'), entryPrice: of('entry'), price: of('mark') }),
});

const inverseGain: Formula = (of) => ({
  upl: unrealizedPnl({ contract: inverse, side: side(of('dir')), size: of('usd'), entryPrice: of('entry'), price: of('mark') }),
  notional: contractValue({ contract: inverse, size: of('usd'), price: of('mark') }),
});

const breakEven: Formula = (of) => ({
  breakEven: breakEvenPrice({
    contract: linear,
    side: side(of('dir')),
    size: of('size'),
    entryPrice: of('entry'),
    takerFeeRate: of('taker'),
    feesPaid: of('fees'),
    fundingReceived: '0',
    realizedPnl: '0',
  }),
});

describe('gains', () => {
  holdAgainstRows({
    topics: ['3-'],
    formulas: {
      'pn-01': average(linear),
      'pn-02': average(linear),
      'pn-04': gain,
      'pn-05': gain,
      'pn-07': (of) => {
        const fee = (size: string, price: string): string => tradingFee({ contract: linear, size, price, feeRate: of('fee') }) ?? 'NaN';
        const fees = n(fee(of('size'), of('entry')))
          .plus(fee(of('closeQty'), of('closePrice')))
          .toFixed();
        const closed = { contract: linear, side: 'long', size: of('closeQty'), entryPrice: of('entry'), price: of('closePrice') } as const;
        const realized = realizedPnl({ ...closed, fees, funding: '0' });
        return { gross: realized?.gross ?? null, fees, realized: realized?.net ?? null };
      },
      'pn-08': inverseGain,
      'pn-10': inverseGain,
      'pn-11': inverseGain,
      'pn-13': inverseGain,
      'pn-14': average(inverse),
      'pn-17': (of) => {
        // Margin in the base coin: its index is the price.
        const contract = { settle: 'coin', sizeUnit: 'base', marginCoinIndex: of('mark'), marginCoinIsBase: true } as const;
        const upl = unrealizedPnl({ contract, side: side(of('dir')), size: of('size'), entryPrice: of('entry'), price: of('mark') });
        return { pnlRatio: returnOnMargin(upl ?? '', of('margin')) };
      },
      'pn-18': (of) => {
        const margin = positionMargin({ contract: linear, size: of('size'), price: of('entry'), leverage: of('leverage') });
        const { upl = null } = gain(of);
        return { margin, upl, roe: returnOnMargin(upl ?? '', margin ?? '') };
      },
      'pn-20': (of) => ({ roe: returnOnMargin(of('upl'), of('positionBalance')) }),
      'pn-21': (of) => ({ roi: returnOnMargin(of('upl'), n(of('qty')).times(of('entry')).times(of('imr')).toFixed()) }),
      'pn-23': breakEven,
      'pn-24': breakEven,
      'pn-26': gain,
      'pn-27': gain,
      'pn-29': (of) => {
        const contract = { settle: 'coin', sizeUnit: 'base', marginCoinIndex: of('marginCoinIndex'), marginCoinIsBase: false } as const;
        return {
          margin: positionMargin({ contract, size: of('size'), price: of('entry'), leverage: of('leverage') }),
          upl: unrealizedPnl({ contract, side: side(of('dir')), size: of('size'), entryPrice: of('entry'), price: of('mark') }),
        };
      },
    },
  });
});
