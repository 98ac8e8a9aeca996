import { expect, test } from 'vitest';

import { countIn, kindsOf, readPlazaView, wholeRanking, writePlazaView, type PlazaView } from './plaza-view.ts';

const read = (text: string) => readPlazaView(new URLSearchParams(text), 'spot');

test('an address carries a view there and back, and the first view has none', () => {
  const view: PlazaView = {
    market: 'ETHUSDT_SPBL',
    kind: 'spotDca',
    days: 0,
    sort: 4,
    state: 'running',
    page: 3,
    shows: 'table',
    compare: ['7', '12'],
  };
  expect(writePlazaView(view)).toBe('?market=ETHUSDT_SPBL&kind=spotDca&days=0&sort=4&state=running&page=3&view=table&compare=7%2C12');
  expect(read(writePlazaView(view))).toEqual(view);
  expect(writePlazaView(wholeRanking)).toBe('');
  expect(read('')).toEqual(wholeRanking);
});

test.each([
  'days=8',
  'sort=6',
  'sort=',
  'state=alive',
  'kind=futuresGrid',
  'page=0',
  'page=-1',
  'page=1001',
  'page=1e2',
  'view=pie',
  'compare=x,0',
  'market=%3Cb%3E',
])('%s is as if it were not said', (text) => {
  expect(read(text)).toEqual(wholeRanking);
});

test('the kinds of a ranking are those that trade in its markets', () => {
  expect(kindsOf('spot')).toEqual(expect.arrayContaining(['spotGrid', 'spotDca']));
  expect(kindsOf('spot')).not.toContain('futuresGrid');
  expect(kindsOf('futures')).toContain('futuresGrid');
});

test('what a ranking counts is summed over its kinds', () => {
  const counted = [
    { strategyType: 1, all: 7, ended: 3 },
    { strategyType: 3, all: 5, ended: 5 },
    { strategyType: 2, all: 100, ended: 90 },
  ] as const;
  expect(countIn(counted, 'spot', null)).toEqual({ all: 12, ended: 8 });
  expect(countIn(counted, 'spot', 'spotDca')).toEqual({ all: 5, ended: 5 });
  expect(countIn(counted, 'futures', null)).toEqual({ all: 100, ended: 90 });
  expect(countIn(counted, 'spot', 'spotMoon')).toEqual({ all: 0, ended: 0 });
});
