// Ten thousand orders end in the same millisecond, after a restart: each of them once, in its own way, and within a second.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

import { searchSize } from '#tests/thorough.ts';
import { meetDeadlines } from './many-deadlines.ts';

const folder = mkdtempSync(join(tmpdir(), 'meridian-deadlines-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a restart loses no deadline, and none is carried out late', async () => {
  const count = searchSize({ quick: 2_000, thorough: 10_000 });
  const { placed, ended, heldUnits, faults } = await meetDeadlines(folder, count);
  expect(placed).toHaveLength(count);
  expect(faults).toEqual([]);
  // Once each: those that wait for payment expire, those whose buyer has asked are cancelled.
  expect(ended.map(({ orderId, state }) => `${orderId} ${state}`).toSorted()).toEqual(
    placed.map((orderId) => `${orderId} ${orderId % 3 === 0 ? 'cancelled' : 'expired'}`).toSorted(),
  );
  expect(heldUnits).toBe(0n);
  expect(Math.max(...ended.map(({ lateMs }) => lateMs))).toBeLessThanOrEqual(1000);
}, 120_000);
