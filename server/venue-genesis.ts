// How the venue was born: the seed of its market and the moment it opened, fixed by the first start of a data folder.
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
