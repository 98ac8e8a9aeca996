import { expect, test } from 'vitest';

import { readPreferences } from './preferences.ts';

const unset = {
  theme: 'dark',
  colours: 'green-up',
  density: 'regular',
  unit: 'USD',
  showsAssets: true,
  showsNotices: false,
  valuationUnit: 'USDT',
};

test.each([
  ['nothing', {}, {}],
  [
    'everything',
    { theme: 'light', colours: 'blue-up', density: 'compact', unit: 'EUR', showasset: '0', noticeboard: '1', valuationunit: 'BTC' },
    { theme: 'light', colours: 'blue-up', density: 'compact', unit: 'EUR', showsAssets: false, showsNotices: true, valuationUnit: 'BTC' },
  ],
  ['the look of the device', { theme: 'system' }, { theme: 'system' }],
  ['what makes no sense', { theme: 'blue', colours: '<script>', density: '', unit: 'GBP', showasset: 'maybe', valuationunit: 'DOGE' }, {}],
])('%s', (_, cookies: Readonly<Record<string, string>>, changed) => {
  expect(readPreferences((name) => cookies[name])).toEqual({ ...unset, ...changed });
});
