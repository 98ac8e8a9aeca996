// For tests: what a pair brings, and the loan of a coin that is sold before it is owned.
import type { ArbitrageRate } from '#lib/contract/bots/arbitrage/arbitrage-pair.ts';

/** @internal */
export const sampleRate = (
  baseCoin: string,
  fundingRate: string,
  apr: string,
  netApr: string,
  reverse: ArbitrageRate['reverse'] = null,
) => ({
  symbolId: `${baseCoin}USDT_SPBL`,
  contractSymbolId: `${baseCoin}USDT_UMCBL`,
  baseCoin,
  quoteCoin: 'USDT',
  spotPrice: '100',
  contractPrice: '100',
  basis: '0',
  fundingRate,
  lastFundingRate: fundingRate,
  nextFundingTimeMs: 28_800_000,
  fundingIntervalMs: 28_800_000,
  apr,
  netApr,
  reverse,
});

/** @internal */
export const sampleMarginTerms = {
  unitCoin: 'USDT',
  callRatio: '0.8',
  liquidationFee: '0.02',
  transferCoefficient: 2,
  coins: [{ coin: 'BTC', pool: '100', poolLeft: '50', dailyRates: ['0.0003'], collateral: [], cross: [] }],
  markets: [
    {
      symbolId: 'BTCUSDT_SPBL',
      symbol: 'BTCUSDT',
      baseCoin: 'BTC',
      quoteCoin: 'USDT',
      base: [{ upTo: '20', leverage: 10, maintenanceRate: '0.05' }],
      quote: [],
    },
  ],
};
