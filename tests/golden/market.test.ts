// Golden rows of mark prices, funding, price limits, deleveraging, delivery, TP/SL, trailing stops and best-offer prices.
import { describe } from 'vitest';
import * as z from 'zod/mini';

import { adlScore } from '#lib/order-math/risk/adl-rank.ts';
import { Amount } from '#lib/order-math/amounts/amount.ts';
import { type BestOffer, bestOfferPrice } from '#lib/order-math/prices/best-offer-price.ts';
import type { FuturesContract } from '#lib/order-math/futures/contract-value.ts';
import { deliverySettlement } from '#lib/order-math/futures/delivery.ts';
import { fundingPayment, fundingRate } from '#lib/order-math/futures/funding.ts';
import { realizedPnl, returnOnMargin, unrealizedPnl } from '#lib/order-math/futures/futures-pnl.ts';
import { returnAtPrice } from '#lib/order-math/futures/futures-target.ts';
import { basisOf, deliveryMarkPrice, fundingFairPrice, markPrice } from '#lib/order-math/prices/mark-price.ts';
import { priceLimits } from '#lib/order-math/prices/price-limits.ts';
import { tpslPrice } from '#lib/order-math/prices/tpsl-price.ts';
import { trailingPrice } from '#lib/order-math/prices/trailing-price.ts';

import { type Formula, type Inputs, holdAgainstRows } from './golden-rows.ts';

const linear: FuturesContract = { settle: 'quote' };
const inverse: FuturesContract = { settle: 'coin', sizeUnit: 'usd' };
const n = (text: string): Amount => new Amount(text);

const rate: Formula = (of) => ({
  F: fundingRate({
    premium: of('P'),
    interestRate: of('I'),
    intervalHours: Number(of('N')),
    lowestRate: of('min'),
    highestRate: of('max'),
  }),
});

describe('mark price, funding and limits', () => {
  holdAgainstRows({
    topics: ['4-'],
    formulas: {
      'mf-01': (of) => ({
        price2: fundingFairPrice({
          indexPrice: of('index'),
          fundingRate: of('fundingRate'),
          minutesLeft: Number(of('minutesLeft')),
          intervalMinutes: Number(of('intervalMin')),
        }),
      }),
      'mf-02': (of) => {
        // This is the position of row pn-08, 15,000 USD bought at 750 and closed at 800, worth 20 coins when the funding was due.
        const paid = fundingPayment({ contract: inverse, side: 'long', size: of('notional'), markPrice: '1', rate: '0.0025' });
        const position = { contract: inverse, side: 'long', size: '15000', entryPrice: '750', price: '800' } as const;
        return {
          funding: n(paid ?? 'NaN')
            .negated()
            .toFixed(),
          netPnl: realizedPnl({ ...position, fees: '0', funding: paid ?? '' })?.net ?? null,
        };
      },
      'mf-d1': rate,
      'mf-d2': rate,
      'mf-d4': rate,
      'mf-d5': rate,
      'mf-05': (of) => {
        // The nearer bound of each side with the range, the farther one with the limit.
        const at = (ratio: string): ReturnType<typeof priceLimits> =>
          priceLimits({ referencePrice: of('price'), buyRatio: ratio, sellRatio: ratio, tickSize: '0.1' });
        const [near, far] = [at(of('range')), at(of('limit'))];
        return {
          buyMax: near?.highestBuy ?? null,
          buyMin: far?.lowestSell ?? null,
          sellMin: near?.lowestSell ?? null,
          sellMax: far?.highestBuy ?? null,
        };
      },
      'mf-06': (of) => ({
        mark: deliveryMarkPrice({
          indexPrice: of('index'),
          basisSamples: [basisOf(of('bid'), of('ask'), of('index')) ?? ''],
          premiumCap: of('cap'),
          settlementSamples: [],
        }),
      }),
      'mf-09': (of) => {
        // An index without funding is its own second price; the basis makes the third.
        const basis = n(of('price3')).minus(of('price2')).toFixed();
        return {
          mark: markPrice({
            lastPrice: of('last'),
            indexPrice: of('price2'),
            fundingRate: '0',
            minutesLeft: 0,
            intervalMinutes: 480,
            basisSamples: [basis],
            premiumCap: null,
          }),
        };
      },
      'mf-11': (of) => {
        // With no premium the rate is the interest alone.
        const interest = (hours: string): string | null =>
          fundingRate({
            premium: '0',
            interestRate: n(of('daily')).dividedBy(3).toFixed(),
            intervalHours: Number(hours),
            lowestRate: '-0.003',
            highestRate: '0.003',
          });
        return { i1: interest(of('N1')), i8: interest(of('N8')) };
      },
    },
    notOurs: {
      'mf-02 rate': 'an older venue makes its rate of two interest rates; ours is the premium and one fixed interest',
      'mf-08': 'limits that follow the index and its premium in three bands; ours is one share of the mark price',
    },
  });
});

