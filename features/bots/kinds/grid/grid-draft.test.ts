// A filled-in grid becomes terms, terms become a draft again, and an address carries both ways.
import { expect, test } from 'vitest';

import { sampleMarket } from '#components/trading/sample-market.ts';
import { readPasted } from '../../create/draft/draft-address.ts';
import { botKinds } from '../bot-kinds.ts';
import { gridDraft, type GridDraft } from './grid-draft.ts';

const { futuresGrid, spotGrid, spotMoon } = botKinds;
const first = gridDraft.first(futuresGrid, '50000', sampleMarket);
const withTexts = (draft: GridDraft, texts: Partial<GridDraft['texts']>): GridDraft => ({ ...draft, texts: { ...draft.texts, ...texts } });
const filled: GridDraft = withTexts(
  { ...first, direction: 'short', moves: true },
  {
    lowerPrice: '45000',
    upperPrice: '55000.',
    grids: '50',
    quoteInvestment: '1200.5',
    leverage: '5',
    stopLossPrice: '56000',
    stopPrice: '40000',
    trailingStopRate: '7.5',
  },
);

test('rates are shares in the terms, empty prices are none, and what spot has not is left out', () => {
  expect(gridDraft.read(filled, futuresGrid)).toMatchObject({
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
  expect(gridDraft.read(filled, spotGrid)).toMatchObject({ leverage: 1, trailingStopRate: null, opensPosition: true });
});

test.each([
  ['no lower price', { lowerPrice: '' }],
  ['a marked number', { upperPrice: '!12x' }],
  ['no number of grids', { grids: '' }],
  ['half a grid', { grids: '2.5' }],
])('%s: there are no terms', (_, texts) => {
  expect(gridDraft.read(withTexts(filled, texts), futuresGrid)).toBeNull();
});

test('without an upper price the grid is geometric and long, and its step a share', () => {
  expect(gridDraft.read(withTexts({ ...filled, isInfinite: true }, { intervalRate: '1.5' }), spotMoon)).toMatchObject({
    upperPrice: null,
    grids: 0,
    intervalRate: '0.015',
    direction: 'long',
    spacing: 'geometric',
  });
});

test('it comes back through an address that was pasted; a text without values is none', () => {
  const address = `https://example.com/trading-bot/futures/BTCUSDT?${gridDraft.toAddress(filled).toString()}`;
  const pasted = readPasted(gridDraft, address, first);
  expect(pasted === null ? null : gridDraft.read(pasted, futuresGrid)).toEqual(gridDraft.read(filled, futuresGrid));
  const own = withTexts(first, { quoteInvestment: '77', triggerPrice: '48000' });
  expect(readPasted(gridDraft, address, own)?.texts).toMatchObject({ quoteInvestment: '77', triggerPrice: '' });
  expect(readPasted(gridDraft, 'hello', first)).toBeNull();
  expect(readPasted(gridDraft, 'interval=1H', first)).toBeNull();
});

test('nonsense in an address leaves what stood there before', () => {
  const query = new URLSearchParams('direction=up&lowerPrice=-5&upperPrice=<b>&grids=12&moves=1&spacing=none');
  expect(gridDraft.fromAddress(query, first)).toEqual(withTexts({ ...first, moves: true }, { grids: '12' }));
});

test('terms of a suggestion leave the own investment as it is', () => {
  const own = withTexts(first, { quoteInvestment: '77' });
  const terms = gridDraft.read(filled, futuresGrid);
  if (terms === null) throw new Error('no terms');
  expect(gridDraft.ofTerms(terms, own, true).texts).toMatchObject({ quoteInvestment: '77', lowerPrice: '45000' });
  expect(gridDraft.ofTerms(terms, own, false).texts.quoteInvestment).toBe('1200.5');
});
