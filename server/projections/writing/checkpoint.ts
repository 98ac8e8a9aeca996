// How far history has been written down: moved in the same transaction as the rows, so that each is written exactly once.
import type { ClientBase, Pool } from 'pg';
import { z } from 'zod/mini';

import type { Batch } from './batch.ts';

const name = 'exchange';
const row = z.array(z.object({ sequence: z.coerce.number() }));

/** The last sequence that is written; 0 when nothing is. */
export async function readCheckpoint(client: Pool | ClientBase): Promise<number> {
  const { rows } = await client.query('select sequence from projection_checkpoints where name = $1', [name]);
  return row.parse(rows)[0]?.sequence ?? 0;
}

const advance = `
  insert into projection_checkpoints as c (name, sequence) values ($1, $2)
  on conflict (name) do update set sequence = excluded.sequence where c.sequence < $3`;

/**
 * Writes a batch and moves the checkpoint, both or neither. A batch that is there already (its first answer got lost)
 * is left alone. Refuses (Error) one that is there in part: two writers have been at work.
 */
export async function writeOnce(pool: Pool, batch: Batch): Promise<void> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('begin');
    const { rowCount } = await client.query(advance, [name, batch.lastSequence(), batch.firstSequence()]);
    if (rowCount === 1) {
      await batch.write(client);
      await client.query('commit');
      return;
    }
    const written = await readCheckpoint(client);
    await client.query('rollback');
    if (written < batch.lastSequence())
      throw new Error(`records ${batch.firstSequence()}–${batch.lastSequence()} are written in part, up to ${written}`);
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw failure;
  } finally {
    // A connection that failed may hold an open transaction: it is thrown away, and the database rolls back.
    client.release(failure);
  }
}
