// The progress of written history: moved in the same transaction as the rows, so that each is written exactly once.
import type { ClientBase, Pool } from 'pg';
import { z } from 'zod/mini';

import type { Batch, RecordEnd } from './batch.ts';

export type Checkpoint = {
  /** The last command whose rows are written; 0 when none are. */
  readonly sequence: number;
  /** The journal's record that holds that command; null where that was not written down. */
  readonly record: RecordEnd | null;
  /** The run of an exchange that wrote it. */
  readonly writer: string | null;
};

/** The tables are not as this writer left them: another one writes there, or the records do not follow what is written. */
export class WrittenByAnother extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'WrittenByAnother';
  }
}

const name = 'exchange';
const empty: Checkpoint = { sequence: 0, record: null, writer: null };
const rowsOf = z.array(
  z.object({
    sequence: z.coerce.number(),
    record: z.nullable(z.coerce.number()),
    hash: z.nullable(z.string()),
    writer: z.nullable(z.string()),
  }),
);
const read = `select sequence, record_sequence as record, record_hash as hash, writer from projection_checkpoints where name = $1`;

export async function readCheckpoint(client: Pool | ClientBase): Promise<Checkpoint> {
  const [row] = rowsOf.parse((await client.query(read, [name])).rows);
  if (row === undefined) return empty;
  const { sequence, record, hash, writer } = row;
  return { sequence, writer, record: record === null || hash === null ? null : { sequence: record, hash } };
}

/** A missing row means that nothing may have been written before. */
const advance = `
  insert into projection_checkpoints as c (name, sequence, record_sequence, record_hash, writer)
  select $1, $2::bigint, $3::bigint, $4, $5
  where $6::bigint = 0 or exists (select 1 from projection_checkpoints where name = $1)
  on conflict (name) do update set sequence = excluded.sequence, record_sequence = excluded.record_sequence,
    record_hash = excluded.record_hash, writer = excluded.writer where c.sequence = $6`;

/**
 * Writes a batch behind what is written up to `after`, and moves the checkpoint, both or neither. A batch that is there already (this very
 * writer wrote it, and the answer got lost) is left alone. Refuses (WrittenByAnother) whenever anything else stands there.
 */
export async function writeOnce(pool: Pool, batch: Batch, after: number, writer: string): Promise<void> {
  const [first, last, record] = [batch.firstSequence(), batch.lastSequence(), batch.recordEnd()];
  if (first !== after + 1)
    throw new WrittenByAnother(`records ${first} to ${last} do not follow record ${after}, the last one that is written`);
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('begin');
    const { rowCount } = await client.query(advance, [name, last, record?.sequence ?? null, record?.hash ?? null, writer, after]);
    if (rowCount === 1) {
      await batch.write(client);
      await client.query('commit');
      return;
    }
    const written = await readCheckpoint(client);
    await client.query('rollback');
    if (written.sequence === last && written.writer === writer) return;
    throw new WrittenByAnother(
      `records ${first} to ${last} should follow record ${after}, and the database has been written up to record ${written.sequence} by another exchange`,
    );
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw failure;
  } finally {
    // A connection that failed may hold an open transaction: it is thrown away, and the database rolls back.
    client.release(failure);
  }
}
