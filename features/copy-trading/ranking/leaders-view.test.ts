// The address of a ranking of leaders tells what it shows, and anything else shows it as it is at first.
import { expect, test } from 'vitest';

import { allLeaders, readLeadersView, writeLeadersView } from './leaders-view.ts';

const read = (query: string) => readLeadersView(new URLSearchParams(query));

test('there and back', () => {
  const view = {
    days: 0,
    sort: 'followers',
    state: 'alive',
    market: 'ETHUSDT_UMCBL',
    name: 'Maria & Söhne',
    page: 3,
    shows: 'table',
    compare: ['7', '900'],
  } as const;
  expect(read(writeLeadersView(view))).toEqual(view);
  expect(writeLeadersView(allLeaders)).toBe('');
});

test('a market is named as people do, too', () => {
  expect([read('?market=btcusdt').market, read('?market=ETHUSDT_UMCBL').market]).toEqual(['BTCUSDT_SPBL', 'ETHUSDT_UMCBL']);
});

test('at most three are compared, each once, whether a form or a link says them', () => {
  expect(read('?compare=7&compare=8&compare=7,9,10').compare).toEqual(['7', '8', '9']);
});

test.each([
  '',
  '?view=wall&compare=0,x,-1',
  '?days=8&sort=luck&state=rich&page=0',
  '?page=1001',
  '?days=&page=-1',
  '?name=%20%20',
  '?market=BTC%2F',
])('%s is the ranking as it is at first', (query) => {
  expect(read(query)).toEqual(allLeaders);
});
