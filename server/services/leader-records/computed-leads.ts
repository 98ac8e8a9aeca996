// The hours of leaders of the house for the time before they led, which were computed: written once, and read with those that they left behind.
import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';

import type { LeaderHour } from '#lib/order-math/copy/record/leader-hours.ts';
import type { Store } from '#server/store/open-store.ts';
import { computedLeads } from '#server/store/schema/bots/before-opening.ts';
import type { LeaderPlace } from './known-leader.ts';

const content = z.array(z.tuple([z.number(), z.number(), z.number(), z.number()]));

/** Nothing is changed where there are some. */
export async function writeComputedHours(db: Store['db'], { leaderId, line }: LeaderPlace, hours: readonly LeaderHour[]): Promise<void> {
  const text = JSON.stringify(hours.map((hour) => [hour.hourMs, hour.equityUnits, hour.profitUnits, hour.mostMarginUnits]));
  await db.insert(computedLeads).values({ leaderId, line, hours: text }).onConflictDoNothing();
}

/** Rising in time; empty: there are none. */
export async function readComputedHours(db: Store['db'], { leaderId, line }: LeaderPlace): Promise<readonly LeaderHour[]> {
  const [row] = await db
    .select({ hours: computedLeads.hours })
    .from(computedLeads)
    .where(and(eq(computedLeads.leaderId, leaderId), eq(computedLeads.line, line)));
  if (row === undefined) return [];
  return z
    .parse(content, JSON.parse(row.hours))
    .map(([hourMs, equityUnits, profitUnits, mostMarginUnits]) => ({ hourMs, equityUnits, profitUnits, mostMarginUnits }));
}
