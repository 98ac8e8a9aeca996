// One contract of the list, as people and screens name it and as the core counts it.
import { BusinessLine } from '#lib/contract/enums.ts';
import { ContractForm, type ContractRules, type MarketRules } from '#server/engine/markets/market-rules.ts';
import type { AssetId, MarketId } from '#server/engine/ids.ts';
import type { RiskTier } from '#server/engine/markets/risk-tier.ts';
import type { ContractListing } from '#server/engine/listings.ts';
import { lots, units } from '#server/engine/units.ts';

import type { ContractData, ContractLine, DatedProfile } from './contract-data.ts';
import { tiersInCore, type TierScale } from './tiers-in-core.ts';

/** A coin as contracts use it. */
export type Coin = {
  readonly assetId: AssetId;
  readonly decimals: number;
  readonly indexCoin: string;
  /** The coin's price in dollars when the venue begins. */ readonly usd: number;
};

/** One tick times one lot, and one lot, in the smallest units of the coins. Refuses (Error) a precision finer than they are. */
function scaleOf(profile: DatedProfile, form: ContractForm, base: Coin, quote: Coin): TierScale {
  const { symbol, priceDecimals, quantityDecimals } = profile;
  const isInverse = form === ContractForm.inverse;
  const tickLotDecimals = isInverse ? 0 : quote.decimals - priceDecimals - quantityDecimals;
  const lotDecimals = isInverse ? base.decimals + priceDecimals - quantityDecimals : base.decimals - quantityDecimals;
  if (tickLotDecimals < 0 || lotDecimals < 0) throw new Error(`precision of ${symbol} is finer than its coins`);
  return { form, priceDecimals, quantityDecimals, tickLotUnits: 10 ** tickLotDecimals, lotUnits: 10 ** lotDecimals, startUsd: base.usd };
}

/** The limits of an order's amount; an inverse contract is sized in dollars, so that its quantity limits are all it needs. */
function notionals({ minAmount, maxAmount, form }: ContractLine, quote: Coin): Pick<MarketRules, 'minNotionalUnits' | 'maxNotionalUnits'> {
  const scale = 10n ** BigInt(quote.decimals);
  return form === ContractForm.inverse
    ? { minNotionalUnits: units(0n), maxNotionalUnits: units(BigInt(Number.MAX_SAFE_INTEGER)) }
    : { minNotionalUnits: units(BigInt(minAmount) * scale), maxNotionalUnits: units(BigInt(maxAmount) * scale) };
}

/** The rules of what repeats and what ends. */
export type Timing = Pick<ContractRules, 'fundingIntervalMs' | 'fundingCapE8' | 'deliveryMs' | 'closeOnlyMs' | 'deliveryFeePpm'>;

/** The values that tell one contract from the others of its row. */
export type Place = { readonly marketId: MarketId; readonly symbolCode: string; readonly listedMs: number; readonly timing: Timing };

/** As the core counts it. Refuses (Error naming the contract) what does not fit its coins. */
function rulesOf(
  name: string,
  data: ContractData,
  profile: DatedProfile,
  place: Place,
  [base, quote]: readonly [base: Coin, quote: Coin],
): MarketRules {
  const line = data.lines[profile.line];
  const scale = scaleOf(profile, line.form, base, quote);
  const tiers: readonly RiskTier[] = tiersInCore(profile.symbol, data.tiers[profile.tiers]?.slices ?? [], scale);
  return {
    marketId: place.marketId,
    symbol: name,
    baseAssetId: base.assetId,
    quoteAssetId: quote.assetId,
    lotUnits: scale.lotUnits,
    tickLotUnits: scale.tickLotUnits,
    minQuantityLots: lots(profile.minQuantityLots),
    maxQuantityLots: lots(profile.maxQuantityLots),
    ...notionals(line, quote),
    makerFeePpm: line.makerFeePpm,
    takerFeePpm: line.takerFeePpm,
    priceBandPpm: profile.priceBandPpm,
    contract: {
      line: BusinessLine[profile.line],
      form: line.form,
      marginAssetId: (line.form === ContractForm.linear ? quote : base).assetId,
      tiers,
      openCostUpPpm: line.openCostUpPpm,
      openFeeUpPpm: line.openFeeUpPpm,
      liquidationFeePpm: line.liquidationFeePpm,
      ...place.timing,
    },
  };
}

/** The last digit of a price moves by ones: the core counts prices in ticks of one. */
const priceEndStep = 1;

/** The decimals of a line are for a coin of about a dollar: a dearer coin gets one more for every ten times, as far as it has them. */
function propertyPlaces({ propertyPlace, propertyHighPlace }: ContractLine, { decimals, usd }: Coin) {
  const dearer = Math.max(0, Math.floor(Math.log10(usd)));
  return { propertyPlace: Math.min(propertyPlace + dearer, decimals), propertyHighPlace: Math.min(propertyHighPlace, decimals) };
}

/** Refuses (Error naming the contract) what does not fit its coins. */
export function listingOf(data: ContractData, coinOf: (code: string) => Coin, profile: DatedProfile, place: Place): ContractListing {
  const line = data.lines[profile.line];
  const [base, quote] = [coinOf(profile.base), coinOf(line.quote)];
  const name = profile.symbol + place.symbolCode;
  const rules = rulesOf(name, data, profile, place, [base, quote]);
  const { priceDecimals, quantityDecimals, liquidity, minQuantityLots, maxQuantityLots, priceBandPpm } = profile;
  const { minAmount, maxAmount, makerFeePpm, takerFeePpm } = line;
  return {
    marketId: place.marketId,
    listedMs: place.listedMs,
    symbol: `${name}_${line.idSuffix}`,
    base: profile.base,
    quote: line.quote,
    priceDecimals,
    quantityDecimals,
    minQuantityLots,
    maxQuantityLots,
    minAmount: String(minAmount),
    maxAmount: String(maxAmount),
    makerFeePpm,
    takerFeePpm,
    priceBandPpm,
    contract: {
      name,
      symbolCode: place.symbolCode,
      symbolType: place.timing.deliveryMs === 0 ? 'perpetual' : 'delivery',
      line: BusinessLine[profile.line],
      form: line.form,
      margin: line.form === ContractForm.linear ? line.quote : profile.base,
      indexCoin: base.indexCoin,
      indexQuote: quote.indexCoin,
      placeConfig: {
        priceEndStep,
        delegatePricePlace: priceDecimals,
        volumePlace: quantityDecimals,
        countMultiplier: (10 ** -quantityDecimals).toFixed(quantityDecimals),
        ...propertyPlaces(line, line.form === ContractForm.linear ? quote : base),
      },
      premiumCapPpm: line.premiumCapPpm,
      impactAmount: String(data.liquidity[liquidity]?.impactUsd ?? 0),
      liquidity,
      rules,
    },
  };
}
