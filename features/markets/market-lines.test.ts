import { expect, test } from 'vitest';

import type { ContractFigures, Ticker } from '#lib/contract/market.ts';
import type { ListedMarket } from './listed-market.ts';
import { comparedOf, interestValue, linesOf, moved, pageOf } from './market-lines.ts';
import { wholeView, type MarketView } from './market-view.ts';

const spot = (baseCoin: string, quoteCoin: string): ListedMarket => ({
  symbol: `${baseCoin}${quoteCoin}`,
  symbolId: `${baseCoin}${quoteCoin}_SPBL`,
  displayName: `${baseCoin}/${quoteCoin}`,
  baseCoin,
  quoteCoin,
  pricePlace: 2,
  path: `/spot/${baseCoin}${quoteCoin}`,
  picture: baseCoin,
  kind: 'spot',
  line: undefined,
  isInverse: false,
  leverage: '',
  deliveryMs: 0,
  listedMs: 0,
});
const contract = (baseCoin: string, more: Partial<ListedMarket> = {}): ListedMarket => ({
  ...spot(baseCoin, 'USDT'),
  symbol: `${baseCoin}USDT_UMCBL`,
  symbolId: `${baseCoin}USDT_UMCBL`,
  displayName: `${baseCoin}USDT`,
  path: `/futures/usdt/${baseCoin}USDT`,
  kind: 'perpetual',
  line: 'usdt',
  ...more,
});
const ticker = (symbol: string, figures: Partial<Ticker>): [string, Ticker] => [
  symbol,
  {
    symbol,
    lastPrice: '1',
    openPrice: '1',
    highPrice: '1',
    lowPrice: '1',
    changeRate: '0',
    baseVolume: '1',
    quoteVolume: '0',
    bestBid: null,
    indexPrice: null,
    bestAsk: null,
    timeMs: 0,
    ...figures,
  },
];
const held = (fundingRate: string | null, openInterest: string, markPrice: string | null): { readonly contract: ContractFigures } => ({
  contract: { fundingRate, openInterest, markPrice, nextFundingTimeMs: 0 },
});

const markets = [spot('BTC', 'USDT'), spot('ETH', 'USDT'), spot('EUR', 'USDT'), spot('BTC', 'EUR')];
const tickers = new Map([
  ticker('BTCUSDT', { lastPrice: '90000', quoteVolume: '1050', changeRate: '0.01' }),
  ticker('EURUSDT', { lastPrice: '1.1', quoteVolume: '7', changeRate: '-0.02' }),
  ticker('BTCEUR', { lastPrice: '82000', quoteVolume: '1000', changeRate: '0.03' }),
]);
const sectors = { BTC: [1], ETH: [1, 4] };
const names = (view: Partial<MarketView>, favourites: readonly string[] = []): string =>
  linesOf({ ...wholeView, ...view }, markets, tickers, { favourites, sectors })
    .map(({ market: { displayName } }) => displayName)
    .join(' ');

test.each<[Partial<MarketView>, string]>([
  // 1000 EUR are 1100 USDT; what has not traded stands last.
  [{}, 'BTC/EUR BTC/USDT EUR/USDT ETH/USDT'],
  [{ quote: 'EUR' }, 'BTC/EUR'],
  [{ sector: 1 }, 'BTC/EUR BTC/USDT ETH/USDT'],
  [{ sector: 4 }, 'ETH/USDT'],
  [{ sector: 9 }, ''],
  [{ search: ' btc ' }, 'BTC/EUR BTC/USDT'],
  [{ search: 'btc/e' }, 'BTC/EUR'],
  [{ search: 'btce' }, 'BTC/EUR'],
  [{ search: 'c/u' }, 'BTC/USDT'],
  [{ search: 'xyz' }, ''],
  [{ list: 'gainers' }, 'BTC/EUR BTC/USDT'],
  [{ list: 'losers' }, 'EUR/USDT'],
  [{ list: 'gainers', sort: { column: 'last', descending: true } }, 'BTC/USDT BTC/EUR'],
  [{ sort: { column: 'pair', descending: true } }, 'EUR/USDT ETH/USDT BTC/USDT BTC/EUR'],
])('%o shows %s', (view, shown) => {
  expect(names(view)).toBe(shown);
});

