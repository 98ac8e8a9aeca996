import { expect, test } from 'vitest';

import { askedPage } from './asked-page.ts';

test.each([
  ['https://x.test/order/mcp?tab=1&businessLine=8', '/order/mcp?tab=1&businessLine=8'],
  ['https://x.test/ar/order/mcp?tab=1&businessLine=8', '/order/mcp?tab=1&businessLine=8'],
  ['https://x.test/zh-TW/asset/history?coin=BTC&kind=fee&kind=funding', '/asset/history?coin=BTC&kind=fee&kind=funding'],
  ['https://x.test/de', '/'],
  ['https://x.test/', '/'],
  ['https://x.test/asset?', '/asset'],
  // No language of ours.
  ['https://x.test/arena?to=%2Fspot%20', '/arena?to=%2Fspot%20'],
  // The mark of a move is the framework's.
  ['https://x.test/asset?coin=BTC&_rsc=1a2b3', '/asset?coin=BTC'],
  ['https://x.test/asset?_rsc=1a2b3', '/asset'],
])('%s is %s', (address, page) => {
  expect(askedPage(new URL(address))).toBe(page);
});
