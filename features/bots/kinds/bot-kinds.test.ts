// The kinds of the pages agree with those of the contract, and no two share a page.
import { expect, test } from 'vitest';

import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { strategyKindOf, tradesIn } from '#lib/contract/bots/strategy-kinds.ts';
import { botKindIds, botKinds, createPath, kindOfType } from './bot-kinds.ts';

test.each(botKindIds)('%s is of its type, with the terms and a market of it', (id) => {
  const { strategyType, terms, place } = botKinds[id];
  expect(strategyType).toBe(StrategyType[id]);
  expect(kindOfType(strategyType)).toBe(id);
  expect(terms).toBe(strategyKindOf(strategyType).kind);
  expect(tradesIn(strategyType, place)).toBe(true);
});

test('every kind has a page of its own', () => {
  const pages = botKindIds.map((id) => createPath(id, 'BTCUSDT'));
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages).toContain('/trading-bot/spot/BTCUSDT');
  expect(pages).toContain('/trading-bot/futures/BTCUSDT/dca');
});
