// The file of pictures that pages share is the one that its script draws, and holds every picture of the table.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { drawMenuIcons } from '../../../../scripts/menu-icons.ts';
import { menuEntries } from './entries.ts';

test('public/icons/menu.svg is as the script draws it', async () => {
  expect(readFileSync('public/icons/menu.svg', 'utf8')).toBe(await drawMenuIcons());
});

test('every entry finds its picture there', () => {
  const file = readFileSync('public/icons/menu.svg', 'utf8');
  for (const { icon } of menuEntries) expect(file).toContain(`<symbol id="${icon}"`);
});
