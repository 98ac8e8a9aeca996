// No page is forgotten: it is told to search engines, or it says that it is not for them.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { publicPages } from './public-pages.ts';

const root = 'app/[locale]';

function* addressesUnder(folder: string, address: string): Generator<{ readonly file: string; readonly address: string }> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) yield* addressesUnder(join(folder, entry.name), `${address}/${entry.name}`);
    else if (entry.name === 'page.tsx') yield { file: join(folder, entry.name), address: address === '' ? '/' : address };
  }
}

/** A page with a market's or an article's name in its address comes from the exchange. */
const standing = [...addressesUnder(root, '')].filter(({ address }) => !address.includes('['));
const isHidden = (file: string): boolean => readFileSync(file, 'utf8').includes('robots: { index: false }');

test('every page stands in the list or says noindex, and none does both', () => {
  const findable = standing.filter(({ file }) => !isHidden(file));
  expect(publicPages.toSorted()).toEqual(findable.map(({ address }) => address).toSorted());
});
