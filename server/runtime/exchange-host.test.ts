// The host of the exchange: what cannot be written down is refused before the journal, and neighbours in its batch are not touched by it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, expect, test } from 'vitest';

import type { Command } from '#server/engine/command.ts';
import { commandOf, deskOpening } from '#tests/simulation/desk.ts';

import { openHost, type ExchangeHost } from './exchange-host.ts';

const folder = mkdtempSync(join(tmpdir(), 'meridian-host-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (): ExchangeHost =>
  openHost({ folder, replayEventsAfter: 0, snapshotEveryCommands: 1_000_000, clock: () => 1_700_000_000_000, onRecords: () => undefined, onNote: () => undefined });

test('a command that could not be read back is refused, leaves no trace, and history replays without it', () => {
  const host = open();
  host.handle(deskOpening());
  const before = host.sequence;
  const unwritable: Command = { type: 'cancel-order', accountId: 1000, orderId: 0.5 };
  const { replies, records } = host.handle([commandOf('ann buys 10 @ 100'), unwritable, commandOf('bob sells 4 @ 100')]);
  expect(replies.map((reply) => (reply.ok ? reply.orderId : reply.reason))).toEqual([1, 'internal', 2]);
  expect(records.map(({ sequence }) => sequence)).toEqual([before + 1, before + 2]);
  const hash = host.exchange.stateHash();
  host.close();
  const again = open();
  expect([again.sequence, again.exchange.stateHash()]).toEqual([before + 2, hash]);
  again.close();
});
