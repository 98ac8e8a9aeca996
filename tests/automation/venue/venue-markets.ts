// The markets of a venue with bots: spot and contract of two coins, alike in everything else.
import { BusinessLine } from '#lib/contract/enums.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import { ContractForm, type MarketRules } from '#server/engine/markets/market-rules.ts';
import { lots, units } from '#server/engine/units.ts';

/** Prices in cents, quantities in ten-thousandths of a coin; both coins have eight decimals. Everybody pays 0.1 %. */
const rules: MarketRules = {
  marketId: 0,
  symbol: 'BTCUSDT',
  baseAssetId: 0,
  quoteAssetId: 1,
  lotUnits: 10_000,
  tickLotUnits: 100,
  minQuantityLots: lots(1),
  maxQuantityLots: lots(1_000_000_000),
  minNotionalUnits: units(100_000_000n),
  maxNotionalUnits: units(1_000_000_000_000_000n),
  makerFeePpm: 1_000,
  takerFeePpm: 1_000,
  priceBandPpm: 0,
};

/** The same with margin: at most 50 times. */
export const contractRules: MarketRules = {
  ...rules,
  marketId: 1,
  symbol: 'BTCUSDT_UMCBL',
  contract: {
    line: BusinessLine.usdt,
    form: ContractForm.linear,
    marginAssetId: 1,
    tiers: [{ upTo: 1_000_000_000_000, maxLeverage: 50, maintenancePpm: 5_000 }],
    openCostUpPpm: 10_000,
    openFeeUpPpm: 5_000,
    liquidationFeePpm: 600,
    fundingIntervalMs: 28_800_000,
    fundingCapE8: 300_000,
    deliveryMs: 0,
    closeOnlyMs: 0,
    deliveryFeePpm: 0,
  },
};

export const botMarket: BotMarket = {
  marketId: 0,
  symbol: 'BTCUSDT',
  rules,
  priceDecimals: 2,
  quantityDecimals: 4,
  base: { assetId: 0, code: 'BTC', decimals: 8 },
  quote: { assetId: 1, code: 'USDT', decimals: 8 },
};

/** A market of another coin, alike in everything else. */
const ofCoin = (market: BotMarket, marketId: number, assetId: number, code: string): BotMarket => {
  const symbol = market.symbol.replace('BTC', code);
  return {
    ...market,
    marketId,
    symbol,
    base: { ...market.base, assetId, code },
    rules: { ...market.rules, marketId, symbol, baseAssetId: assetId },
  };
};

const bitcoinContract: BotMarket = { ...botMarket, marketId: 1, symbol: contractRules.symbol, rules: contractRules };

/** By their numbers: spot and contract of one coin, then of another one. */
export const markets: readonly BotMarket[] = [
  botMarket,
  bitcoinContract,
  ofCoin(botMarket, 2, 2, 'ETH'),
  ofCoin(bitcoinContract, 3, 2, 'ETH'),
];