test.each<[MarketView['list'], string]>([
  ['funding', 'SOLUSDT BTCUSDT ETHUSDT'],
  ['interest', 'BTCUSDT ETHUSDT SOLUSDT BTCUSDT1226'],
  ['new', 'BTCUSDT1226'],
])('futures by %s are %s', (list, shown) => {
  const dated = contract('BTC', { symbol: 'BTC1226', symbolId: 'BTC1226', displayName: 'BTCUSDT1226', kind: 'delivery', listedMs: 5 });
  const prices = new Map([
    ticker('ETHUSDT_UMCBL', held('-0.0003', '10', '3000')),
    ticker('BTCUSDT_UMCBL', held('0.0001', '2', '50000')),
    ticker('SOLUSDT_UMCBL', held('0.0002', '100', '150')),
    ticker('BTC1226', held(null, '0.1', '51000')),
  ]);
  const lines = linesOf({ ...wholeView, line: 'futures', list }, [contract('ETH'), contract('BTC'), contract('SOL'), dated], prices, {
    favourites: [],
    sectors: {},
  });
  expect(lines.map(({ market: { displayName } }) => displayName).join(' ')).toBe(shown);
});

test('contracts that are delivered come by their end, perpetuals are not among them', () => {
  const dated = (name: string, deliveryMs: number) => contract(name, { symbol: name, kind: 'delivery', deliveryMs });
  const all = [contract('BTC'), dated('ETH', 300), dated('SOL', 200), dated('XRP', 400)];
  const prices = new Map(all.map(({ symbol }) => ticker(symbol, held(null, '1', '1'))));
  const shown = (view: Partial<MarketView>) =>
    linesOf({ ...wholeView, line: 'futures', list: 'delivery', ...view }, all, prices, { favourites: [], sectors: {} })
      .map(({ market: { baseCoin } }) => baseCoin)
      .join(' ');
  expect(shown({})).toBe('SOL ETH XRP');
  expect(shown({ sort: { column: 'funding', descending: true } })).toBe('XRP ETH SOL');
});

test('futures are sorted by mark price; without one they stand last', () => {
  const prices = new Map([
    ticker('ETHUSDT_UMCBL', held('0', '1', '3000')),
    ticker('BTCUSDT_UMCBL', held('0', '1', '50000')),
    ticker('SOLUSDT_UMCBL', held('0', '1', null)),
  ]);
  const view: MarketView = { ...wholeView, line: 'futures', sort: { column: 'mark', descending: false } };
  const lines = linesOf(view, [contract('BTC'), contract('SOL'), contract('ETH')], prices, { favourites: [], sectors: {} });
  expect(lines.map(({ market: { baseCoin } }) => baseCoin)).toEqual(['ETH', 'BTC', 'SOL']);
});

test('new are the markets that came after the first ones, the latest before the others', () => {
  const since = (coin: string, listedMs: number): ListedMarket => ({ ...spot(coin, 'USDT'), listedMs });
  const all = [since('BTC', 100), since('ENA', 300), since('ETH', 100), since('SOL', 200), since('WLD', 400)];
  const lines = linesOf({ ...wholeView, list: 'new' }, all, tickers, { favourites: [], sectors: {} });
  expect(lines.map(({ market }) => market.displayName)).toEqual(['WLD/USDT', 'ENA/USDT', 'SOL/USDT']);
});

test.each<[MarketView['conditions'], string]>([
  // The changes are 1%, 3% and -2%; a market that has not traded meets nothing.
  [[{ column: 'change', min: '1' }], 'BTC/EUR BTC/USDT'],
  [[{ column: 'change', min: '1.01' }], 'BTC/EUR'],
  [[{ column: 'change', max: '-2' }], 'EUR/USDT'],
  [[{ column: 'change', min: '-2', max: '1' }], 'BTC/USDT EUR/USDT'],
  // 1000 EUR at 1.1 are 1100 USDT.
  [[{ column: 'turnover', min: '1075' }], 'BTC/EUR'],
  [[{ column: 'last', min: '1.1', max: '82000' }], 'BTC/EUR EUR/USDT'],
  [
    [
      { column: 'last', min: '2' },
      { column: 'change', max: '2' },
    ],
    'BTC/USDT',
  ],
  [[{ column: 'range', min: '0', max: '0' }], 'BTC/EUR BTC/USDT EUR/USDT'],
  [[{ column: 'funding', min: '-5' }], ''],
])('between %o are %s', (conditions, shown) => {
  expect(names({ conditions })).toBe(shown);
});

