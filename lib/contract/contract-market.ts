// The definition of a contract as screens and clients see it: everything a market has, and the fields that make it a future.
import * as z from 'zod/mini';

import { decimalText, spotMarket } from './market.ts';

/** A slice of a position's value: what it may be levered by, and what must stay behind it. */
const riskTier = z.object({
  /** Largest value in the quote coin that still belongs to it. */
  upTo: decimalText,
  maxLeverage: decimalText,
  /** A share: 0.004 is 0.4 %. */
  maintenanceRate: decimalText,
});

export const placeConfig = z.object({
  priceEndStep: z.number(),
  delegatePricePlace: z.number(),
  volumePlace: z.number(),
  countMultiplier: decimalText,
  propertyPlace: z.number(),
  propertyHighPlace: z.number(),
});

/**
 * `symbol` and `symbolId` are both BTCUSDT_UMCBL: contracts and spot markets share names, and channels keep them apart.
 * Quantities are in the base coin, of an inverse contract in dollars.
 */
export const contractMarket = z.extend(spotMarket, {
  /** BTCUSDT: in addresses and for people. */
  name: z.string(),
  /** The specification's words for baseCoin and quoteCoin. */
  baseSymbol: z.string(),
  pricedSymbol: z.string(),
  /** 1 perpetual, 2 delivery. */
  symbolType: z.literal([1, 2]),
  /** The code of a dated contract, month and day of its end: 1226. '' for a perpetual. */
  symbolCode: z.string(),
  symbolCodeDisplayName: z.string(),
  betaShow: z.boolean(),
  /** The contracts of the same coin in this line, itself included, the perpetual first. */
  symbolDTOList: z.array(z.object({ symbolId: z.string(), symbolCodeDisplayName: z.string() })),
  placeConfig,
  form: z.enum(['linear', 'coin', 'inverse']),
  /** The coin of margin, profit, loss and fees. */
  marginCoin: z.string(),
  marginPlace: z.number(),
  tiers: z.array(riskTier),
  openCostUpRatio: decimalText,
  feeRateUpRatio: decimalText,
  liquidationFeeRate: decimalText,
  /** The greatest distance of the mark price from the index, as a share. */
  premiumCapRate: decimalText,
  /** Between two fundings; 0: none (a contract that is delivered). */
  fundingIntervalMs: z.number(),
  /** A funding rate is at most this far from zero. */
  fundingCapRate: decimalText,
  /** The time at which it is settled and ends; 0: never. */
  deliveryMs: z.number(),
  /** For so long before that nothing is opened any more. */
  closeOnlyMs: z.number(),
  deliveryFeeRate: decimalText,
});
export type ContractMarket = z.output<typeof contractMarket>;
