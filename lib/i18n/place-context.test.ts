// Addresses of the shell in the language of the page.
import { expect, test } from 'vitest';

import { localeTable, localisedPath } from './locales.ts';
import { inLanguage } from './place-context.ts';

test.each(['/', '/markets', '/spot/BTCUSDT?interval=1H'])('%s is the same address as everywhere, in every language', (path) => {
  for (const entry of localeTable) expect(inLanguage(entry, path)).toBe(localisedPath(entry.tag, path));
});
