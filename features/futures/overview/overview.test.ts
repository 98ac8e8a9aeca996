// The lists of contracts: kinds, totals, boards and clocks.
import { expect, test } from 'vitest';

import { sampleContract, sampleTicker } from '../sample-contract.ts';
import { kindOf, linesOf, totalsOf } from './contract-lines.ts';
import { countdownText } from '#lib/format/countdown-text.ts';
import { boardOf } from './hot-boards.ts';

const markets = [
  sampleContract(),
  sampleContract({ symbolId: 'ETHUSDT_UMCBL', symbol: 'ETHUSDT_UMCBL', name: 'ETHUSDT' }),
  sampleContract({ symbolId: 'BTCUSD_DMCBL', symbol: 'BTCUSD_DMCBL', name: 'BTCUSD', businessLine: 11, form: 'coin', quoteCoin: 'USD' }),
  sampleContract({ symbolId: 'NEW_UMCBL', symbol: 'NEW_UMCBL', name: 'NEW' }),
  sampleContract({ symbolId: 'XRPUSD_DMCBL', symbol: 'XRPUSD_DMCBL', name: 'XRPUSD', businessLine: 11, form: 'inverse', quoteCoin: 'USD' }),
];
const tickers = new Map(
  [
    sampleTicker('BTCUSDT_UMCBL', '50000', { changeRate: '0.02', quoteVolume: '900' }, { fundingRate: '0.0001', openInterest: '2' }),
    sampleTicker('ETHUSDT_UMCBL', '3000', { changeRate: '-0.03', quoteVolume: '1000' }, { fundingRate: '-0.0002', openInterest: '10' }),
    sampleTicker('BTCUSD_DMCBL', '50000', { changeRate: '0', quoteVolume: '0.5' }, { fundingRate: '0.0003', openInterest: '1.5' }),
    sampleTicker('XRPUSD_DMCBL', '2', { changeRate: '0.05', quoteVolume: '7' }, { fundingRate: null, openInterest: '500' }),
  ].map((ticker) => [ticker.symbol, ticker]),
);
const lines = linesOf(markets, tickers);
const names = (some: readonly (typeof lines)[number][]): string => some.map(({ market }) => market.name).join(' ');

test.each([
  [10, 1, 'usdt'],
  [11, 1, 'coin'],
  [11, 2, 'delivery'],
  [12, 1, 'usdc'],
] as const)('a contract of line %i and type %i is of the kind %s', (businessLine, symbolType, kind) => {
  expect(kindOf({ businessLine, symbolType })).toBe(kind);
});

test('open interest is worth size × mark price, of a true inverse its dollars; nothing without a price', () => {
  expect(lines.map(({ interestValue }) => interestValue)).toEqual(['100000', '30000', '75000', null, '500']);
  expect(totalsOf(lines)).toEqual({ contracts: 5, volume: '1907.5', interest: '205500' });
});

test.each([
  ['busiest', 'ETHUSDT BTCUSDT XRPUSD BTCUSD'],
  ['rising', 'XRPUSD BTCUSDT'],
  ['falling', 'ETHUSDT'],
  ['payingLongs', 'BTCUSD BTCUSDT ETHUSDT'],
  ['payingShorts', 'ETHUSDT BTCUSDT BTCUSD'],
  ['interest', 'BTCUSDT BTCUSD ETHUSDT XRPUSD'],
] as const)('on the board %s: %s', (board, shown) => {
  expect(names(boardOf(board, lines))).toBe(shown);
});

test.each([
  [0, 0, '00:00:00'],
  [-5, 0, '00:00:00'],
  [999, 0, '00:00:00'],
  [28_799_000, 0, '07:59:59'],
  [86_400_000, 1, '00:00:00'],
  [200_061_000, 2, '07:34:21'],
])('%i ms are %i days and %s', (spanMs, days, clock) => {
  expect(countdownText(spanMs)).toEqual({ days, clock });
});
