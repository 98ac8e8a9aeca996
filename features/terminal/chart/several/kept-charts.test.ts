// @vitest-environment jsdom
// The charts of a line as the device keeps them: each line its own, and never what makes no sense.
import { beforeEach, expect, test } from 'vitest';

import { keepView, useKeptCharts, viewsOf } from './kept-charts.ts';

const views = (line: string) => viewsOf(useKeptCharts.getState(), line).map(({ symbol, interval }) => `${symbol ?? 'desk'} ${interval}`);

beforeEach(() => {
  useKeptCharts.setState({ views: {} });
  localStorage.clear();
});

test('the market of the desk over longer and longer times, until somebody chooses for a line', async () => {
  expect(views('spot')).toEqual(['desk 1H', 'desk 4H', 'desk 1D']);
  keepView('spot', 1, { symbol: 'ETHUSDT' });
  keepView('spot', 1, { interval: '5m' });
  expect(views('spot')).toEqual(['desk 1H', 'ETHUSDT 5m', 'desk 1D']);
  expect(views('usdt')).toEqual(['desk 1H', 'desk 4H', 'desk 1D']);
  // The next visit.
  const kept = localStorage.getItem('charts') ?? '';
  useKeptCharts.setState({ views: {} });
  localStorage.setItem('charts', kept);
  await useKeptCharts.persist.rehydrate();
  expect(views('spot')).toEqual(['desk 1H', 'ETHUSDT 5m', 'desk 1D']);
});

test.each([
  ['an unknown candle length', { views: { spot: [{ symbol: null, interval: '7m' }] } }],
  ['no list', { views: { spot: 'ETHUSDT' } }],
  ['nothing', {}],
])('%s is no choice', async (_, state) => {
  localStorage.setItem('charts', JSON.stringify({ state, version: 0 }));
  await useKeptCharts.persist.rehydrate();
  expect(views('spot')).toEqual(['desk 1H', 'desk 4H', 'desk 1D']);
});
