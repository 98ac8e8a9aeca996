// A command that a fault of ours stops half-way: it stands in the journal, is answered as refused, the exchange goes on, and every replay says the same.
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { EventRecord } from '#server/engine/event.ts';
import { verifyJournal } from '#server/journal/verify-journal.ts';
import { openHost } from '#server/runtime/exchange-host.ts';
import { commandOf, scriptedOpening } from '#tests/simulation/scripted-venue.ts';

import { segmentFile } from './sample-journal.ts';

/** The fault: the handler for cancelling breaks on order 2, in this process and in every later one. */
vi.mock(import('#server/engine/orders/cancel-order.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    cancelOrder: (context, command) => {
      if (command.orderId === 2) throw new TypeError('a fault of ours');
      return real.cancelOrder(context, command);
    },
  };
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-poison-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const options = { snapshotEveryCommands: 1_000, clock: () => 1_700_000_000_000, onNote: () => undefined };

test('is journaled, refused, outlived and replayed', () => {
  const host = openHost({ ...options, folder, replayEventsAfter: 0, onRecords: () => undefined });
  const before = host.handle(scriptedOpening()).records;
  const { replies, records } = host.handle(
    ['ann buys 10 @ 100', 'bob sells 10 @ 101', 'bob cancels #2', 'ann cancels #1', 'bob sells 4 @ 100'].map(commandOf),
  );
  expect(replies.map((reply) => (reply.ok ? 'done' : reply.reason))).toEqual(['done', 'done', 'internal', 'done', 'done']);
  expect(records.map(({ sequence }) => sequence)).toEqual([21, 22, 23, 24, 25]);
  expect(records[2]?.events.filter(({ type }) => type === 'ledger-posted' || type.startsWith('order-'))).toEqual([]);
  expect(host.exchange.checkInvariants()).toEqual([]);
  // Bob's order is where it was.
  expect(host.exchange.openOrders(1001).map(({ orderId }) => orderId)).toEqual([2, 3]);

  // As after a kill: the files, and nothing else.
  const copy = join(folder, 'copy');
  mkdirSync(copy);
  copyFileSync(segmentFile(folder, 1), segmentFile(copy, 1));
  const told: EventRecord[] = [];
  const replayed = openHost({ ...options, folder: copy, replayEventsAfter: 0, onRecords: (batch) => told.push(...batch) });
  expect(told).toEqual([...before, ...records]);
  expect(replayed.exchange.stateHash()).toBe(host.exchange.stateHash());
  expect(verifyJournal(copy).last).toBe(25);
  replayed.close();
  host.close();
});
