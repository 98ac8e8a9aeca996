import { expect, test } from 'vitest';

import { isDangerous } from './ask-about.ts';

test.each([
  ['0', '5', false],
  ['0.049999', '5', false],
  ['0.05', '5', true],
  ['0.0025', '0.25', true],
  ['0.002499', '0.25', false],
  ['1.2', '100', true],
])('a slippage of %s with questions from %s percent on', (slippage, percent, asked) => {
  expect(isDangerous(slippage, percent)).toBe(asked);
});
