// One contract of the list, as people and screens name it and as the core counts it.
import { BusinessLine } from '#lib/contract/enums.ts';
import { ContractForm, type AssetId, type ContractRules, type MarketId, type MarketRules, type RiskTier } from '#server/engine/command.ts';
import { lots, units } from '#server/engine/units.ts';

import type { ContractData, ContractLine, DatedProfile } from './contract-data.ts';
import { tiersInCore, type TierScale } from './tiers-in-core.ts';

/** Numbers of screens: decimals of prices, quantities and amounts, and the steps of the first two. */
export type PlaceConfig = {
  readonly priceEndStep: number;
  readonly delegatePricePlace: number;
  readonly volumePlace: number;
  /** Decimal text. */
  readonly countMultiplier: string;
  readonly propertyPlace: number;
  readonly propertyHighPlace: number;
};

/** A contract as people and screens name it, with its rules. */
export type ContractListing = {
  readonly marketId: MarketId;
  readonly symbol: string;
  /** BTCUSDT_UMCBL. */
  readonly symbolId: string;
  /** Of a dated contract, the month and day of its end; of a perpetual nothing. */
  readonly symbolCode: string;
  readonly symbolType: 'perpetual' | 'delivery';
  readonly line: BusinessLine;
  readonly form: ContractForm;
  readonly base: string;
  readonly quote: string;
  readonly margin: string;
  /** The coins whose price in each other is the index: in the demo those that the play money stands for. */
  readonly indexCoin: string;
  readonly indexQuote: string;
  readonly priceDecimals: number;
  readonly quantityDecimals: number;
  readonly placeConfig: PlaceConfig;
  readonly premiumCapPpm: number;
  /** In the quote coin: what the impact prices of funding are for. */
  readonly impactAmount: string;
  /** Name of its liquidity class. */
  readonly liquidity: string;
  /** 0 for a perpetual. */
  readonly listedMs: number;
  readonly rules: MarketRules;
};

/** A coin as contracts use it. */
export type Coin = {
  readonly assetId: AssetId;
  readonly decimals: number;
  readonly indexCoin: string;
  /** What it costs when the venue begins. */ readonly usd: number;
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

/** What repeats and what ends. */
export type Timing = Pick<ContractRules, 'fundingIntervalMs' | 'fundingCapE8' | 'deliveryMs' | 'closeOnlyMs' | 'deliveryFeePpm'>;

/** What tells one contract from the others of its row. */
export type Place = { readonly marketId: MarketId; readonly symbolCode: string; readonly listedMs: number; readonly timing: Timing };

/** Refuses (Error naming the contract) what does not fit its coins. */
export function listingOf(data: ContractData, coinOf: (code: string) => Coin, profile: DatedProfile, place: Place): ContractListing {
  const line = data.lines[profile.line];
  const [base, quote] = [coinOf(profile.base), coinOf(line.quote)];
  const margin = line.form === ContractForm.linear ? quote : base;
  const scale = scaleOf(profile, line.form, base, quote);
  const tiers: readonly RiskTier[] = tiersInCore(profile.symbol, data.tiers[profile.tiers]?.slices ?? [], scale);
  const symbol = profile.symbol + place.symbolCode;
  const { priceDecimals, quantityDecimals, liquidity } = profile;
  return {
    marketId: place.marketId,
    symbol,
    symbolId: `${symbol}_${line.idSuffix}`,
    symbolCode: place.symbolCode,
    symbolType: place.timing.deliveryMs === 0 ? 'perpetual' : 'delivery',
    line: BusinessLine[profile.line],
    form: line.form,
    base: profile.base,
    quote: line.quote,
    margin: line.form === ContractForm.linear ? line.quote : profile.base,
    indexCoin: base.indexCoin,
    indexQuote: quote.indexCoin,
    priceDecimals,
    quantityDecimals,
    placeConfig: {
      priceEndStep: 1,
      delegatePricePlace: priceDecimals,
      volumePlace: quantityDecimals,
      countMultiplier: (10 ** -quantityDecimals).toFixed(quantityDecimals),
      propertyPlace: line.propertyPlace,
      propertyHighPlace: line.propertyHighPlace,
    },
    premiumCapPpm: line.premiumCapPpm,
    impactAmount: String(data.liquidity[liquidity]?.impactUsd ?? 0),
    liquidity,
    listedMs: place.listedMs,
    rules: {
      marketId: place.marketId,
      symbol,
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
        marginAssetId: margin.assetId,
        tiers,
        openCostUpPpm: line.openCostUpPpm,
        openFeeUpPpm: line.openFeeUpPpm,
        liquidationFeePpm: line.liquidationFeePpm,
        ...place.timing,
      },
    },
  };
}
