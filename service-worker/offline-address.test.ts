import { expect, test } from 'vitest';

import { offlineAddressOf } from './offline-address.ts';

test.each([
  ['/', '/offline'],
  ['/spot/BTCUSDT', '/offline'],
  ['/ar', '/ar/offline'],
  ['/ar/spot/BTCUSDT', '/ar/offline'],
  ['/zh-TW/asset', '/zh-TW/offline'],
  // No language of ours, and English has no prefix.
  ['/xx/asset', '/offline'],
  ['/en/asset', '/offline'],
  ['/arena', '/offline'],
])('%s is answered with %s', (address, page) => {
  expect(offlineAddressOf(address)).toBe(page);
});
