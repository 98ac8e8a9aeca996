import { expect, test } from 'vitest';

import { addressOf, listsOf, nextSort, readView, sortOf, wholeView, writeView, type MarketView } from './market-view.ts';

test.each<[string, Partial<MarketView>]>([
  ['', {}],
  ['?tab=favourites', { line: 'favourites' }],
  ['?tab=gainers', { list: 'gainers' }],
  ['?view=map', { show: 'map' }],
  ['?view=compare&compare=BTCUSDT,ETHUSDT', { show: 'compare', compared: ['BTCUSDT', 'ETHUSDT'] }],
  ['?line=futures', { line: 'futures' }],
  ['?line=futures&tab=funding&page=3', { line: 'futures', list: 'funding', page: 3 }],
  ['?quote=EUR&sector=2&q=eth', { quote: 'EUR', sector: 2, search: 'eth' }],
  ['?change-min=5', { conditions: [{ column: 'change', min: '5' }] }],
  [
    '?line=futures&last-max=0.5&funding-min=-0.01&funding-max=0.02',
    {
      line: 'futures',
      conditions: [
        { column: 'last', max: '0.5' },
        { column: 'funding', min: '-0.01', max: '0.02' },
      ],
    },
  ],
  ['?sort=change', { sort: { column: 'change', descending: true } }],
  ['?sort=pair&order=asc', { sort: { column: 'pair', descending: false } }],
])('the address %s is a view, and the view that address', (query, view) => {
  expect(readView(new URLSearchParams(query))).toEqual({ ...wholeView, ...view });
  expect(writeView({ ...wholeView, ...view })).toBe(query);
});

test.each([
  '?tab=funding',
  '?tab=<script>',
  '?sort=colour',
  '?line=bonds',
  '?page=0',
  '?view=pie',
  '?compare=<b>',
  '?page=1e9',
  '?sector=-1',
  '?quote=<b>',
])('%s shows everything', (query) => {
  expect(readView(new URLSearchParams(query))).toEqual(wholeView);
});

test('only futures are ranked by funding and open interest', () => {
  expect(listsOf('spot')).toEqual(['all', 'gainers', 'losers', 'new']);
  expect(listsOf('futures')).toEqual(['all', 'gainers', 'losers', 'new', 'funding', 'interest', 'delivery']);
  expect(listsOf('favourites')).toEqual([]);
});

test('a head sorts by the larger first, then by the smaller, then as the list was', () => {
  const first = { ...wholeView, sort: nextSort('high', wholeView) };
  expect(first.sort).toEqual({ column: 'high', descending: true });
  const second = { ...first, sort: nextSort('high', first) };
  expect(second.sort).toEqual({ column: 'high', descending: false });
  expect(nextSort('high', second)).toBeNull();
  expect(nextSort('pair', wholeView)).toEqual({ column: 'pair', descending: false });
});

test('a ranking is sorted until the reader sorts it another way', () => {
  const losers: MarketView = { ...wholeView, list: 'losers' };
  expect(sortOf(losers)).toEqual({ column: 'change', descending: false });
  expect(sortOf({ ...losers, sort: { column: 'pair', descending: false } })).toEqual({ column: 'pair', descending: false });
});

test('the whole list begins with the largest turnover and says so; favourites and what is compared stand as they were put', () => {
  const byTurnover = { column: 'turnover', descending: true };
  expect(sortOf(wholeView)).toEqual(byTurnover);
  expect(sortOf({ ...wholeView, line: 'futures' })).toEqual(byTurnover);
  expect(nextSort('turnover', wholeView)).toEqual({ column: 'turnover', descending: false });
  expect(sortOf({ ...wholeView, line: 'favourites' })).toBeNull();
  expect(sortOf({ ...wholeView, show: 'compare' })).toBeNull();
});

test.each<[string, Partial<MarketView>]>([
  ['/futures', {}],
  ['/futures?tab=delivery&sort=turnover', { list: 'delivery', sort: { column: 'turnover', descending: true } }],
  ['/futures?view=map&quote=USD', { show: 'map', quote: 'USD' }],
])('%s is a view of the futures on their own page', (address, view) => {
  const whole: MarketView = { ...wholeView, path: '/futures', line: 'futures' };
  expect(readView(new URL(address, 'http://localhost').searchParams, '/futures')).toEqual({ ...whole, ...view });
  expect(addressOf({ ...whole, ...view })).toBe(address);
});

test.each([
  ['usdt', 'USDT'],
  ['coin', 'USD'],
  ['usdc', 'USDC'],
])('earlier addresses name the kind %s: it is quoted in %s', (tab, quote) => {
  expect(readView(new URLSearchParams({ tab }), '/futures')).toMatchObject({ line: 'futures', list: 'all', quote });
});

test('what a list is sorted by is turned by the first press', () => {
  const losers: MarketView = { ...wholeView, list: 'losers' };
  expect(nextSort('change', losers)).toEqual({ column: 'change', descending: true });
});

test('the fields of a form name the markets one by one; the same twice and more than three are left out', () => {
  const { compared } = readView(new URLSearchParams('?compare=BTCUSDT&compare=BTCUSDT&compare=&compare=ETHUSDT&compare=SOLUSDT,XRPUSDT'));
  expect(compared).toEqual(['BTCUSDT', 'ETHUSDT', 'SOLUSDT']);
});
