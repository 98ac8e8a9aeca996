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
  ['JOURNAL_RETENTION', '0'],
  ['JOURNAL_RETENTION', 'some'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

test('the journal keeps 200 segments, a number of them, or all', () => {
  expect([{}, { JOURNAL_RETENTION: '12' }, { JOURNAL_RETENTION: 'all' }].map((set) => readConfig(set).journalRetention)).toEqual([
    200,
    12,
    'all',
  ]);
});

test('a replay needs its file', () => {
  expect(() => readConfig({ MARKET_SOURCE: 'replay' })).toThrow('REPLAY_FILE');
});
