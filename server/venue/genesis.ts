// The birth of the venue: the seed of its market and the moment it opened, fixed by the first start of a data folder.
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod/mini';

import type { Store } from '#server/store/open-store.ts';
import { venueGenesis } from '#server/store/schema/venue.ts';

export type Genesis = { readonly seed: string; readonly startedAtMs: number };

/** Reads the birth; at the first start it happens now, with the seed that was asked for. */
export async function readGenesis(db: Store['db'], seed: string, nowMs: number): Promise<Genesis> {
  const wanted = { seed, startedAtMs: String(nowMs) };
  await db
    .insert(venueGenesis)
    .values(Object.entries(wanted).map(([key, value]) => ({ key, value })))
    .onConflictDoNothing();
  const known = new Map((await db.select().from(venueGenesis)).map(({ key, value }) => [key, value]));
  return { seed: known.get('seed') ?? seed, startedAtMs: Number(known.get('startedAtMs') ?? nowMs) };
}

const marketRow = z.object({ market: z.number() });

/** Markets from this id on are listed on demand, by each venue for itself. */
const firstOwnMarket = 57_344;

/**
 * A venue in a schema of its own is born with the birth and the charts of the first one: its prices have been the same so far.
 * Done once; safe to repeat. The charts of a venue that has run for long are large: they come market by market, so that whoever
 * asks the database meanwhile does not wait for all of them. The birth comes last.
 */
export async function inheritPast(db: Store['db']): Promise<void> {
  const born = await db.select().from(venueGenesis).where(eq(venueGenesis.key, 'seed'));
  if (born.length > 0) return;
  // Left by an opening that was cut short.
  await db.execute(sql`truncate candles`);
  let copied = -1;
  for (;;) {
    const { rows } = await db.execute(sql`
      select market_id as market from public.candles where market_id > ${copied} and market_id < ${firstOwnMarket} order by market_id limit 1`);
    if (rows[0] === undefined) break;
    copied = marketRow.parse(rows[0]).market;
    await db.execute(sql`insert into candles select * from public.candles where market_id = ${copied}`);
  }
  await db.execute(sql`insert into venue_genesis select * from public.venue_genesis where key in ('seed', 'startedAtMs')`);
}