describe('deleveraging', () => {
  holdAgainstRows({
    topics: ['5-'],
    formulas: {
      // Their gain is measured by the wallet instead of the entry value; the rest is the same.
      'ad-01': (of) => ({
        pnlPct: returnOnMargin(of('upl'), of('wallet')),
        score: adlScore({ unrealizedPnl: of('upl'), entryValue: of('wallet'), marginRatio: of('marginRatio') }),
      }),
      'ad-d1': (of) => {
        const score = (unrealizedPnl: string): string | null =>
          adlScore({ unrealizedPnl, entryValue: of('entryValue'), marginRatio: of('mmr') });
        return { profit: score(of('upl')), lossScore: score(`-${of('upl')}`) };
      },
    },
  });
});

describe('delivery', () => {
  holdAgainstRows({
    topics: ['6-'],
    formulas: {
      'dl-d1': (of) => {
        const settled = deliverySettlement({
          contract: inverse,
          side: 'long',
          size: of('usd'),
          entryPrice: of('entry'),
          deliveryPrice: of('delivery'),
          feeRate: of('feeRate'),
        });
        return { pnl: settled?.pnl ?? null, deliveryFee: settled?.fee ?? null };
      },
    },
  });
});

const byReturn: Formula = (of) => ({
  price: tpslPrice({
    contract: linear,
    leg: 'take-profit',
    side: of('dir') === '1' ? 'long' : 'short',
    entryPrice: of('entry'),
    leverage: of('lev'),
    size: '',
    by: 'return',
    amount: of('roi'),
    tickSize: of('tick'),
  }),
});

const trailing = (of: Inputs, best: string, callback: string): string | null =>
  trailingPrice({ side: of.all['dir'] === '1' ? 'sell' : 'buy', bestPrice: best, callbackRate: of(callback), tickSize: '0.01' });

const levels = z.object({ asks: z.array(z.string()), bids: z.array(z.string()) });

describe('exits and best offers', () => {
  holdAgainstRows({
    topics: ['7-'],
    formulas: {
      'tp-01': (of) => ({
        roi: returnAtPrice({
          contract: linear,
          side: 'long',
          entryPrice: of('entry'),
          leverage: of('leverage'),
          price: of('target'),
        }),
      }),
      'tp-02': (of) => ({ stop: trailing(of, of('peak'), 'callback') }),
      'tp-04': (of) => ({ trigger: trailing(of, of('activation'), 'callback') }),
      'tp-05': (of) => {
        const [t1, t2, t3] = z
          .array(z.string())
          .parse(of.all['lows'])
          .map((low) => trailing(of, low, 'r'));
        return { t1: t1 ?? null, t2: t2 ?? null, t3: t3 ?? null };
      },
      'tp-07': (of) => {
        const size = n(of('margin')).times(of('leverage')).dividedBy(of('entry')).toDecimalPlaces(20).toFixed();
        const at = (price: string): string | null =>
          unrealizedPnl({ contract: linear, side: 'short', size, entryPrice: of('entry'), price });
        return {
          profit: at(of('tp')),
          loss: n(at(of('sl')) ?? 'NaN')
            .negated()
            .toFixed(),
        };
      },
      'tp-d1': byReturn,
      'tp-d3': byReturn,
      'tp-d4': byReturn,
      'bb-d1': (of) => {
        const { asks, bids } = levels.parse(of.all['book']);
        const sized = (prices: readonly string[]): [string, string][] => prices.map((price) => [price, '1']);
        const at = (side: 'buy' | 'sell', offer: BestOffer): string | null =>
          bestOfferPrice({ asks: sized(asks), bids: sized(bids) }, side, offer, '0.1');
        return {
          buyCounter1: at('buy', 'counterparty1'),
          buyQueue1: at('buy', 'queue1'),
          buyCounter5: at('buy', 'counterparty5'),
          buyQueue5: at('buy', 'queue5'),
          sellCounter1: at('sell', 'counterparty1'),
          sellQueue1: at('sell', 'queue1'),
          sellCounter5: at('sell', 'counterparty5'),
          sellQueue5: at('sell', 'queue5'),
        };
      },
    },
  });
});
