// What the channels tell, put into the terms of the risk function.
import { expect, test } from 'vitest';

import type { ContractMarket } from '../contract/contract-market.ts';
import type { Ticker } from '../contract/market.ts';
import type { ContractPosition } from '../contract/position.ts';
import { futuresContract } from './futures-contract.ts';
import { riskMarket, walletRisk } from './wallet-risk.ts';

const market: ContractMarket = {
  symbol: 'BTCUSDT_UMCBL',
  symbolId: 'BTCUSDT_UMCBL',
  name: 'BTCUSDT',
  displayName: 'BTCUSDT',
  businessLine: 10,
  baseCoin: 'BTC',
  quoteCoin: 'USDT',
  baseSymbol: 'BTC',
  pricedSymbol: 'USDT',
  pricePlace: 1,
  tickSize: '0.1',
  volumePlace: 3,
  lotSize: '0.001',
  minQuantity: '0.001',
  maxQuantity: '1000',
  minAmount: '5',
  maxAmount: '10000000',
  makerFeeRate: '0.0002',
  takerFeeRate: '0.0006',
  priceBandRate: '0.05',
  status: 'online',
  symbolType: 1,
  symbolCode: '',
  symbolCodeDisplayName: 'BTCUSDT',
  betaShow: false,
  symbolDTOList: [],
  placeConfig: { priceEndStep: 1, delegatePricePlace: 1, volumePlace: 3, countMultiplier: '0.001', propertyPlace: 4, propertyHighPlace: 8 },
  form: 'linear',
  marginCoin: 'USDT',
  marginPlace: 8,
  tiers: [{ upTo: '100000', maxLeverage: '100', maintenanceRate: '0.004' }],
  openCostUpRatio: '0.01',
  feeRateUpRatio: '0.005',
  liquidationFeeRate: '0.0006',
  premiumCapRate: '0.005',
  fundingIntervalMs: 28_800_000,
  fundingCapRate: '0.003',
  deliveryMs: 0,
  closeOnlyMs: 0,
  deliveryFeeRate: '0',
  listedMs: 0,
};
const ticker: Ticker = {
  symbol: 'BTCUSDT_UMCBL',
  lastPrice: '50990',
  openPrice: '50000',
  highPrice: '52000',
  lowPrice: '49000',
  changeRate: '0.02',
  baseVolume: '1',
  quoteVolume: '1',
  bestBid: null,
  bestAsk: null,
  indexPrice: '51010',
  timeMs: 0,
  contract: { markPrice: '51000', fundingRate: '0.0001', nextFundingTimeMs: 0, openInterest: '0' },
};
const position: ContractPosition = {
  symbolId: 'BTCUSDT_UMCBL',
  holdSide: 'long',
  marginMode: 2,
  leverage: 10,
  total: '0.1',
  available: '0.1',
  locked: '0',
  averageOpenPrice: '50000',
  margin: '0',
  autoAppendMargin: false,
  achievedProfits: '0',
  paidFees: '0',
  paidFunding: '0',
  openTimeMs: 0,
  adlRank: 1,
};
const wallet = { coin: 'USDT', available: '1000', frozen: '0', orderCost: '0', free: '0' };
const terms = {
  account: { positions: [position], wallets: [wallet] },
  coin: 'USDT',
  markets: new Map([['BTCUSDT_UMCBL', market]]),
  tickers: new Map([['BTCUSDT_UMCBL', ticker]]),
};

test('the mark price judges, not the last one', () => {
  expect(walletRisk(terms)?.account).toMatchObject({ equity: '1100', maintenanceMargin: '23.46' });
});

test('a wallet that is not there is empty; a contract or a price that is not known leaves nothing to say', () => {
  expect(walletRisk({ ...terms, account: { positions: [], wallets: [] } })?.account.equity).toBe('0');
  expect(walletRisk({ ...terms, markets: new Map() })).toBeNull();
  expect(walletRisk({ ...terms, tickers: new Map() })).toBeNull();
  expect(riskMarket(market, { ...ticker, contract: undefined })).toBeNull();
  expect(riskMarket({ ...market, form: 'coin' }, { ...ticker, indexPrice: null })).toBeNull();
});

test('the three forms', () => {
  expect(futuresContract(market, '')).toEqual({ settle: 'quote' });
  expect(futuresContract({ ...market, form: 'inverse' }, '')).toEqual({ settle: 'coin', sizeUnit: 'usd' });
  expect(futuresContract({ ...market, form: 'coin', marginCoin: 'BTC' }, '51010')).toEqual({
    settle: 'coin',
    sizeUnit: 'base',
    marginCoinIndex: '51010',
    marginCoinIsBase: true,
  });
});
