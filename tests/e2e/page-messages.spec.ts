// Each page sends the browser the texts that it uses, in its own language, and no others.
import { expect, test } from '@playwright/test';

import { catalogueOf, type Namespace } from '#lib/i18n/catalogues.ts';

/** What interactive parts of each page read, beside the shell and the errors. */
const pages: readonly (readonly [path: string, reads: readonly Namespace[]])[] = [
  ['/', ['home']],
  ['/markets', ['markets']],
  ['/spot/BTCUSDT', ['terminal', 'chart', 'desk', 'spot', 'plans']],
  ['/login', ['account']],
  ['/register', ['account']],
  ['/legal/licences', []],
  ['/no-such-page', []],
];

/** The namespaces of a language that stand in a page, told by their first two texts as they travel. */
function carried(html: string, tag: string): string[] {
  const plain = html.replaceAll(/\\+"/g, '"');
  return Object.entries(catalogueOf(tag))
    .filter(([name, texts]) => {
      const beginning = Object.fromEntries(Object.entries(texts).slice(0, 2));
      return plain.includes(JSON.stringify({ [name]: beginning }).slice(1, -2));
    })
    .map(([name]) => name)
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
