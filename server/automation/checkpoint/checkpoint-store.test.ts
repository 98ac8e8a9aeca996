// The checkpoints of readers in the database: what earlier releases wrote is taken over at the first start, and nobody else writes between.
import { beforeEach, expect, test } from 'vitest';

import { openTestStore } from '#tests/open-test-store.ts';
import type { CheckpointChanges } from '../host/checkpoint.ts';
import { ofEachReader } from '../readers/reader.ts';
import type { StoredLeader } from '../leaders/leader-account.ts';
import { readAutomationCheckpoint, writeAutomationCheckpoint } from './checkpoint-store.ts';

const store = await openTestStore();
beforeEach(async () => {
  await store.pool.query('truncate automation_checkpoint, reader_checkpoints, leading_accounts');
});

const leader = (accountId: number, line: 'spot' | 'futures', startUnits = 7): StoredLeader => ({
  accountId,
  line,
  coins: [[0, 100]],
  positions: [],
  exits: [],
  startUnits,
  flowUnits: 0,
  flowSinceUnits: 0,
  mostMarginUnits: 0,
});

const changesAt = (sequence: number, leaders: Partial<CheckpointChanges['changes']['leaders']> = {}): CheckpointChanges => ({
  at: { sequence, timeMs: 1000 * sequence },
  has: ofEachReader(() => sequence),
  changes: {
    leaders: { changed: [], gone: [], hours: [], minutes: [], ...leaders },
    bots: { markets: [], unstarted: [], bots: [], rows: [], hours: [] },
    programme: { attempts: [], news: [] },
  },
});

test('where nothing was ever read, all begin at what the history has, at each start until something is written', async () => {
  const first = await readAutomationCheckpoint(store.pool, 40);
  expect(first.checkpoint.has).toEqual({ leaders: 40, bots: 40, programme: 40 });
  expect((await readAutomationCheckpoint(store.pool, 90)).checkpoint).toEqual(first.checkpoint);
});

test('the first start moves leaders out of the row of the checkpoint, and leaves the rest of it', async () => {
  const old = [leader(1000, 'futures'), leader(1000, 'spot'), leader(1001, 'spot')];
  const unstarted = [{ strategyId: 2000, ownerId: 1000, name: 'grid', createdMs: 5 }];
  const world = JSON.stringify({ markets: [], unstarted, leaders: old });
  await store.pool.query('insert into automation_checkpoint (id, sequence, time_ms, world) values (1, 25, 9, $1)', [world]);
  const { checkpoint, accounts } = await readAutomationCheckpoint(store.pool, 30);
  expect(checkpoint.at).toEqual({ sequence: 25, timeMs: 9 });
  expect(checkpoint.has).toEqual({ leaders: 25, bots: 25, programme: 30 });
  expect(checkpoint.states.leaders).toEqual(old);
  expect(checkpoint.states.bots.unstarted).toEqual(unstarted);
  expect(accounts).toMatchObject({ bots: [2000], leaders: [1000, 1000, 1001] });
  // The second start finds the same.
  expect((await readAutomationCheckpoint(store.pool, 30)).checkpoint).toEqual(checkpoint);
  const { rows } = await store.pool.query('select world from automation_checkpoint');
  expect(rows).toEqual([{ world: JSON.stringify({ markets: [], unstarted }) }]);
});

test('a leader is written when it changes, and goes when it leads no more', async () => {
  await readAutomationCheckpoint(store.pool, 0);
  await writeAutomationCheckpoint(store.pool, changesAt(3, { changed: [leader(1000, 'spot'), leader(1000, 'futures')] }), 0);
  const gone = [{ accountId: 1000, line: 'spot' as const }];
  await writeAutomationCheckpoint(store.pool, changesAt(4, { changed: [leader(1000, 'futures', 8)], gone }), 3);
  const { checkpoint } = await readAutomationCheckpoint(store.pool, 0);
  expect(checkpoint.states.leaders).toEqual([leader(1000, 'futures', 8)]);
  expect(checkpoint).toMatchObject({ at: { sequence: 4, timeMs: 4000 }, has: { leaders: 4, bots: 4, programme: 4 } });
});

test('a checkpoint behind another one than the last is refused whole', async () => {
  await readAutomationCheckpoint(store.pool, 0);
  await writeAutomationCheckpoint(store.pool, changesAt(3), 0);
  const late = writeAutomationCheckpoint(store.pool, changesAt(5, { changed: [leader(1000, 'spot')] }), 0);
  await expect(late).rejects.toThrow('no longer at command 0');
  const { checkpoint } = await readAutomationCheckpoint(store.pool, 0);
  expect([checkpoint.at.sequence, checkpoint.states.leaders]).toEqual([3, []]);
});
