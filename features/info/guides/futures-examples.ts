// The examples of the futures guides, worked out by the formulas that the exchange itself goes by, on a long position.
import { futuresOrderCost } from '#lib/order-math/futures/futures-order-cost.ts';
import { adlScore } from '#lib/order-math/risk/adl-rank.ts';
import { Amount, readPositive, writeAmount, writeResult } from '#lib/order-math/amounts/amount.ts';
import { bankruptcyPrice } from '#lib/order-math/risk/bankruptcy-price.ts';
import { contractValue } from '#lib/order-math/futures/contract-value.ts';
import { fundingPayment } from '#lib/order-math/futures/funding.ts';
import { returnOnMargin, unrealizedPnl } from '#lib/order-math/futures/futures-pnl.ts';
import { crossLiquidationPrice, isolatedLiquidationPrice } from '#lib/order-math/risk/liquidation-price.ts';
import { positionMaintenance } from '#lib/order-math/risk/maintenance-margin.ts';
import { marginRatio, positionMargin } from '#lib/order-math/risk/position-margin.ts';
import type { Example } from './example.ts';
import { type LiveContract, priceBeside, tierAt } from './live-contract.ts';

const contract = { settle: 'quote' } as const;
const side = 'long';
const direction = ['D', '1'] as const;

const sum = (...amounts: readonly (string | null)[]): string =>
  writeResult(amounts.reduce((total, amount) => total.plus(amount ?? '0'), new Amount(0)));
const valueOf = (size: string, price: string): string => contractValue({ contract, size, price }) ?? '0';

/** The price rises by two percent. */
export function gainExample({ market, markPrice, size, leverage }: LiveContract): Example {
  const later = priceBeside(market, markPrice, '0.02');
  const margin = positionMargin({ contract, size, price: markPrice, leverage });
  const gain = unrealizedPnl({ contract, side, size, entryPrice: markPrice, price: later });
  return {
    inputs: [['S', size], ['E', markPrice], ['T', later], ['L', leverage], direction],
    steps: [
      { formula: 'V = S × E', result: valueOf(size, markPrice) },
      { formula: 'm = V ÷ L', result: margin },
      { formula: 'U = D × S × (T − E)', result: gain },
      { formula: 'g = U ÷ m', result: gain === null || margin === null ? null : returnOnMargin(gain, margin) },
    ],
  };
}

/** Null: no rate is reckoned yet. */
export function fundingExample({ markPrice, size, fundingRate: rate }: LiveContract): Example | null {
  if (rate === null) return null;
  return {
    inputs: [
      ['S', size],
      ['M', markPrice],
      ['F', rate],
    ],
    steps: [
      { formula: 'V = S × M', result: valueOf(size, markPrice) },
      // A short receives the amount that a long pays.
      { formula: 'J = V × F', result: fundingPayment({ contract, side: 'short', size, markPrice, rate }) },
    ],
  };
}

export const initialMarginExample = ({ markPrice, size, leverage }: LiveContract): Example => ({
  inputs: [
    ['S', size],
    ['E', markPrice],
    ['L', leverage],
  ],
  steps: [{ formula: 'm = S × E ÷ L', result: positionMargin({ contract, size, price: markPrice, leverage }) }],
});

export function maintenanceExample({ market, markPrice, size }: LiveContract): Example {
  const value = valueOf(size, markPrice);
  const { rate, deduction } = tierAt(market, value);
  const { tiers, takerFeeRate } = market;
  return {
    inputs: [
      ['S', size],
      ['M', markPrice],
      ['r', rate],
      ['f', takerFeeRate],
      ['c', deduction],
    ],
    steps: [
      { formula: 'V = S × M', result: value },
      { formula: 'N = V × (r + f) − c', result: positionMaintenance({ contract, size, price: markPrice, tiers, takerFeeRate }) },
    ],
  };
}

/** Entered one percent above the price of the moment. */
export function ratioExample({ market, markPrice, size, leverage }: LiveContract): Example {
  const entryPrice = priceBeside(market, markPrice, '0.01');
  const margin = positionMargin({ contract, size, price: entryPrice, leverage });
  const gain = unrealizedPnl({ contract, side, size, entryPrice, price: markPrice });
  const maintenance = positionMaintenance({ contract, size, price: markPrice, ...market });
  return {
    inputs: [['S', size], ['E', entryPrice], ['M', markPrice], ['G', margin ?? '0'], ['N', maintenance ?? '0'], direction],
    steps: [
      { formula: 'U = D × S × (M − E)', result: gain },
      { formula: 'R = N ÷ (G + U)', result: maintenance === null ? null : marginRatio(maintenance, sum(margin, gain)) },
    ],
  };
}

