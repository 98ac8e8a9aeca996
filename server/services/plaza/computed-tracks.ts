// The points of bots of the house for the time before they began, which were computed: written once, and read with those that they left behind.
import { inArray } from 'drizzle-orm';
import * as z from 'zod/mini';

import type { TrackPoint } from '#lib/order-math/bots/track-record.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { Store } from '#server/store/open-store.ts';
import { computedTracks } from '#server/store/schema/bots/before-opening.ts';

const content = z.array(z.tuple([z.number(), z.number(), z.number()]));

/** Nothing is changed where there are some. */
export async function writeComputedPoints(db: Store['db'], strategyId: AccountId, points: readonly TrackPoint[]): Promise<void> {
  const text = JSON.stringify(points.map(({ timeMs, putInUnits, totalUnits }) => [timeMs, putInUnits, totalUnits]));
  await db.insert(computedTracks).values({ strategyId, points: text }).onConflictDoNothing();
}

/** By bot; those that have none are left out. */
export async function readComputedPoints(
  db: Store['db'],
  strategyIds: readonly AccountId[],
): Promise<ReadonlyMap<AccountId, readonly TrackPoint[]>> {
  if (strategyIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(computedTracks)
    .where(inArray(computedTracks.strategyId, [...strategyIds]));
  return new Map(
    rows.map(({ strategyId, points }) => [
      strategyId,
      z.parse(content, JSON.parse(points)).map(([timeMs, putInUnits, totalUnits]) => ({ timeMs, putInUnits, totalUnits })),
    ]),
  );
}
