import { expect, test } from 'vitest';

import { readLimits, usualLimits } from './order-warnings.ts';

const own = { priceAway: '5', worth: '2500.5', share: '' };

test.each([
  ['what was chosen, nothing included', { limits: own }, own],
  ['nothing yet', undefined, usualLimits],
  ['a limit is missing', { limits: { ...own, worth: undefined } }, usualLimits],
  ['a limit is no number', { limits: { ...own, worth: '1e9' } }, usualLimits],
  ['a limit is below zero', { limits: { ...own, share: '-1' } }, usualLimits],
])('of the device: %s', (_, stored, limits) => {
  expect(readLimits(stored)).toEqual(limits);
});
