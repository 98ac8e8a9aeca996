// The patience of pages with the exchange, by environment.
import { afterEach, expect, test, vi } from 'vitest';

import { exchangeTimeoutMs } from './exchange-timeout.ts';

afterEach(() => void vi.unstubAllEnvs());

test.each([
  ['online', undefined, 5000],
  ['beta', undefined, 30_000],
  ['development', undefined, 30_000],
  ['test', undefined, 1000],
  ['staging', undefined, 5000],
  ['test', '', 1000],
  ['online', '12000', 12_000],
  ['online', 'soon', 5000],
  ['online', '-1', 5000],
])('in %s with %s set it is %i ms', (label, said, expected) => {
  vi.stubEnv('ENVIRONMENT', label);
  vi.stubEnv('EXCHANGE_TIMEOUT_MS', said);
  expect(exchangeTimeoutMs()).toBe(expected);
});
