// Names for what a browser sends, on pages with and without https.
import { afterEach, expect, test, vi } from 'vitest';

import { newClientId } from './client-id.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['https', crypto],
  ['plain http, where browsers leave randomUUID out', { getRandomValues: crypto.getRandomValues.bind(crypto) }],
])('%s: a name that the exchange takes, and never the same', (_, given) => {
  vi.stubGlobal('crypto', given);
  const names = Array.from({ length: 1000 }, newClientId);
  expect(new Set(names).size).toBe(1000);
  expect(names.filter((name) => !/^[!-~]{32,64}$/.test(name))).toEqual([]);
});
