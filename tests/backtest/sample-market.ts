// Markets for backtests: one of spot and one of contracts, with round numbers.
import { BusinessLine } from '#lib/contract/enums.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import type { ContractRules, MarketRules } from '#server/engine/markets/market-rules.ts';
import { lots, units } from '#server/engine/units.ts';

const [baseId, quoteId] = [1, 2];

/** Prices and quantities in hundredths, money in ten-thousandths: one tick times one lot is one unit. */
export function sampleMarket(rules: Partial<MarketRules> = {}): BotMarket {
  return {
    marketId: 1,
    symbol: 'AAABBB',
    priceDecimals: 2,
    quantityDecimals: 2,
    base: { assetId: baseId, code: 'AAA', decimals: 4 },
    quote: { assetId: quoteId, code: 'BBB', decimals: 4 },
    rules: {
      marketId: 1,
      symbol: 'AAABBB',
      baseAssetId: baseId,
      quoteAssetId: quoteId,
      lotUnits: 100,
      tickLotUnits: 1,
      minQuantityLots: lots(1),
      maxQuantityLots: lots(1_000_000_000),
      minNotionalUnits: units(1n),
      maxNotionalUnits: units(1_000_000_000_000n),
      makerFeePpm: 1000,
      takerFeePpm: 2000,
      priceBandPpm: 0,
      ...rules,
    },
  };
}

const contract: ContractRules = {
  line: BusinessLine.usdt,
  form: 'linear',
  marginAssetId: quoteId,
  tiers: [{ upTo: 1_000_000_000_000, maxLeverage: 50, maintenancePpm: 10_000 }],
  openCostUpPpm: 0,
  openFeeUpPpm: 0,
  liquidationFeePpm: 0,
  fundingIntervalMs: 28_800_000,
  fundingCapE8: 1_000_000,
  deliveryMs: 0,
  closeOnlyMs: 0,
  deliveryFeePpm: 0,
};

export const sampleContract = (): BotMarket => sampleMarket({ contract });
