// A contract, a book and an account of round numbers for tests.
import type { DepthBook } from '#lib/contract/channels/depth.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { Ticker } from '#lib/contract/market.ts';
import type { ContractPosition, ContractSettings, FuturesAccount } from '#lib/contract/position.ts';
import { sampleContract as contractWith } from '../../sample-contract.ts';
import type { TicketContext } from './ticket-context.ts';

export const sampleContract: ContractMarket = contractWith({
  volumePlace: 3,
  lotSize: '0.001',
  minQuantity: '0.001',
  placeConfig: {
    priceEndStep: 1,
    delegatePricePlace: 1,
    volumePlace: 3,
    countMultiplier: '0.001',
    propertyPlace: 4,
    propertyHighPlace: 8,
  },
  tiers: [
    { upTo: '100000', maxLeverage: '100', maintenanceRate: '0.004' },
    { upTo: '1000000', maxLeverage: '50', maintenanceRate: '0.01' },
  ],
});

export const sampleTicker: Ticker = {
  symbol: 'BTCUSDT_UMCBL',
  lastPrice: '50000',
  openPrice: '49000',
  highPrice: '51000',
  lowPrice: '48000',
  changeRate: '0.02',
  baseVolume: '1000',
  quoteVolume: '50000000',
  bestBid: '49999.9',
  bestAsk: '50000',
  indexPrice: '50000',
  timeMs: 1_700_000_000_000,
  contract: { markPrice: '50000', fundingRate: '0.0001', nextFundingTimeMs: 1_700_000_003_600, openInterest: '500' },
};

export const sampleBook: DepthBook = {
  bids: [
    ['49999.9', '1'],
    ['49990', '4'],
  ],
  asks: [
    ['50000', '1'],
    ['50010', '4'],
  ],
};

export const samplePosition: ContractPosition = {
  symbolId: 'BTCUSDT_UMCBL',
  holdSide: 'long',
  marginMode: 2,
  leverage: 10,
  total: '0.1',
  available: '0.1',
  locked: '0',
  openDelegateCount: '0',
  averageOpenPrice: '49000',
  margin: '0',
  autoAppendMargin: false,
  achievedProfits: '0',
  paidFees: '0',
  paidFunding: '0',
  openTimeMs: 0,
  adlRank: 1,
};

export const sampleSettings: ContractSettings = {
  symbolId: 'BTCUSDT_UMCBL',
  marginMode: 2,
  crossMarginLeverage: 10,
  fixedLongLeverage: 10,
  fixedShortLeverage: 10,
  openBuyCount: '0',
  openBuyValue: '0',
  openSellCount: '0',
  openSellValue: '0',
};

export const sampleAccount: FuturesAccount = {
  positionMode: 1,
  positions: [],
  settings: [sampleSettings],
  isUnified: false,
  aggregates: { bySide: [], bySymbol: [], byToken: [] },
  wallets: [{ coin: 'USDT', available: '1000', frozen: '0', orderCost: '0', free: '1000' }],
};

export const sampleContext: TicketContext = {
  market: sampleContract,
  ticker: sampleTicker,
  book: sampleBook,
  account: sampleAccount,
  markets: new Map([[sampleContract.symbolId, sampleContract]]),
  tickers: new Map([[sampleTicker.symbol, sampleTicker]]),
  tpslPriceType: 'market',
};

/** Sizes and prices that are only unusual are named nowhere but where a test is about them. */
export const neverUnusual = { priceAway: '', worth: '', share: '', slippagePercent: '5' };
