// Words that a profile may say, and words that it may not.
import { expect, test } from 'vitest';

import { hasRefusedWords } from './refused-words.ts';

test.each([
  'Find me on https://example.com',
  'example.io has it all',
  'Write to me: maria@example.com',
  'On Telegram as well',
  'whats app only',
  't.me/maria',
  '＋49 170 123 45 67',
  'Meridian Support',
  'The official account',
  ' House trend',
  'Profit guaranteed',
  'risk-free since 2020',
])('refused: %s', (text) => {
  expect(hasRefusedWords(text)).toBe(true);
});

test.each([
  'Slow trends in BTC and ETH, two or three trades a week.',
  '2 % of the account in each trade, stop at 1.5 %.',
  'Ich handle seit 2019 und mit höchstens 3-fachem Hebel.',
  'مضارب على المدى الطويل',
  '只做趋势。',
  'Maria O’Neill',
  'J. R. Smith-Jones',
  'The white house',
])('allowed: %s', (text) => {
  expect(hasRefusedWords(text)).toBe(false);
});
