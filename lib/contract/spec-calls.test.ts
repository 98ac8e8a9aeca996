// The list of what is left tells the truth: each call of the specification once, as the specification has it.
import { expect, expectTypeOf, test } from 'vitest';

import { registry } from './registry.ts';
import { type AnsweringPathOf, namedHere, specCalls } from './spec-calls.ts';

const registered = new Map(registry.map((call) => [String(call.path), call]));

test('the table is whole: 159 calls, each once', () => {
  expect(specCalls.length).toBe(159);
  expect(new Set(specCalls.map(({ path }) => path)).size).toBe(159);
});

test('a path is known by type, so that no registered call can go without a test that asks it', () => {
  expectTypeOf<AnsweringPathOf<'contract-adjust'>>().toEqualTypeOf<
    | 'v1/mcp/adjust/margin/mode'
    | 'v1/mcp/adjust/lever'
    | 'v1/mcp/adjust/change/margin'
    | 'v1/mcp/adjust/auto/append'
    | 'v1/mcp/adjust/position/mode'
  >();
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
