// Filled-in fields become terms, terms become a draft again, and an address carries both ways.
import { expect, test } from 'vitest';

import { sampleMarket } from '#components/trading/sample-market.ts';
import type { MartingaleTerms } from '#lib/contract/bots/martingale-terms.ts';
import { draftOfTerms, firstDraft, readDraft } from './bot-draft.ts';
import { hasParameters, readAddress, readPasted, writeAddress } from './draft-address.ts';

const first = firstDraft('futuresGrid', '50000', sampleMarket);
const filled = {
  ...first,
  grid: {
    ...first.grid,
    direction: 'short' as const,
    moves: true,
    texts: {
      ...first.grid.texts,
      lowerPrice: '45000',
      upperPrice: '55000.',
      grids: '50',
      quoteInvestment: '1200.5',
      leverage: '5',
      stopLossPrice: '56000',
      stopPrice: '40000',
      trailingStopRate: '7.5',
    },
  },
};

test('a grid: rates are shares in the terms, empty prices are none, and what spot has not is left out', () => {
  const read = readDraft(filled, 'futuresGrid');
  expect(read?.terms).toMatchObject({
    direction: 'short',
    lowerPrice: '45000',
    upperPrice: '55000',
    grids: 50,
    quoteInvestment: '1200.5',
    baseInvestment: '0',
    leverage: 5,
    triggerPrice: null,
    stopLossPrice: '56000',
    stopPrice: '40000',
    trailingStopRate: '0.075',
  });
  expect(readDraft(filled, 'spotGrid')?.terms).toMatchObject({ leverage: 1, trailingStopRate: null, opensPosition: true });
});

test.each([
  ['no lower price', { lowerPrice: '' }],
  ['a marked number', { upperPrice: '!12x' }],
  ['no number of grids', { grids: '' }],
  ['half a grid', { grids: '2.5' }],
])('%s: there are no terms', (_, texts) => {
  expect(readDraft({ ...filled, grid: { ...filled.grid, texts: { ...filled.grid.texts, ...texts } } }, 'futuresGrid')).toBeNull();
});

test('without an upper price the grid is geometric and long, and its step a share', () => {
  const infinite = { ...filled, grid: { ...filled.grid, isInfinite: true, texts: { ...filled.grid.texts, intervalRate: '1.5' } } };
  expect(readDraft(infinite, 'spotMoon')?.terms).toMatchObject({
    upperPrice: null,
    grids: 0,
    intervalRate: '0.015',
    direction: 'long',
    spacing: 'geometric',
  });
});

const martingale: MartingaleTerms = {
  direction: 'long',
  stepType: 'percent',
  firstStep: '0.02',
  stepMultiplier: '1.1',
  firstAmount: '100',
  amountMultiplier: '2',
  maxOrders: 4,
  investment: '3100',
  takeProfitType: 'ratio',
  takeProfit: '0.015',
  stopLossRate: '0.3',
  rounds: 'one',
  start: { by: 'rsi', interval: '1H', period: 14, threshold: 30, side: 'below' },
  leverage: 1,
  marginMode: 'isolated',
  sellsAtEnd: false,
};

test('a martingale comes back as it was, through its draft and through an address', () => {
  const drafted = draftOfTerms({ kind: 'martingale', terms: martingale }, first, false);
  expect(readDraft(drafted, 'spotDca')).toEqual({ kind: 'martingale', terms: martingale });
  const carried = readAddress(writeAddress(drafted.dca), firstDraft('spotDca', '1', sampleMarket));
  expect(readDraft(carried, 'spotDca')).toEqual({ kind: 'martingale', terms: martingale });
});

test('a grid comes back through an address that was pasted; a text without values is none', () => {
  const address = `https://example.com/trading-bot/futures/BTCUSDT?${writeAddress(filled.grid).toString()}`;
  const pasted = readPasted(address, first);
  expect(pasted === null ? null : readDraft(pasted, 'futuresGrid')).toEqual(readDraft(filled, 'futuresGrid'));
  const own = { ...first, grid: { ...first.grid, texts: { ...first.grid.texts, quoteInvestment: '77', triggerPrice: '48000' } } };
  expect(readPasted(address, own)?.grid.texts).toMatchObject({ quoteInvestment: '77', triggerPrice: '' });
  expect(readPasted('hello', first)).toBeNull();
  expect(hasParameters(new URLSearchParams('interval=1H'))).toBe(false);
});

test('nonsense in an address leaves what stood there before', () => {
  const read = readAddress(new URLSearchParams('direction=up&lowerPrice=-5&upperPrice=<b>&grids=12&moves=1&spacing=none'), first);
  expect(read.grid).toEqual({ ...first.grid, moves: true, texts: { ...first.grid.texts, grids: '12' } });
});

test('terms of a suggestion leave the own investment as it is', () => {
  const own = { ...first, grid: { ...first.grid, texts: { ...first.grid.texts, quoteInvestment: '77' } } };
  const terms = readDraft(filled, 'futuresGrid');
  if (terms === null) throw new Error('no terms');
  expect(draftOfTerms(terms, own, true).grid.texts).toMatchObject({ quoteInvestment: '77', lowerPrice: '45000' });
  expect(draftOfTerms(terms, own, false).grid.texts.quoteInvestment).toBe('1200.5');
});
