import { expect, test } from 'vitest';

import type { SpotMarket, Ticker } from '#lib/contract/market.ts';
import { linesOf, moved, readView, wholeView, writeView, type MarketView } from './market-view.ts';

const quotes = ['USDT', 'EUR'];

test.each<[string, MarketView]>([
  ['', wholeView],
  ['?tab=favourites', { ...wholeView, tab: 'favourites' }],
  ['?tab=EUR&q=eth', { tab: 'EUR', search: 'eth', sort: null }],
  ['?sort=change', { ...wholeView, sort: { column: 'change', descending: true } }],
  ['?sort=pair&order=asc', { ...wholeView, sort: { column: 'pair', descending: false } }],
])('the address %s is a view, and the view that address', (query, view) => {
  expect(readView(new URLSearchParams(query), quotes)).toEqual(view);
  expect(writeView(view)).toBe(query);
});

test.each(['?tab=JPY', '?sort=colour', '?tab=<script>'])('%s shows everything', (query) => {
  expect(readView(new URLSearchParams(query), quotes)).toEqual(wholeView);
});

const market = (baseCoin: string, quoteCoin: string): SpotMarket => ({
  symbol: `${baseCoin}${quoteCoin}`,
  symbolId: `${baseCoin}${quoteCoin}_SPBL`,
  displayName: `${baseCoin}/${quoteCoin}`,
  businessLine: 1,
  baseCoin,
  quoteCoin,
  tickSize: '0.01',
  lotSize: '0.001',
  pricePlace: 2,
  volumePlace: 3,
  minQuantity: '0.001',
  maxQuantity: '1000',
  minAmount: '1',
  maxAmount: '10000000',
  makerFeeRate: '0.001',
  takerFeeRate: '0.001',
  priceBandRate: '0.1',
  status: 'online',
});
const ticker = (symbol: string, lastPrice: string, quoteVolume: string): [string, Ticker] => [
  symbol,
  {
    symbol,
    lastPrice,
    openPrice: '1',
    highPrice: '1',
    lowPrice: '1',
    changeRate: '0',
    baseVolume: '1',
    quoteVolume,
    bestBid: null,
    indexPrice: null,
    bestAsk: null,
    timeMs: 0,
  },
];
const markets = [market('BTC', 'USDT'), market('ETH', 'USDT'), market('EUR', 'USDT'), market('BTC', 'EUR')];
const tickers = new Map([ticker('BTCUSDT', '90000', '500'), ticker('EURUSDT', '1.1', '7'), ticker('BTCEUR', '82000', '1000')]);
const names = (view: Partial<MarketView>, favourites: readonly string[] = []): string =>
  linesOf({ ...wholeView, ...view }, markets, tickers, favourites)
    .map(({ market: { displayName } }) => displayName)
    .join(' ');

test.each<[Partial<MarketView>, string]>([
  [{}, 'BTC/USDT ETH/USDT EUR/USDT BTC/EUR'],
  [{ tab: 'EUR' }, 'BTC/EUR'],
  [{ search: ' btc ' }, 'BTC/USDT BTC/EUR'],
  [{ search: 'btc/e' }, 'BTC/EUR'],
  [{ search: 'btce' }, 'BTC/EUR'],
  [{ search: 'c/u' }, 'BTC/USDT'],
  [{ search: 'xyz' }, ''],
])('%o shows %s', (view, shown) => {
  expect(names(view)).toBe(shown);
});

test('favourites come in their own order, without what is no longer listed', () => {
  expect(names({ tab: 'favourites' }, ['BTCEUR_SPBL', 'GONE_SPBL', 'BTCUSDT_SPBL'])).toBe('BTC/EUR BTC/USDT');
});

test('turnover is compared in one coin; a market that has not traded has none', () => {
  const turnover = linesOf(wholeView, markets, tickers, []).map(({ usdtTurnover }) => usdtTurnover);
  expect(turnover).toEqual([500, 0, 7, 1000 * 1.1]);
});

test.each([
  [0, 1, 'bacd'],
  [3, -2, 'adbc'],
  [0, -5, 'abcd'],
  [1, 99, 'acdb'],
])('the thing at %i moved by %i', (from, places, after) => {
  expect(moved(['a', 'b', 'c', 'd'], from, places).join('')).toBe(after);
});

/** In the shape of a contract as far as the list looks. */
const sampleContractOf = (coin: string): SpotMarket => ({
  ...market(coin, 'USDT'),
  symbol: `${coin}USDT_UMCBL`,
  symbolId: `${coin}USDT_UMCBL`,
  displayName: `${coin}USDT`,
  businessLine: 10,
});

test('a contract stands among the favourites, in their order, and nowhere else', () => {
  const contract = sampleContractOf('ETH');
  const tickers = new Map<string, Ticker>();
  const all = [market('BTC', 'USDT'), contract];
  const shown = linesOf({ tab: 'favourites', search: '' }, all, tickers, ['ETHUSDT_UMCBL', 'GONE_UMCBL', 'BTCUSDT_SPBL']);
  expect(shown.map((line) => line.market.symbolId)).toEqual(['ETHUSDT_UMCBL', 'BTCUSDT_SPBL']);
  expect(linesOf({ tab: 'favourites', search: 'eth' }, all, tickers, ['ETHUSDT_UMCBL', 'BTCUSDT_SPBL'])).toHaveLength(1);
});
