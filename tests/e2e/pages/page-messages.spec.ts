// Each page sends the browser the texts that it uses, in its own language, and no others.
import { readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect } from '@playwright/test';

import type { Namespace } from '#lib/i18n/catalogues.ts';

import { test } from '../browser-test.ts';

/** The namespaces that interactive parts of each page read, beside the shell and the errors. */
const pages: readonly (readonly [path: string, reads: readonly Namespace[]])[] = [
  ['/', ['home']],
  ['/markets', ['contracts', 'markets']],
  ['/spot/BTCUSDT', ['terminal', 'chart', 'desk', 'spot', 'plans', 'margin', 'ticket']],
  ['/login', ['account']],
  ['/register', ['account']],
  ['/legal/licences', []],
  ['/no-such-page', []],
];

type Texts = { readonly [key: string]: string | Texts };

/** Texts that travel as they are written: nothing stands in them that is filled in, or that a page writes in another way. */
const plainTexts = (texts: Texts): string[] =>
  Object.entries(texts).flatMap(([key, text]) => {
    if (typeof text !== 'string') return plainTexts(text);
    return /[{}<>&'"]/.test(text) ? [] : [`${JSON.stringify(key)}:${JSON.stringify(text)}`];
  });

/** The namespaces of a language that stand in a page, told by how they begin and by their first two plain texts. */
function carried(html: string, tag: string): string[] {
  const plain = html.replaceAll(/\\+"/g, '"');
  const folder = `locales/${tag}`;
  return readdirSync(folder)
    .filter((file) => {
      const texts: Texts = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
      const beginning = `"${basename(file, '.json')}":{"${Object.keys(texts)[0]}":`;
      return [beginning, ...plainTexts(texts).slice(0, 2)].every((part) => plain.includes(part));
    })
    .map((file) => basename(file, '.json'))
    .toSorted();
}

for (const [prefix, tag, other] of [
  ['', 'en-US', 'ar'],
  ['/ar', 'ar', 'en-US'],
] as const) {
  test(`texts in the HTML under ${prefix === '' ? 'no prefix' : prefix}`, async ({ request }) => {
    for (const [path, reads] of pages) {
      const html = await (await request.get(`${prefix}${path}`)).text();
      expect(carried(html, tag), path).toEqual(['errors', 'shell', ...reads].toSorted());
      expect(carried(html, other), path).toEqual([]);
    }
  });
}
