// The cookie of the language: what an address writes into it, and where the bare home page leads by it.
import { expect, test } from 'vitest';

import { languageOfAddress, rememberedHome } from './remembered-language.ts';

test.each([
  ['/', 'en'],
  ['/markets', 'en'],
  ['/de', 'de'],
  ['/asia/spot/BTCUSDT', 'asia'],
  ['/zh-TC/help', 'zh-TC'],
  ['/design', 'en'],
])('an address %s is remembered as %s', (path, code) => {
  expect(languageOfAddress(path)).toBe(code);
});

test.each([
  ['/', 'de', '/de'],
  ['/', 'asia', '/asia'],
  ['/', 'en', null],
  ['/', undefined, null],
  ['/', 'de-DE', null],
  ['/', '../evil', null],
  ['/markets', 'de', null],
  ['/fr', 'de', null],
])('%s with the cookie %s leads to %s', (path, code, home) => {
  expect(rememberedHome(path, code)).toBe(home);
});
