// The messages that traders get of stops that were jumped over.
import { expect, test } from 'vitest';

import type { EventRecord } from '#server/engine/event.ts';
import { lots } from '#server/engine/units.ts';
import { loadVenue } from '#server/market/venue.ts';
import { tellPassedStops } from './tell-passed-stops.ts';

const nowMs = 1_700_000_000_000;
const passed = (accountId: number, timeMs = nowMs): EventRecord => ({
  sequence: 42,
  timeMs,
  events: [{ type: 'stop-passed', orderId: 7, planId: 6, accountId, marketId: 0, remainingLots: lots(5), marketAtMs: 0 }],
});

async function told(records: readonly EventRecord[], fails = 0): Promise<readonly unknown[]> {
  const put: unknown[] = [];
  let failures = fails;
  const tell = tellPassedStops({
    listings: loadVenue().listings,
    userOf: async (accountId) => (accountId === 1000 ? 'ann' : null),
    putOnce: async (userId, kind, { market = '' }, name) => {
      failures -= 1;
      if (failures >= 0) throw new Error('no room');
      put.push([userId, kind, market, name]);
    },
    venue: 'paper',
    now: () => nowMs,
    log: { error: (_about, text) => void put.push(text) },
  });
  for (const record of records) tell([record]);
  await new Promise((resolve) => setImmediate(resolve));
  return put;
}

const message = ['ann', 'stopPassed', 'BTC/USDT', 'stop-passed paper 7'];

test('a record that is told again has the same name, by which its message stands there once', async () => {
  expect(await told([passed(1000), passed(1000)])).toEqual([message, message]);
});

test('nobody is told of an account that nobody has, as those of bots, or of yesterday; what fails does not hold up the next', async () => {
  expect(await told([passed(1001), passed(1000, nowMs - 86_400_001)])).toEqual([]);
  expect(await told([passed(1000), passed(1000)], 1)).toEqual(['a trader could not be told of a stop', message]);
});
