// The list of what is left tells the truth: each call of the specification answers exactly when it is registered.
import { expect, test } from 'vitest';

import { registry } from './registry.ts';
import { namedHere, specCalls } from './spec-calls.ts';

const registered = new Map(registry.map((call) => [String(call.path), call]));

test('the table is whole: 159 calls, each once', () => {
  expect(specCalls.length).toBe(159);
  expect(new Set(specCalls.map(({ path }) => path)).size).toBe(159);
});

test('a call is said to answer exactly when the registry has it', () => {
  const wrong = specCalls.filter(({ path, answers }) => answers !== registered.has(path)).map(({ path }) => path);
  expect(wrong).toEqual([]);
});

test('method and access are those of the specification', () => {
  const rows = specCalls.flatMap((row) => {
    const call = registered.get(row.path);
    return call === undefined ? [] : [{ path: row.path, told: `${row.method} ${row.access}`, served: `${call.method} ${call.access}` }];
  });
  expect(rows.filter(({ told, served }) => told !== served)).toEqual([]);
});

test('calls without a path in the specification have one here', () => {
  const missing = Object.values(namedHere).filter((path) => path !== null && !registered.has(path));
  expect(missing).toEqual([]);
});

test('the whole group of candles and tickers answers', () => {
  expect(specCalls.filter(({ group, answers }) => group === 'spot-kline' && !answers)).toEqual([]);
});
