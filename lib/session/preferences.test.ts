import { expect, test } from 'vitest';

import { readPreferences } from './preferences.ts';

const unset = { theme: 'dark', colours: 'green-up', density: 'regular', unit: 'USD', showsAssets: true };

test.each([
  ['nothing', {}, {}],
  [
    'everything',
    { theme: 'light', colours: 'blue-up', density: 'compact', unit: 'EUR', showasset: '0' },
    { theme: 'light', colours: 'blue-up', density: 'compact', unit: 'EUR', showsAssets: false },
  ],
  ['what makes no sense', { theme: 'blue', colours: '<script>', density: '', unit: 'GBP', showasset: 'maybe' }, {}],
])('%s', (_, cookies: Readonly<Record<string, string>>, changed) => {
  expect(readPreferences((name) => cookies[name])).toEqual({ ...unset, ...changed });
});
