// Risk tiers as the core counts them: from whole coins of the quote to the contract's own value units.
import { ContractForm } from '#server/engine/markets/market-rules.ts';
import type { RiskTier } from '#server/engine/markets/risk-tier.ts';

export type TierScale = {
  readonly form: ContractForm;
  readonly priceDecimals: number;
  readonly quantityDecimals: number;
  /** Quote units in one tick times one lot. */
  readonly tickLotUnits: number;
  /** Base units in one lot; of an inverse contract margin units in one lot at a price of one tick. */
  readonly lotUnits: number;
  /** The price of the base coin when the venue begins, in dollars. */
  readonly startUsd: number;
};

/** A position may double in value while it is held. */
const growth = 2;
/** A coin that margin is held in may fall so far before the largest position no longer fits. */
const fall = 10;

/**
 * The largest amount, in whole quote coins, whose money stays a safe integer in every coin that it is counted in.
 * @internal
 */
export function largestValue({ form, priceDecimals, quantityDecimals, tickLotUnits, lotUnits, startUsd }: TierScale): number {
  const quoteScale = 10 ** (priceDecimals + quantityDecimals) * tickLotUnits;
  const inQuote = Number.MAX_SAFE_INTEGER / growth / quoteScale;
  if (form === ContractForm.linear) return inQuote;
  const inverseScale = (10 ** quantityDecimals * lotUnits) / 10 ** priceDecimals;
  const unitsPerCoin = form === ContractForm.inverse ? inverseScale : lotUnits * 10 ** quantityDecimals;
  const inMargin = (Number.MAX_SAFE_INTEGER / unitsPerCoin) * (startUsd / fall);
  // An inverse contract's lots are multiplied by the units of a lot before they are divided by the price: in wide numbers, without a limit.
  return form === ContractForm.inverse ? inMargin : Math.min(inQuote, inMargin);
}

/**
 * Slices given in whole quote coins, in value units: ticks times lots for linear and coin contracts, lots (dollars) for inverse ones.
 * Refuses (Error naming the contract) a bound beyond what fits.
 */
export function tiersInCore(symbol: string, slices: readonly (readonly [number, number, number])[], scale: TierScale): readonly RiskTier[] {
  const isInverse = scale.form === ContractForm.inverse;
  const perCoin = 10 ** (isInverse ? scale.quantityDecimals : scale.priceDecimals + scale.quantityDecimals);
  const max = largestValue(scale);
  return slices.map(([upTo, maxLeverage, maintenancePpm]) => {
    if (upTo > max || !Number.isSafeInteger(upTo * perCoin))
      throw new Error(`tiers of ${symbol} go up to ${upTo}, beyond ${Math.floor(max)}`);
    return { upTo: upTo * perCoin, maxLeverage, maintenancePpm };
  });
}
