// The order of bots: whoever needs somebody, the most urgent first, then the newest.
import { expect, test } from 'vitest';

import { sampleBot } from '../sample-bot.ts';
import { byNeed } from './use-running-bots.ts';

test('near liquidation, refused, out of range, then by age', () => {
  const rows = [
    sampleBot({ strategyId: '1', createTimeMs: 1 }),
    sampleBot({ strategyId: '2', createTimeMs: 2, needsOwner: 'out-of-range' }),
    sampleBot({ strategyId: '3', createTimeMs: 3 }),
    sampleBot({ strategyId: '4', createTimeMs: 4, needsOwner: 'refused' }),
    sampleBot({ strategyId: '5', createTimeMs: 5, needsOwner: 'near-liquidation' }),
  ];
  expect(rows.toSorted(byNeed).map(({ strategyId }) => strategyId)).toEqual(['5', '4', '2', '3', '1']);
});
