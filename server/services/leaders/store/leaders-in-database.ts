// The leaders of a venue as they are kept in the database of people.
import { eq } from 'drizzle-orm';

import type { TradingMode } from '#lib/contract/trading-mode.ts';
import type { Store } from '#server/store/open-store.ts';
import { user } from '#server/store/schema/identity.ts';
import { familyOf } from './leader-family.ts';
import { createLeaderProfiles } from './leader-profiles.ts';
import { createLeaderRows, type Rows } from './leader-rows.ts';
import type { FamilyRows, LeaderStore } from './leader-store.ts';
import { createLeaderWaiting } from './leader-waiting.ts';

/** `db`: with the tables of people. */
export function leadersInDatabase(db: Store['db'], venue: TradingMode, now: () => number): LeaderStore {
  const within = (rows: Rows): FamilyRows => ({
    rows: createLeaderRows(rows, venue, now),
    familyOf: (userId) => familyOf(rows, userId, venue),
  });
  return {
    ...within(db),
    profiles: createLeaderProfiles(db, venue, now),
    waiting: createLeaderWaiting(db, now),
    inTurn: (mainId, work) =>
      db.transaction(async (step) => {
        await step.select({ id: user.id }).from(user).where(eq(user.id, mainId)).for('update');
        return work(within(step));
      }),
  };
}
