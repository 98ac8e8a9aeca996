// The tags of a position on the chart, and the ones of them that can be moved there.
import { expect, test, vi } from 'vitest';

import { samplePlan, sampleRow } from '../positions/sample-row.ts';
import { positionTags, type TagActions, type TagWords } from './position-tags.ts';

const words: TagWords = { entry: () => 'entry', liquidation: () => 'liquidation', exit: ({ part }) => part };

test('entry and liquidation stay where they are; each leg of an exit can be moved and taken back', async () => {
  const actions = {
    isAsked: true,
    move: vi.fn<TagActions['move']>(async () => undefined),
    remove: vi.fn<TagActions['remove']>(async () => undefined),
  };
  const tags = positionTags([sampleRow({ exits: [samplePlan] })], words, actions);
  expect(tags.map(({ label, price, colour, move }) => [label, price, colour, move === null])).toEqual([
    ['entry', '50000.0', 'positive', true],
    ['liquidation', '40184.9', 'warning', true],
    ['takeProfit', '55000', 'positive', false],
    ['stopLoss', '48000', 'negative', false],
  ]);
  const stop = tags.find(({ label }) => label === 'stopLoss');
  await stop?.move?.('47000');
  expect(actions.move).toHaveBeenCalledWith(expect.objectContaining({ part: 'stopLoss', plan: samplePlan }), '47000');
  await stop?.remove?.();
  expect(actions.remove).toHaveBeenCalledWith('77');
});

test('without a price there is no liquidation to show', () => {
  const actions = { isAsked: false, move: async () => undefined, remove: async () => undefined };
  const unknown = sampleRow({ ticker: { contract: { markPrice: null, fundingRate: null, nextFundingTimeMs: 0, openInterest: '0' } } });
  expect(positionTags([unknown], words, actions).map(({ label }) => label)).toEqual(['entry']);
});
