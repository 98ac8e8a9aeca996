// For tests: a contract, prices, a position, and the row that they make.
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { Ticker } from '#lib/contract/market.ts';
import type { SpotOrder } from '#lib/contract/order.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import type { ContractPosition, FuturesAccount } from '#lib/contract/position.ts';
import { sampleContract } from '../sample-contract.ts';
import { lineRisk } from '#lib/order-math/risk/line-risk.ts';
import { positionRows, type PositionRow } from './position-row.ts';

export const sampleMarket: ContractMarket = sampleContract({
  volumePlace: 3,
  lotSize: '0.001',
  minQuantity: '0.001',
  maxQuantity: '1000',
  maxAmount: '10000000',
  placeConfig: { priceEndStep: 1, delegatePricePlace: 1, volumePlace: 3, countMultiplier: '0.001', propertyPlace: 2, propertyHighPlace: 4 },
  tiers: [
    { upTo: '100000', maxLeverage: '100', maintenanceRate: '0.004' },
    { upTo: '1000000', maxLeverage: '50', maintenanceRate: '0.01' },
  ],
  openCostUpRatio: '0',
  feeRateUpRatio: '0',
  premiumCapRate: '0.01',
});

export const sampleTicker: Ticker = {
  symbol: 'BTCUSDT_UMCBL',
  lastPrice: '51100',
  openPrice: '50000',
  highPrice: '52000',
  lowPrice: '49000',
  changeRate: '0.02',
  baseVolume: '1',
  quoteVolume: '1',
  bestBid: '51099.9',
  bestAsk: '51100.1',
  indexPrice: '51000',
  timeMs: 0,
  contract: { markPrice: '51000', fundingRate: '0.0001', nextFundingTimeMs: 0, openInterest: '10' },
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
  averageOpenPrice: '50000',
  margin: '0',
  autoAppendMargin: false,
  achievedProfits: '12.5',
  paidFees: '-3',
  paidFunding: '-0.5',
  openTimeMs: 0,
  adlRank: 4,
};

export const samplePlan: SpotPlan = {
  planId: '77',
  clientOid: '',
  symbolId: 'BTCUSDT_UMCBL',
  symbol: 'BTCUSDT_UMCBL',
  businessLine: 10,
  delegateType: 22,
  planType: 8,
  status: 0,
  delegateCount: '0',
  tradeUnit: 'base',
  triggerType: 0,
  triggerPrice: '',
  executePrice: '',
  presetTakeProfitPrice: '55000',
  presetTppTriType: 1,
  exeTakeProfitPrice: '',
  presetStopLossPrice: '48000',
  presetSlpTriType: 0,
  exeStopLossPrice: '',
  rangeRate: '0',
  activated: false,
  delegatePrice: '',
  sliceCount: 0,
  slicesDone: 0,
  intervalMs: 0,
  varianceRate: '0',
  dealCount: '0',
  dealAmount: '0',
  linkedOrderId: '',
  parentOrderId: '',
  orderId: '',
  reason: '',
  createTimeMs: 0,
  updateTimeMs: 0,
  holdSide: '',
  isReducePosition: true,
};

export const sampleAccount = (positions: readonly ContractPosition[]): FuturesAccount => ({
  positionMode: 1,
  positions: [...positions],
  settings: [],
  isUnified: false,
  aggregates: { bySide: [], bySymbol: [], byToken: [] },
  wallets: [{ coin: 'USDT', available: '1000', frozen: '0', orderCost: '0', free: '490' }],
});

export const sampleMarkets = new Map([[sampleMarket.symbolId, sampleMarket]]);
export const sampleTickers = new Map([[sampleMarket.symbolId, sampleTicker]]);

type Changes = {
  readonly position?: Partial<ContractPosition>;
  readonly ticker?: Partial<Ticker>;
  readonly exits?: readonly SpotPlan[];
  readonly orders?: readonly SpotOrder[];
  readonly priceType?: 'market' | 'fair';
};

/** A long of 0.1 BTC from 50,000 with ten times leverage, the mark at 51,000 and the last price at 51,100. */
export function sampleRow({ position, ticker, exits = [], orders = [], priceType = 'fair' }: Changes = {}): PositionRow {
  const account = sampleAccount([{ ...samplePosition, ...position }]);
  const tickers = new Map([[sampleMarket.symbolId, { ...sampleTicker, ...ticker }]]);
  const risk = lineRisk(account, sampleMarkets, tickers);
  const [row] = positionRows({ account, markets: sampleMarkets, tickers, risk, exits, orders, priceType });
  if (row === undefined) throw new Error('the sample makes no row');
  return row;
}
