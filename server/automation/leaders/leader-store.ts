// The accounts that lead in the database of their venue, a row each, and their figures.
import type { ClientBase } from 'pg';
import { z } from 'zod/mini';

import type { ReaderStore } from '../readers/reader-store.ts';
import type { StoredLeader } from './leader-account.ts';
import type { LeaderChanges } from './leader-board.ts';

const worldRows = z.array(z.object({ world: z.string() }));
const leaderRows = z.array(z.object({ stored: z.string() }));

const writeLeaders = `insert into leading_accounts (account_id, line, stored) select * from unnest($1::integer[], $2::text[], $3::text[])
  on conflict (account_id, line) do update set stored = excluded.stored`;
const removeLeaders = `delete from leading_accounts using unnest($1::integer[], $2::text[]) as gone (account_id, line)
  where leading_accounts.account_id = gone.account_id and leading_accounts.line = gone.line`;

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

async function writeMinutes(client: ClientBase, days: LeaderChanges['minutes']) {
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

async function writeAccounts(client: ClientBase, leaders: readonly StoredLeader[]) {
  if (leaders.length === 0) return;
  await client.query(writeLeaders, [
    leaders.map(({ accountId }) => accountId),
    leaders.map(({ line }) => line),
    leaders.map((leader) => JSON.stringify(leader)),
  ]);
}

/** Releases before this one kept all of them in the row of the checkpoint: the first start gives each its own. */
async function moveOutOfCheckpoint(client: ClientBase): Promise<void> {
  const [row] = worldRows.parse((await client.query('select world from automation_checkpoint where id = 1 for update')).rows);
  const { leaders, ...world }: { readonly leaders?: readonly StoredLeader[] } = JSON.parse(row?.world ?? '{}');
  if (leaders === undefined) return;
  await writeAccounts(client, leaders);
  await client.query('update automation_checkpoint set world = $1 where id = 1', [JSON.stringify(world)]);
}

export const leaderStore: ReaderStore<readonly StoredLeader[], LeaderChanges> = {
  read: async (client) => {
    await moveOutOfCheckpoint(client);
    const rows = leaderRows.parse((await client.query('select stored from leading_accounts order by account_id, line')).rows);
    const state = rows.map(({ stored }): StoredLeader => JSON.parse(stored));
    return { state, accounts: state.map(({ accountId }) => accountId) };
  },
  write: async (client, { changed, gone, hours, minutes }) => {
    await writeAccounts(client, changed);
    if (gone.length > 0) await client.query(removeLeaders, [gone.map(({ accountId }) => accountId), gone.map(({ line }) => line)]);
    if (hours.length > 0)
      await client.query(writeLeaderHours, [
        hours.map((hour) => hour.leaderId),
        hours.map((hour) => hour.line),
        hours.map((hour) => hour.hourMs),
        hours.map((hour) => hour.equityUnits),
        hours.map((hour) => hour.profitUnits),
        hours.map((hour) => hour.flowUnits),
        hours.map((hour) => hour.mostMarginUnits),
      ]);
    await writeMinutes(client, minutes);
  },
};
