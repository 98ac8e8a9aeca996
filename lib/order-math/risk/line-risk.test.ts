// The channels' picture as the risk function takes it: wallets apart, prices that are missing, a coin contract by its index; and the
// price at which a margin ratio is reached.
import { describe, expect, test } from 'vitest';

import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { Ticker } from '#lib/contract/market.ts';
import type { ContractPosition, FuturesAccount } from '#lib/contract/position.ts';
import { lineRisk } from './line-risk.ts';
import { ratioPrice } from './ratio-price.ts';

const marketOf = (symbolId: string, more: Partial<ContractMarket> = {}): ContractMarket => ({
  symbol: symbolId,
  symbolId,
  displayName: symbolId,
  businessLine: 10,
  baseCoin: 'BTC',
  quoteCoin: 'USDT',
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
  name: symbolId,
  baseSymbol: 'BTC',
  pricedSymbol: 'USDT',
  symbolType: 1,
  symbolCode: '',
  symbolCodeDisplayName: symbolId,
  betaShow: false,
  symbolDTOList: [],
  placeConfig: { priceEndStep: 1, delegatePricePlace: 1, volumePlace: 3, countMultiplier: '0.001', propertyPlace: 2, propertyHighPlace: 4 },
  form: 'linear',
  marginCoin: 'USDT',
  marginPlace: 8,
  tiers: [{ upTo: '100000', maxLeverage: '100', maintenanceRate: '0.004' }],
  openCostUpRatio: '0',
  feeRateUpRatio: '0',
  liquidationFeeRate: '0.0006',
  premiumCapRate: '0.01',
  fundingIntervalMs: 28_800_000,
  fundingCapRate: '0.003',
  deliveryMs: 0,
  closeOnlyMs: 0,
  deliveryFeeRate: '0',
  listedMs: 0,
  ...more,
});

const tickerOf = (symbol: string, markPrice: string | null, indexPrice: string | null = null): Ticker => ({
  symbol,
  lastPrice: '1',
  openPrice: '1',
  highPrice: '1',
  lowPrice: '1',
  changeRate: '0',
  baseVolume: '0',
  quoteVolume: '0',
  bestBid: null,
  bestAsk: null,
  indexPrice,
  timeMs: 0,
  contract: { markPrice, fundingRate: null, nextFundingTimeMs: 0, openInterest: '0' },
});

const positionOf = (symbolId: string, more: Partial<ContractPosition> = {}): ContractPosition => ({
  symbolId,
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
  achievedProfits: '0',
  paidFees: '0',
  paidFunding: '0',
  openTimeMs: 0,
  adlRank: 1,
  ...more,
});

const account = (positions: readonly ContractPosition[]): FuturesAccount => ({
  positionMode: 1,
  positions: [...positions],
  settings: [],
  isUnified: false,
  aggregates: { bySide: [], bySymbol: [], byToken: [] },
  wallets: [
    { coin: 'USDT', available: '1000', frozen: '0', orderCost: '0', free: '0' },
    { coin: 'BTC', available: '0.01', frozen: '0', orderCost: '0', free: '0' },
  ],
});

const bySymbol = <One extends { readonly symbol: string }>(all: readonly One[]) => new Map(all.map((one) => [one.symbol, one]));

test('each margin coin is a wallet of its own', () => {
  const markets = bySymbol([marketOf('LINEAR'), marketOf('COIN', { form: 'coin', marginCoin: 'BTC' })]);
  const tickers = bySymbol([tickerOf('LINEAR', '51000'), tickerOf('COIN', '51000', '51000')]);
  const { accounts, positions } = lineRisk(account([positionOf('LINEAR'), positionOf('COIN')]), markets, tickers);
  // 1,000 + 0.1 × 1,000; in coins 0.01 + 100 ÷ 51,000.
  expect(accounts.get('USDT')).toMatchObject({ equity: '1100', unrealizedPnl: '100' });
  expect(Number(accounts.get('BTC')?.equity)).toBeCloseTo(0.01 + 100 / 51_000, 12);
  expect(positions.get('LINEAR:long')).toMatchObject({ value: '5100', maintenanceMargin: '23.46', initialMargin: '510' });
  expect(Number(positions.get('COIN:long')?.value)).toBeCloseTo(0.1, 12);
});

