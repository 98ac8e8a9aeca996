// Golden rows of what futures orders cost, how large they may be, and what their sizes are called.
import { describe } from 'vitest';

import { Amount } from '#lib/order-math/amounts/amount.ts';
import { sizeFromUnit, sizeInUnit } from '#lib/order-math/futures/contract-unit.ts';
import { type FuturesContract, contractValue, tradingFee } from '#lib/order-math/futures/contract-value.ts';
import { futuresMaxOpen } from '#lib/order-math/futures/futures-max-open.ts';
import { type FuturesOrderTerms, futuresOrderCost } from '#lib/order-math/futures/futures-order-cost.ts';
import { unrealizedPnl } from '#lib/order-math/futures/futures-pnl.ts';
import { positionMargin } from '#lib/order-math/risk/position-margin.ts';

import { type Formula, type Inputs, holdAgainstRows } from './golden-rows.ts';

const linear: FuturesContract = { settle: 'quote' };
const plain = { contract: linear, feeRate: '0', openCostUpRatio: '0', feeRateUpRatio: '0' };
const unbounded = [{ upTo: '1000000000', maxLeverage: '1000', maintenanceRate: '0.01' }];
const side = (dir: string): 'buy' | 'sell' => (dir === '1' ? 'buy' : 'sell');

/** Their safety share is taken off what is available. */
const isolatedMaximum: Formula = (of) => ({
  maxQty: futuresMaxOpen({
    ...plain,
    side: 'buy',
    price: of('refPrice'),
    markPrice: of('refPrice'),
    leverage: of('leverage'),
    feeRate: of('feeBuffer'),
    available: new Amount(of('available')).times(of('safety')).toFixed(),
    positionOffset: '0',
    openValue: '0',
    tiers: unbounded,
    volumePlace: 20,
  }),
});

const withRatios = (of: Inputs): FuturesOrderTerms => ({
  contract: linear,
  side: side(of('dir')),
  price: of('price'),
  markPrice: of('mark'),
  leverage: of('lev'),
  feeRate: of('fee'),
  openCostUpRatio: of('openCostUpRatio'),
  feeRateUpRatio: of('feeRateUpRatio'),
});

describe('order cost', () => {
  holdAgainstRows({
    topics: ['1-'],
    formulas: {
      'oc-01': (of) => {
        const cost = futuresOrderCost({
          ...plain,
          side: side(of('dir')),
          size: of('qty'),
          price: of('orderPrice'),
          markPrice: of('markPrice'),
          leverage: of('leverage'),
        });
        return {
          openLoss: cost?.openLoss ?? null,
          initialMarginBase: cost?.initialMargin ?? null,
          initialMarginWithOpenLoss: cost?.total ?? null,
        };
      },
      'oc-05': (of) => {
        const terms = { ...plain, size: of('qty'), price: of('price'), markPrice: of('markPrice'), leverage: of('leverage') };
        const [long, short] = [futuresOrderCost({ ...terms, side: 'buy' }), futuresOrderCost({ ...terms, side: 'sell' })];
        return {
          initialMargin: long?.initialMargin ?? null,
          openLossLong: long?.openLoss ?? null,
          openLossShort: short?.openLoss ?? null,
        };
      },
      'oc-07': (of) => {
        const trade = { contract: linear, size: of('qty'), price: of('price') };
        return { quoteVolume: contractValue(trade), fee: tradingFee({ ...trade, feeRate: of('taker') }) };
      },
      'oc-08': (of) => ({ fee: tradingFee({ contract: linear, size: of('qty'), price: of('price'), feeRate: of('taker') }) }),
      'oc-10': (of) => ({
        // Locked at the entry: what isolated positions still do.
        positionMargin: positionMargin({ contract: linear, size: of('qty'), price: of('entryPrice'), leverage: of('leverage') }),
      }),
      'oc-11': (of) => ({
        positionMargin: positionMargin({ contract: linear, size: of('qty'), price: of('markPrice'), leverage: of('leverage') }),
      }),
      'oc-12': (of) => ({
        positionBalance: positionMargin({
          contract: linear,
          size: of('qty'),
          price: of('markPrice'),
          leverage: of('leverage'),
          closingFeeRate: of('taker'),
        }),
      }),
      'oc-13': (of) => ({
        initialMargin: positionMargin({ contract: linear, size: of('btc'), price: of('price'), leverage: of('leverage') }),
      }),
      'oc-14': (of) => ({
        pnl: unrealizedPnl({ contract: linear, side: 'long', size: of('btc'), entryPrice: of('entry'), price: of('exit') }),
      }),
      'oc-16': isolatedMaximum,
      'oc-17': isolatedMaximum,
      'oc-d1': (of) => ({
        orderIM: futuresOrderCost({ ...withRatios(of), size: of('qty') })?.total ?? null,
        maxOpenFloor: futuresMaxOpen({
          ...withRatios(of),
          available: of('available'),
          positionOffset: '0',
          openValue: '0',
          tiers: unbounded,
          volumePlace: 4,
        }),
      }),
      'oc-d2': (of) => {
        const terms = { contract: linear, price: of('price'), leverage: of('leverage') };
        const from = (unit: 'margin' | 'priced'): string | null =>
          sizeFromUnit({ ...terms, unit, amount: of('input'), volumePlace: Number(of('volumePlace')) });
        return {
          fromMargin: from('margin'),
          fromPriced: from('priced'),
          displayMarginOfQty: sizeInUnit({ ...terms, unit: 'margin', size: from('margin') ?? '', decimals: 2 }),
        };
      },
    },
    notOurs: {
      'oc-02': 'adds the fee of the close to the cost; ours takes the fee of the opening only',
      'oc-04': 'adds the fee of the close to the cost; ours takes the fee of the opening only',
      'oc-13 contracts': 'we count sizes in coins, never in contracts',
      'oc-14 contracts': 'we count sizes in coins, never in contracts',
    },
  });
});
