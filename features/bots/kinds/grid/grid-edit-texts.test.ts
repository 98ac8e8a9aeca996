// Only what differs is told to a grid; an emptied exit is taken away, and what cannot be read is not sent.
import { expect, test } from 'vitest';

import { firstGridTerms, type GridTerms } from '#lib/contract/bots/grid/grid-terms.ts';
import type { EditTexts } from '../../bot/dialogs/edit-texts.ts';
import { changedGrid, gridEditTexts } from './grid-edit-texts.ts';

const terms: GridTerms = {
  ...firstGridTerms,
  lowerPrice: '40000',
  upperPrice: '50000',
  grids: 20,
  quoteInvestment: '1000',
  leverage: 3,
  marginMode: 'isolated',
  takeProfitPrice: '60000',
  moves: true,
  trailingStopRate: '0.1',
};
/** It has moved by now. */
const before = gridEditTexts(terms, { lowerPrice: '41000', upperPrice: '51000' }, 'futures');
const typed = (texts: Record<string, string>, flags: EditTexts['flags'] = {}): EditTexts => ({
  ...before,
  texts: { ...before.texts, ...texts },
  flags: { ...before.flags, ...flags },
});

test('nothing typed is nothing told; the range is the one in force', () => {
  expect(before.texts).toMatchObject({ lowerPrice: '41000', upperPrice: '51000' });
  expect(changedGrid(before, before)).toBeNull();
});

test('the top, an exit that is taken away, a rate and a mark', () => {
  expect(changedGrid(before, typed({ upperPrice: '52000', takeProfitPrice: '', trailingStopRate: '12.5' }, { sellsAtEnd: false }))).toEqual(
    {
      strategyMaxPrice: '52000',
      stopProfitPrice: null,
      trailingStopRate: '0.125',
      endOperate: 2,
    },
  );
});

test.each([{ lowerPrice: '' }, { grids: '1.5' }, { stopLossPrice: '!x' }])('%o is not sent', (texts) => {
  expect(changedGrid(before, typed({ upperPrice: '52000', ...texts }))).toBeNull();
});
