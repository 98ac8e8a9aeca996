// Every language can be written in a picture, joined and ordered as its readers know it.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { localeTable } from '#lib/i18n/locales.ts';
import { setText, type SetText } from './set-text.ts';

const wide = { size: 50, lineHeight: 1.4, width: 4000, maxLines: 1 };

async function set(text: string, tag: string, setting = wide): Promise<SetText> {
  const found = await setText(text, tag, setting);
  if (found === null) throw new Error(`${text} cannot be written in ${tag}`);
  return found;
}

const texts = (tag: string): string =>
  Object.values(z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(`locales/${tag}/pages.json`, 'utf8'))))
    .filter((text) => typeof text === 'string')
    .join(' ');

test.each(localeTable.map(({ tag }) => tag))('%s: what pages say of themselves', async (tag) => {
  const { isCut, letters } = await set(texts(tag), tag, { ...wide, width: 1000, maxLines: 1000 });
  expect(isCut).toBe(false);
  expect(letters.every(({ x, y }) => x >= -25 && Number.isFinite(y))).toBe(true);
});

test('Arabic letters join: one letter thrice has three shapes', async () => {
  const { letters } = await set('ههه', 'ar');
  expect(new Set(letters.map(({ outline }) => outline)).size).toBe(3);
});

test('Arabic is read from the right, its numbers and Latin words from the left', async () => {
  const { letters } = await set('سعر AB 12', 'ar');
  const alone = async (text: string) => (await set(text, 'ar')).letters[0]?.outline ?? text;
  const placeOf = async (text: string) => {
    const outline = await alone(text);
    return letters.find((letter) => letter.outline === outline)?.x ?? Number.NaN;
  };
  const [a, b, one, two] = [await placeOf('A'), await placeOf('B'), await placeOf('1'), await placeOf('2')];
  expect(a).toBeLessThan(b);
  expect(one).toBeLessThan(two);
  // The word that comes first stands to the right of all of them, at the end of the line's width.
  const rightmost = letters.toSorted((some, other) => other.x - some.x)[0];
  expect(rightmost?.x).toBeGreaterThan(Math.max(b, two));
  expect(rightmost?.x).toBeGreaterThan(3900);
});

test('brackets of Arabic are turned around', async () => {
  const [arabic, latin] = [await set('(س)', 'ar'), await set('A(A', 'ar')];
  const [leftmost] = arabic.letters.toSorted((some, other) => some.x - other.x);
  expect(leftmost?.outline).toBe(latin.letters[1]?.outline);
});

test('a Thai tone stands above the vowel that is above its letter', async () => {
  const lowest = (letters: SetText['letters']) =>
    Math.min(...letters.map(({ y, outline, scale }) => y - scale * Number(/M-?[\d.]+,(-?[\d.]+)/.exec(outline)?.[1])));
  expect(lowest((await set('ที่', 'th-TH')).letters)).toBeLessThan(lowest((await set('ที', 'th-TH')).letters));
});

test.each([
  ['de-DE', '资金费率'],
  ['ar', 'Rocket 🚀'],
])('%s cannot write %s', async (tag, text) => expect(await setText(text, tag, wide)).toBeNull());

test('marks of direction are no letters', async () => expect((await set('\u2066BTC/USDT\u2069', 'en-US')).letters).toHaveLength(8));

test('what is too long ends in dots, and stays within its width', async () => {
  const narrow = { size: 50, lineHeight: 1.4, width: 500, maxLines: 2 };
  const { isCut, letters, height } = await set(
    'The fee of every contract by level, and how it is charged when you open and close',
    'en-US',
    narrow,
  );
  expect([isCut, height]).toEqual([true, 140]);
  expect(Math.max(...letters.map(({ x }) => x))).toBeLessThan(500);
  expect((await set('Fees', 'en-US', narrow)).isCut).toBe(false);
});
