// The lines about refused attempts: which there are, what stands in them, and how many at most.
import { expect, test } from 'vitest';

import { createAttemptLog, type RefusedAttempt } from './attempt-log.ts';

function opened() {
  const lines: (readonly [object, string])[] = [];
  const clock = { nowMs: 0 };
  const note = createAttemptLog({ info: (details, message) => void lines.push([details, message]) }, () => clock.nowMs);
  return { lines, clock, note };
}

const attempt: RefusedAttempt = { call: 'login', key: 'wrongCredentials', field: null, address: '192.0.2.7' };

test('a wrong login, something that one may not do and a wrong field are lines; an order beyond the balance is none', () => {
  const { lines, note } = opened();
  note(attempt);
  note({ ...attempt, call: 'withdraw', key: 'noPermission' });
  note({ ...attempt, call: 'placeOrder', key: 'invalidField', field: 'delegatePrice' });
  note({ ...attempt, call: 'placeOrder', key: 'insufficientBalance' });
  expect(lines).toEqual([
    [{ call: 'login', code: '20107', reason: 'wrongCredentials', address: '192.0.2.7' }, 'an attempt was refused'],
    [{ call: 'withdraw', code: '23140', reason: 'noPermission', address: '192.0.2.7' }, 'an attempt was refused'],
    [{ call: 'placeOrder', code: '40020', reason: 'invalidField', address: '192.0.2.7', field: 'delegatePrice' }, 'an attempt was refused'],
  ]);
});

test('thirty lines a minute of one source; those left out are counted when the next minute has begun', () => {
  const { lines, clock, note } = opened();
  for (let time = 0; time < 100; time += 1) note(attempt);
  note({ ...attempt, address: '192.0.2.8' });
  expect(lines).toHaveLength(31);
  clock.nowMs = 60_000;
  note(attempt);
  expect(lines.slice(31)).toEqual([[{ leftOut: 70 }, 'further attempts were refused'], expect.anything()]);
});

test('ten thousand sources a minute', () => {
  const { lines, note } = opened();
  for (let source = 0; source < 10_005; source += 1) note({ ...attempt, address: `source ${source}` });
  expect(lines).toHaveLength(10_000);
});