test('a price that is missing leaves its wallet unsaid, and no other', () => {
  const markets = bySymbol([marketOf('LINEAR'), marketOf('COIN', { form: 'coin', marginCoin: 'BTC' })]);
  const tickers = bySymbol([tickerOf('LINEAR', null), tickerOf('COIN', '51000', '51000')]);
  const { accounts, positions } = lineRisk(account([positionOf('LINEAR'), positionOf('COIN')]), markets, tickers);
  expect([...accounts.keys()]).toEqual(['BTC']);
  expect([...positions.keys()]).toEqual(['COIN:long']);
});

test('an isolated position stands on its own margin alone', () => {
  const isolated = positionOf('LINEAR', { marginMode: 1, margin: '500' });
  const { accounts, positions } = lineRisk(account([isolated]), bySymbol([marketOf('LINEAR')]), bySymbol([tickerOf('LINEAR', '50000')]));
  expect(accounts.get('USDT')).toMatchObject({ equity: '1000', maintenanceMargin: '0' });
  // 5,000 × 0.0046 of 500.
  expect(positions.get('LINEAR:long')?.marginRatio).toBe('0.046');
});

test('a ticker that says nothing of a contract has no mark price', () => {
  const { contract: _, ...spot } = tickerOf('LINEAR', '50000');
  expect(lineRisk(account([positionOf('LINEAR')]), bySymbol([marketOf('LINEAR')]), bySymbol([spot])).positions.size).toBe(0);
});

describe('the mark price at which a margin ratio is reached', () => {
  const markets = bySymbol([marketOf('LINEAR'), marketOf('OTHER')]);
  const tickers = bySymbol([tickerOf('LINEAR', '50000'), tickerOf('OTHER', '50000')]);
  const priceAt = (positions: readonly ContractPosition[], ratio: string, key = 'LINEAR:long'): string | null =>
    ratioPrice(account(positions), markets, tickers, { key, ratio });

  test('a cross position, on the balance', () => {
    // 0.1 × p × 0.0046 = 0.5 × (1,000 + 0.1 × p − 5,000)
    expect(Number(priceAt([positionOf('LINEAR')], '0.5'))).toBeCloseTo(2000 / 0.049_54, 8);
    // 0.1 × p × 0.0046 = 0.5 × (1,000 + 5,000 − 0.1 × p)
    expect(Number(priceAt([positionOf('LINEAR', { holdSide: 'short' })], '0.5', 'LINEAR:short'))).toBeCloseTo(3000 / 0.050_46, 8);
  });

  test('of two, the other one needs 23 whatever becomes of the first', () => {
    // 23 + 0.1 × p × 0.0046 = 0.5 × (1,000 + 0.1 × p − 5,000)
    expect(Number(priceAt([positionOf('LINEAR'), positionOf('OTHER')], '0.5'))).toBeCloseTo(2023 / 0.049_54, 8);
  });

  test('an isolated one, on its margin', () => {
    // 0.1 × p × 0.0046 = 0.2 × (500 + 0.1 × p − 5,000)
    expect(Number(priceAt([positionOf('LINEAR', { marginMode: 1, margin: '500' })], '0.2'))).toBeCloseTo(900 / 0.019_54, 8);
  });

  test('none: a ratio that is no number or below the rate of the tier, a position that is not held', () => {
    const held = [positionOf('LINEAR')];
    expect([priceAt(held, ''), priceAt(held, '0'), priceAt(held, '0.004'), priceAt(held, '0.5', 'LINEAR:short')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
