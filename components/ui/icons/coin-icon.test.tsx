import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { CoinIcon } from './coin-icon.tsx';
import { drawnCoins } from './drawn-coins.ts';

test('the list of marks is the sprite’s, and nothing in the sprite runs or reaches elsewhere', () => {
  const sprite = readFileSync('public/icons/coins.svg', 'utf8');
  expect([...sprite.matchAll(/<symbol id="(\w+)"/g)].map(([, coin]) => coin)).toEqual([...drawnCoins]);
  expect(sprite).not.toMatch(/<script|<foreignObject|\son\w+=|href="(?!#)/i);
});

test('a coin with a mark is drawn with it, another by its letter', () => {
  expect(renderToStaticMarkup(<CoinIcon coin="BTC" />)).toContain('href="/icons/coins.svg#BTC"');
  expect(renderToStaticMarkup(<CoinIcon coin="WLD" />)).toContain('WLD</text>');
});