/** A buy a tenth of a percent above the mark price: it would open with a loss. */
export function costExample({ market, markPrice, size, leverage }: LiveContract): Example {
  const price = priceBeside(market, markPrice, '0.001');
  const { openCostUpRatio, feeRateUpRatio, takerFeeRate: feeRate } = market;
  const cost = futuresOrderCost({ contract, side: 'buy', price, markPrice, leverage, feeRate, openCostUpRatio, feeRateUpRatio, size });
  return {
    inputs: [
      ['S', size],
      ['P', price],
      ['M', markPrice],
      ['L', leverage],
      ['f', feeRate],
      ['u', openCostUpRatio],
      ['w', feeRateUpRatio],
      direction,
    ],
    steps: [
      { formula: 'v = S × P', result: cost?.value ?? null },
      { formula: 'H = S × max(0, D × (P − M))', result: cost?.openLoss ?? null },
      { formula: 'C = v ÷ L × (1 + u) + v × f × (1 + w) + H', result: cost?.total ?? null },
    ],
  };
}

/** The tier is that of the value at the liquidation price. */
export function isolatedExample({ market, markPrice: entryPrice, size, leverage }: LiveContract): Example {
  const margin = positionMargin({ contract, size, price: entryPrice, leverage });
  const { tiers, takerFeeRate } = market;
  const price = margin === null ? null : isolatedLiquidationPrice({ contract, side, size, entryPrice, margin, tiers, takerFeeRate });
  const { rate, deduction } = tierAt(market, valueOf(size, price ?? entryPrice));
  return {
    inputs: [['S', size], ['E', entryPrice], ['L', leverage], ['r', rate], ['f', takerFeeRate], ['c', deduction], direction],
    steps: [
      { formula: 'G = S × E ÷ L', result: margin },
      { formula: 'X = (G + c − D × S × E) ÷ (S × (r + f − D))', result: price },
    ],
  };
}

const fundsInMargins = 3;

/** A wallet of three times its margin and no other position. */
export function crossExample({ market, markPrice: entryPrice, size, leverage }: LiveContract): Example {
  const margin = readPositive(positionMargin({ contract, size, price: entryPrice, leverage }) ?? '') ?? new Amount(0);
  const fundsBesides = writeAmount(margin.times(fundsInMargins).toDecimalPlaces(0, Amount.ROUND_UP));
  const { tiers, takerFeeRate } = market;
  const price = crossLiquidationPrice({ contract, long: { size, entryPrice }, short: null, fundsBesides, tiers, takerFeeRate });
  const { rate, deduction } = tierAt(market, valueOf(size, price ?? entryPrice));
  return {
    inputs: [['K', fundsBesides], ['S', size], ['E', entryPrice], ['r', rate], ['f', takerFeeRate], ['c', deduction], direction],
    steps: [{ formula: 'X = (K + c − D × S × E) ÷ (S × (r + f − D))', result: price }],
  };
}

export function bankruptcyExample({ market, markPrice: entryPrice, size, leverage }: LiveContract): Example {
  const margin = positionMargin({ contract, size, price: entryPrice, leverage }) ?? '0';
  const { liquidationFeeRate } = market;
  return {
    inputs: [['S', size], ['E', entryPrice], ['G', margin], ['l', liquidationFeeRate], direction],
    steps: [
      {
        formula: 'Y = (G − D × S × E) ÷ (S × (l − D))',
        result: bankruptcyPrice({ contract, side, size, entryPrice, margin, liquidationFeeRate }),
      },
    ],
  };
}

/** The mark price has risen by two percent since. */
export function scoreExample({ market, markPrice, size, leverage }: LiveContract): Example {
  const entryPrice = priceBeside(market, markPrice, '-0.02');
  const margin = positionMargin({ contract, size, price: entryPrice, leverage });
  const gain = unrealizedPnl({ contract, side, size, entryPrice, price: markPrice });
  const maintenance = positionMaintenance({ contract, size, price: markPrice, ...market });
  const entryValue = valueOf(size, entryPrice);
  const ratio = maintenance === null ? null : marginRatio(maintenance, sum(margin, gain));
  const score = gain === null || ratio === null ? null : adlScore({ unrealizedPnl: gain, entryValue, marginRatio: ratio });
  return {
    inputs: [['S', size], ['E', entryPrice], ['M', markPrice], ['G', margin ?? '0'], ['N', maintenance ?? '0'], direction],
    steps: [
      { formula: 'U = D × S × (M − E)', result: gain },
      { formula: 'W = S × E', result: entryValue },
      { formula: 'R = N ÷ (G + U)', result: ratio },
      { formula: 'A = U ÷ W × R', result: score },
    ],
  };
}
