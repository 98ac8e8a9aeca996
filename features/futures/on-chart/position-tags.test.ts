// What of a position stands on the chart, and what of it can be moved there.
import { expect, test, vi } from 'vitest';

import { samplePlan, sampleRow } from '../positions/sample-row.ts';
import { positionTags, type TagDeeds, type TagWords } from './position-tags.ts';

const words: TagWords = { entry: () => 'entry', liquidation: () => 'liquidation', exit: ({ part }) => part };

test('entry and liquidation stay where they are; each leg of an exit can be moved and taken back', async () => {
  const deeds = {
    isAsked: true,
    move: vi.fn<TagDeeds['move']>(async () => undefined),
    remove: vi.fn<TagDeeds['remove']>(async () => undefined),
  };
  const tags = positionTags([sampleRow({ exits: [samplePlan] })], words, deeds);
  expect(tags.map(({ label, price, colour, move }) => [label, price, colour, move === null])).toEqual([
    ['entry', '50000.0', 'positive', true],
    ['liquidation', '40184.9', 'warning', true],
    ['takeProfit', '55000', 'positive', false],
    ['stopLoss', '48000', 'negative', false],
  ]);
  const stop = tags.find(({ label }) => label === 'stopLoss');
  await stop?.move?.('47000');
  expect(deeds.move).toHaveBeenCalledWith(expect.objectContaining({ part: 'stopLoss', plan: samplePlan }), '47000');
  await stop?.remove?.();
  expect(deeds.remove).toHaveBeenCalledWith('77');
});

test('without a price there is no liquidation to show', () => {
  const deeds = { isAsked: false, move: async () => undefined, remove: async () => undefined };
  const unknown = sampleRow({ ticker: { contract: { markPrice: null, fundingRate: null, nextFundingTimeMs: 0, openInterest: '0' } } });
  expect(positionTags([unknown], words, deeds).map(({ label }) => label)).toEqual(['entry']);
});
