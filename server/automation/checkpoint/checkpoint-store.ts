// The checkpoints of a venue's bots in its database: states, decision rows and the place in the journal, all or nothing.
import type { ClientBase, Pool } from 'pg';
import { z } from 'zod/mini';

import type { AccountId } from '#server/engine/ids.ts';
import { inParts } from '#server/store/in-parts.ts';

import type { Checkpoint, CheckpointChanges } from '../host/checkpoint.ts';

const checkpointRows = z.array(z.object({ sequence: z.coerce.number(), time_ms: z.coerce.number(), world: z.string() }));
const botRows = z.array(z.object({ strategy_id: z.number(), stored: z.string() }));

type World = Pick<Checkpoint, 'markets' | 'unstarted' | 'leaders'>;

type KeptCheckpoint = { readonly checkpoint: Checkpoint; /** Of its bots. */ readonly strategyIds: readonly AccountId[] };

/** The tables are not as this process left them: somebody else writes there. */
class CheckpointMoved extends Error {}

/**
 * The last checkpoint. Where there is none yet there has been no bot either: it begins at `ifNone`, which is written down before
 * anything else happens, so that a journal whose beginning is gone is never asked for it.
 */
export async function readAutomationCheckpoint(pool: Pool, ifNone: number): Promise<KeptCheckpoint> {
  const empty: World = { markets: [], unstarted: [] };
  await pool.query('insert into automation_checkpoint (id, sequence, time_ms, world) values (1, $1, 0, $2) on conflict do nothing', [
    ifNone,
    JSON.stringify(empty),
  ]);
  const [row] = checkpointRows.parse((await pool.query('select sequence, time_ms, world from automation_checkpoint where id = 1')).rows);
  if (row === undefined) throw new Error('the checkpoint of the bots cannot be read');
  const world: World = JSON.parse(row.world);
  const bots = botRows.parse((await pool.query('select strategy_id, stored from strategies order by strategy_id')).rows);
  return {
    checkpoint: { sequence: row.sequence, timeMs: row.time_ms, ...world, bots: bots.map(({ stored }) => stored) },
    strategyIds: bots.map(({ strategy_id: strategyId }) => strategyId),
  };
}

const writeBots = `insert into strategies (strategy_id, owner_id, stored) select * from unnest($1::integer[], $2::integer[], $3::text[])
  on conflict (strategy_id) do update set stored = excluded.stored`;
const writeRows = `insert into strategy_decisions (strategy_id, number, time_ms, sequence, code, params)
  select * from unnest($1::integer[], $2::integer[], $3::bigint[], $4::bigint[], $5::text[], $6::text[])`;
const writeHours = `insert into strategy_hours (strategy_id, time_ms, put_in_units, total_units, fee_units)
  select * from unnest($1::integer[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[])
  on conflict (strategy_id, time_ms) do update set put_in_units = excluded.put_in_units, total_units = excluded.total_units, fee_units = excluded.fee_units`;

const writeLeaderHours = `insert into leader_hours (leader_id, line, hour_ms, equity_units, profit_units, flow_units, most_margin_units)
  select * from unnest($1::integer[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[])
  on conflict (leader_id, line, hour_ms) do update set equity_units = excluded.equity_units, profit_units = excluded.profit_units,
    flow_units = leader_hours.flow_units + excluded.flow_units, most_margin_units = greatest(leader_hours.most_margin_units, excluded.most_margin_units)`;

/** A day stands as it is now: what was written of it before is gone. */
const clearLeaderDays = `delete from leader_minutes using unnest($1::integer[], $2::text[], $3::bigint[]) as day (leader_id, line, end_ms)
  where leader_minutes.leader_id = day.leader_id and leader_minutes.line = day.line
    and leader_minutes.time_ms > day.end_ms - 86400000 and leader_minutes.time_ms <= day.end_ms`;
const writeLeaderMinutes = `insert into leader_minutes (leader_id, line, time_ms, equity_units, profit_units, most_margin_units)
  select * from unnest($1::integer[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[])`;

async function writeMinutes(client: ClientBase, days: CheckpointChanges['leaderMinutes']) {
  if (days.length === 0) return;
  await client.query(clearLeaderDays, [days.map(({ leaderId }) => leaderId), days.map(({ line }) => line), days.map(({ endMs }) => endMs)]);
  const all = days.flatMap(({ leaderId, line, minutes }) => minutes.map((minute) => ({ leaderId, line, ...minute })));
  await client.query(writeLeaderMinutes, [
    all.map((minute) => minute.leaderId),
    all.map((minute) => minute.line),
    all.map((minute) => minute.timeMs),
    all.map((minute) => minute.equityUnits),
    all.map((minute) => minute.profitUnits),
    all.map((minute) => minute.mostMarginUnits),
  ]);
}

async function write(client: ClientBase, changes: CheckpointChanges, after: number) {
  const { sequence, timeMs, markets, unstarted, leaders, bots, rows, hours, leaderHours, leaderMinutes } = changes;
  const world: World = { markets, unstarted, leaders };
  const { rowCount } = await client.query(
    'update automation_checkpoint set sequence = $1, time_ms = $2, world = $3 where id = 1 and sequence = $4',
    [sequence, timeMs, JSON.stringify(world), after],
  );
  if (rowCount !== 1) throw new CheckpointMoved(`the bots of this database are no longer at command ${after}: somebody else writes there`);
  for (const part of inParts(bots))
    await client.query(writeBots, [part.map((bot) => bot.strategyId), part.map((bot) => bot.ownerId), part.map((bot) => bot.stored)]);
  for (const part of inParts(hours))
    await client.query(writeHours, [
      part.map((hour) => hour.strategyId),
      part.map((hour) => hour.timeMs),
      part.map((hour) => hour.putInUnits),
      part.map((hour) => hour.totalUnits),
      part.map((hour) => hour.feeUnits),
    ]);
  if (leaderHours.length > 0)
    await client.query(writeLeaderHours, [
      leaderHours.map((hour) => hour.leaderId),
      leaderHours.map((hour) => hour.line),
      leaderHours.map((hour) => hour.hourMs),
      leaderHours.map((hour) => hour.equityUnits),
      leaderHours.map((hour) => hour.profitUnits),
      leaderHours.map((hour) => hour.flowUnits),
      leaderHours.map((hour) => hour.mostMarginUnits),
    ]);
  await writeMinutes(client, leaderMinutes);
  for (const part of inParts(rows))
    await client.query(writeRows, [
      part.map((row) => row.strategyId),
      part.map((row) => row.number),
      part.map((row) => row.timeMs),
      part.map((row) => row.sequence),
      part.map((row) => row.code),
      part.map((row) => JSON.stringify(row.params)),
    ]);
}

/** Writes a checkpoint behind the one at `after`. Refuses (Error) when that is not the one that stands there. */
export async function writeAutomationCheckpoint(pool: Pool, changes: CheckpointChanges, after: number): Promise<void> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('begin');
    await write(client, changes, after);
    await client.query('commit');
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw failure;
  } finally {
    // A connection that failed may hold an open transaction: it is thrown away, and the database rolls back.
    client.release(failure);
  }
}
