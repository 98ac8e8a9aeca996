// The notices about a margin wallet to its owner, as it goes down, recovers and is gone.
import { expect, test } from 'vitest';

import type { MarginAccountRow } from '#lib/contract/margin.ts';
import { marginNews } from './margin-news.ts';

const wallet = (part: Partial<MarginAccountRow>): MarginAccountRow => ({
  marginMode: 'cross',
  symbolId: '',
  leverage: 0,
  unitCoin: 'USDT',
  assets: '150',
  debts: '50',
  equity: '100',
  initial: '12.5',
  maintenance: '2.5',
  riskRatio: '0.025',
  isCalled: false,
  isLiquidating: false,
  coins: [],
  ...part,
});
const pair = (part: Partial<MarginAccountRow>) => wallet({ marginMode: 'isolated', symbolId: 'BTCUSDT_SPBL', ...part });

test('a wallet that falls below is told of once, and again only after it has recovered', () => {
  const well = [wallet({})];
  const low = [wallet({ isCalled: true })];
  expect(marginNews(null, well).called).toEqual([]);
  expect(marginNews(well, low).called).toEqual(low);
  expect(marginNews(low, [wallet({ isCalled: true, riskRatio: '0.9' })]).called).toEqual([]);
  expect(marginNews(low, well).called).toEqual([]);
  expect(marginNews(well, low).called).toEqual(low);
});

test('one that is low when the page opens is told of, and each wallet for itself', () => {
  const both = [wallet({ isCalled: true }), pair({ isCalled: true })];
  expect(marginNews(null, both).called).toEqual(both);
  expect(marginNews([wallet({ isCalled: true }), pair({})], both).called).toEqual([both[1]]);
});

test('only who owes less than before may have been liquidated', () => {
  expect(marginNews(null, [wallet({ debts: '0' })]).mayBeLiquidated).toBe(false);
  expect(marginNews([wallet({})], [wallet({ debts: '50.00000001' })]).mayBeLiquidated).toBe(false);
  expect(marginNews([wallet({}), pair({})], [wallet({}), pair({ debts: '0' })]).mayBeLiquidated).toBe(true);
  expect(marginNews([wallet({ debts: '9' })], [wallet({ debts: '10' })]).mayBeLiquidated).toBe(false);
});
