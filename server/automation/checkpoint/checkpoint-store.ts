// The checkpoints of a venue's readers in its database: the rows of each and their places in the journal, all or nothing.
import type { Pool, PoolClient } from 'pg';
import { z } from 'zod/mini';

import { botsStore, emptyWorld } from '../host/bots-store.ts';
import type { Checkpoint, CheckpointChanges } from '../host/checkpoint.ts';
import { leaderStore } from '../leaders/leader-store.ts';
import { programmeStore } from '../programme/programme-store.ts';
import { type ReaderName, readerNames } from '../readers/reader.ts';
import type { ReaderStore } from '../readers/reader-store.ts';
import type { ReaderAccounts } from '../readers/wanted-records.ts';

const stores: { readonly [Name in ReaderName]: ReaderStore<Checkpoint['states'][Name], CheckpointChanges['changes'][Name]> } = {
  leaders: leaderStore,
  bots: botsStore,
  programme: programmeStore,
};

const places = z.array(z.object({ sequence: z.coerce.number(), time_ms: z.coerce.number() }));
const readerPlaces = z.array(z.object({ sequence: z.coerce.number() }));

/** The tables are not as this process left them: somebody else writes there. */
class CheckpointMoved extends Error {}

/** All or nothing. */
async function inTransaction<Result>(pool: Pool, act: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('begin');
    const result = await act(client);
    await client.query('commit');
    return result;
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw failure;
  } finally {
    // A connection that failed may hold an open transaction: it is thrown away, and the database rolls back.
    client.release(failure);
  }
}

/** The place of one reader in the journal; one that has none begins at `ifNone`. */
async function readPlace(client: PoolClient, reader: ReaderName, ifNone: number): Promise<number> {
  await client.query('insert into reader_checkpoints (reader, sequence) values ($1, $2) on conflict do nothing', [reader, ifNone]);
  const [row] = readerPlaces.parse((await client.query('select sequence from reader_checkpoints where reader = $1', [reader])).rows);
  return row?.sequence ?? ifNone;
}

type KeptCheckpoint = { readonly checkpoint: Checkpoint; readonly accounts: ReaderAccounts };

/**
 * The last checkpoint. A reader without one begins at `ifNone`, the last command that the history has, and that is written down before
 * anything else happens: a journal whose beginning is gone is never asked for it.
 */
export function readAutomationCheckpoint(pool: Pool, ifNone: number): Promise<KeptCheckpoint> {
  return inTransaction(pool, async (client) => {
    const begin = 'insert into automation_checkpoint (id, sequence, time_ms, world) values (1, $1, 0, $2) on conflict do nothing';
    await client.query(begin, [ifNone, emptyWorld]);
    const [row] = places.parse((await client.query('select sequence, time_ms from automation_checkpoint where id = 1')).rows);
    if (row === undefined) throw new Error('the checkpoint of the readers cannot be read');
    // Releases without places of their own had leaders and bots at the checkpoint, and judged with the history.
    const has = {
      leaders: await readPlace(client, 'leaders', row.sequence),
      bots: await readPlace(client, 'bots', row.sequence),
      programme: await readPlace(client, 'programme', ifNone),
    };
    const leaders = await stores.leaders.read(client);
    const bots = await stores.bots.read(client);
    const programme = await stores.programme.read(client);
    const at = { sequence: row.sequence, timeMs: row.time_ms };
    return {
      checkpoint: { at, has, states: { leaders: leaders.state, bots: bots.state, programme: programme.state } },
      accounts: { leaders: leaders.accounts, bots: bots.accounts, programme: programme.accounts },
    };
  });
}

const writeReader = <Name extends ReaderName>(client: PoolClient, name: Name, changes: CheckpointChanges['changes']): Promise<void> =>
  stores[name].write(client, changes[name]);

/** Writes a checkpoint behind the one at `after`. Refuses (Error) when that is not the one that stands there. */
export function writeAutomationCheckpoint(pool: Pool, { at, has, changes }: CheckpointChanges, after: number): Promise<void> {
  return inTransaction(pool, async (client) => {
    const move = 'update automation_checkpoint set sequence = $1, time_ms = $2 where id = 1 and sequence = $3';
    const { rowCount } = await client.query(move, [at.sequence, at.timeMs, after]);
    if (rowCount !== 1)
      throw new CheckpointMoved(`the readers of this database are no longer at command ${after}: somebody else writes there`);
    const read = `update reader_checkpoints set sequence = has.sequence from unnest($1::text[], $2::bigint[]) as has (reader, sequence)
      where reader_checkpoints.reader = has.reader`;
    await client.query(read, [readerNames, readerNames.map((name) => has[name])]);
    for (const name of readerNames) await writeReader(client, name, changes);
  });
}
