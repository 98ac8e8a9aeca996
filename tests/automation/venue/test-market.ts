// Two markets for tests of bots: coins at 0.1 %, and contracts at 0.02 % and 0.06 %.
import { BusinessLine } from '#lib/contract/enums.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import { ContractForm } from '#server/engine/markets/market-rules.ts';
import { lots, units } from '#server/engine/units.ts';

const coins = { base: { assetId: 1, code: 'BTC', decimals: 8 }, quote: { assetId: 2, code: 'USDT', decimals: 6 } } as const;

/** Prices in whole dollars, quantities in ten-thousandths: a lot of a tick is 100 units, a lot is 10,000 units of the coin. */
export const spotTestMarket: BotMarket = {
  ...coins,
  marketId: 7,
  symbol: 'BTCUSDT',
  priceDecimals: 0,
  quantityDecimals: 4,
  rules: {
    marketId: 7,
    symbol: 'BTCUSDT',
    baseAssetId: 1,
    quoteAssetId: 2,
    lotUnits: 10_000,
    tickLotUnits: 100,
    minQuantityLots: lots(1),
    maxQuantityLots: lots(10_000_000),
    minNotionalUnits: units(5_000_000n),
    maxNotionalUnits: units(1_000_000_000_000_000n),
    makerFeePpm: 1000,
    takerFeePpm: 1000,
    priceBandPpm: 0,
  },
};

export const contractTestMarket: BotMarket = {
  ...spotTestMarket,
  rules: {
    ...spotTestMarket.rules,
    makerFeePpm: 200,
    takerFeePpm: 600,
    contract: {
      line: BusinessLine.usdt,
      form: ContractForm.linear,
      marginAssetId: 2,
      tiers: [{ upTo: 100_000_000_000, maxLeverage: 100, maintenancePpm: 4000 }],
      openCostUpPpm: 0,
      openFeeUpPpm: 0,
      liquidationFeePpm: 0,
      fundingIntervalMs: 28_800_000,
      fundingCapE8: 0,
      deliveryMs: 0,
      closeOnlyMs: 0,
      deliveryFeePpm: 0,
    },
  },
};