test('the range of a day is a share of its low; funding is in percent, open interest in the quote coin', () => {
  const all = [contract('ETH'), contract('SOL')];
  const prices = new Map([
    ticker('ETHUSDT_UMCBL', { highPrice: '3150', lowPrice: '3000', ...held('-0.0003', '10', '3100') }),
    ticker('SOLUSDT_UMCBL', { highPrice: '153', lowPrice: '150', ...held('0.0002', '100', '150') }),
  ]);
  const found = (...conditions: MarketView['conditions']): string =>
    linesOf({ ...wholeView, line: 'futures', conditions }, all, prices, { favourites: [], sectors: {} })
      .map(({ market: { displayName } }) => displayName)
      .join(' ');
  expect(found({ column: 'range', min: '5' })).toBe('ETHUSDT');
  expect(found({ column: 'range', min: '2', max: '4.99' })).toBe('SOLUSDT');
  expect(found({ column: 'funding', max: '-0.03' })).toBe('ETHUSDT');
  expect(found({ column: 'interest', min: '15001' })).toBe('ETHUSDT');
  expect(found({ column: 'interest', min: '15000' })).toBe('ETHUSDT SOLUSDT');
});

test('open interest is worth its mark price; of an inverse contract it is dollars already', () => {
  const [, priced] = ticker('BTCUSDT_UMCBL', held('0', '0.3', '50000.1'));
  expect(interestValue(contract('BTC'), priced)).toBe('15000.03');
  expect(interestValue(contract('BTC', { isInverse: true }), priced)).toBe('0.3');
  expect(interestValue(contract('BTC'), ticker('BTCUSDT_UMCBL', held('0', '3', null))[1])).toBeNull();
  expect(interestValue(spot('BTC', 'USDT'), ticker('BTCUSDT', {})[1])).toBeNull();
});

test('favourites come in their own order, contracts among them, without what is no longer listed', () => {
  const all = [...markets, contract('ETH')];
  const favourites = ['ETHUSDT_UMCBL', 'GONE_SPBL', 'BTCEUR_SPBL', 'BTCUSDT_SPBL'];
  const shown = (search: string) =>
    linesOf({ ...wholeView, line: 'favourites', search }, all, tickers, { favourites, sectors }).map(({ market }) => market.symbolId);
  expect(shown('')).toEqual(['ETHUSDT_UMCBL', 'BTCEUR_SPBL', 'BTCUSDT_SPBL']);
  expect(shown('eth')).toEqual(['ETHUSDT_UMCBL']);
});

test.each([
  [['ETHUSDT', 'GONE', 'BTCEUR'], 'ETH/USDT BTC/EUR'],
  [[], 'BTC/EUR BTC/USDT EUR/USDT'],
  [['GONE'], 'BTC/EUR BTC/USDT EUR/USDT'],
])('of %o these are compared: %s', (symbols, shown) => {
  const lines = linesOf(wholeView, markets, tickers, { favourites: [], sectors });
  expect(
    comparedOf(lines, symbols)
      .map(({ market: { displayName } }) => displayName)
      .join(' '),
  ).toBe(shown);
});

test.each([
  [0, 1, { page: 1, pages: 1, first: 0 }, 0],
  [50, 2, { page: 1, pages: 1, first: 0 }, 50],
  [51, 2, { page: 2, pages: 2, first: 50 }, 1],
  [110, 9, { page: 3, pages: 3, first: 100 }, 10],
])('of %i markets page %i is %o', (count, wanted, place, shown) => {
  const lines = Array.from({ length: count }, (_, number) => ({ market: spot(`C${number}`, 'USDT'), ticker: null, turnover: 0 }));
  const part = pageOf(lines, wanted);
  expect(part).toMatchObject(place);
  expect(part.shown).toHaveLength(shown);
});

test.each([
  [0, 1, 'bacd'],
  [3, -2, 'adbc'],
  [0, -5, 'abcd'],
  [1, 99, 'acdb'],
])('the thing at %i moved by %i', (from, places, after) => {
  expect(moved(['a', 'b', 'c', 'd'], from, places).join('')).toBe(after);
});
