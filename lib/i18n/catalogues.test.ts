// The texts of a language: its own where it has them, and no English in silence for a language that is not there.
import { expect, test } from 'vitest';

import { catalogueOf, english } from './catalogues.ts';
import { lateMessages } from './late-namespaces.ts';
import { localeTable } from './locales.ts';

test('every language of the table has every file', async () => {
  const catalogues = await Promise.all(localeTable.map(({ tag }) => catalogueOf(tag)));
  for (const catalogue of catalogues) expect(Object.keys(catalogue)).toEqual(Object.keys(english));
});

test('a language without files is an error, and not English', async () => {
  await expect(catalogueOf('xx-XX')).rejects.toThrow(/xx-XX/);
  await expect(lateMessages('margin', 'xx-XX')).rejects.toThrow(/xx-XX/);
});
