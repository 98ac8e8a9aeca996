// The bots of a venue in its database: states, decision rows, figures at full hours, and the markets as they see them.
import { z } from 'zod/mini';

import { inParts } from '#server/store/in-parts.ts';

import type { ReaderStore } from '../readers/reader-store.ts';
import type { BotsChanges, BotsState } from './checkpoint.ts';

const worldRows = z.array(z.object({ world: z.string() }));
const botRows = z.array(z.object({ strategy_id: z.number(), stored: z.string() }));

type World = Pick<BotsState, 'markets' | 'unstarted'>;

/** Before the first checkpoint. */
export const emptyWorld = JSON.stringify({ markets: [], unstarted: [] } satisfies World);

const writeBots = `insert into strategies (strategy_id, owner_id, stored) select * from unnest($1::integer[], $2::integer[], $3::text[])
  on conflict (strategy_id) do update set stored = excluded.stored`;
const writeRows = `insert into strategy_decisions (strategy_id, number, time_ms, sequence, code, params)
  select * from unnest($1::integer[], $2::integer[], $3::bigint[], $4::bigint[], $5::text[], $6::text[])`;
const writeHours = `insert into strategy_hours (strategy_id, time_ms, put_in_units, total_units, fee_units)
  select * from unnest($1::integer[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[])
  on conflict (strategy_id, time_ms) do update set put_in_units = excluded.put_in_units, total_units = excluded.total_units, fee_units = excluded.fee_units`;

export const botsStore: ReaderStore<BotsState, BotsChanges> = {
  read: async (client) => {
    const [row] = worldRows.parse((await client.query('select world from automation_checkpoint where id = 1')).rows);
    const { markets, unstarted }: World = JSON.parse(row?.world ?? emptyWorld);
    const bots = botRows.parse((await client.query('select strategy_id, stored from strategies order by strategy_id')).rows);
    const state = { markets, unstarted, bots: bots.map(({ stored }) => stored) };
    return { state, accounts: [...bots.map((bot) => bot.strategy_id), ...unstarted.map(({ strategyId }) => strategyId)] };
  },
  write: async (client, { markets, unstarted, bots, rows, hours }) => {
    const world: World = { markets, unstarted };
    await client.query('update automation_checkpoint set world = $1 where id = 1', [JSON.stringify(world)]);
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
    for (const part of inParts(rows))
      await client.query(writeRows, [
        part.map((row) => row.strategyId),
        part.map((row) => row.number),
        part.map((row) => row.timeMs),
        part.map((row) => row.sequence),
        part.map((row) => row.code),
        part.map((row) => JSON.stringify(row.params)),
      ]);
  },
};
