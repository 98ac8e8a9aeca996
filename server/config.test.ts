import { expect, test } from 'vitest';

import { readConfig } from './config.ts';

test('an empty environment gives the documented defaults', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ port: 3000, databaseUrl: '', marketSource: 'simulated', logLevel: 'info' });
  expect(config.dataDir.endsWith('.data')).toBe(true);
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATA_DIR: '' }).port).toBe(3000);
});

test.each([
  ['PORT', '70000'],
  ['PORT', 'abc'],
  ['MARKET_SOURCE', 'guessed'],
  ['LOG_LEVEL', 'loud'],
  ['RATE_LIMIT_FACTOR', '0'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

test('a replay needs its file', () => {
  expect(() => readConfig({ MARKET_SOURCE: 'replay' })).toThrow('REPLAY_FILE');
});
