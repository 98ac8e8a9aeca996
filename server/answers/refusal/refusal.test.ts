// A refusal names the bounds that are the same in every market, wherever it is made.
import { expect, test } from 'vitest';

import { errorMessage } from '#lib/contract/wire/error-answers.ts';
import { type ErrorKey } from '#lib/contract/errors.ts';
import { refuse } from './refusal.ts';

test.each<[ErrorKey, string]>([
  ['openOrderLimit', '200'],
  ['openPlanLimit', '100'],
  ['countdownLimit', '16'],
  ['invalidTimeout', 'from 1 second to 24 hours'],
  ['convertOrderLimit', '50'],
  ['invalidSlices', '(2–1440; 1–3600 s; 0%–50%)'],
  ['invalidCallback', '0.1%'],
])('%s says %s', (key, said) => {
  const { params } = refuse(key);
  expect(errorMessage(key, params)).toContain(said);
});

test('what a refusal says itself goes before', () => {
  expect(refuse('openOrderLimit', { limit: 3 }).params).toEqual({ limit: 3 });
});
