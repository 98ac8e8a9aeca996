// Bad days through a restart: what bends the prices, and which contracts were halted for want of an index and not by an operator.
import { eq } from 'drizzle-orm';

import type { MarketId } from '#server/engine/ids.ts';
import type { Store } from '#server/store/open-store.ts';
import { runningScenarios, waitingContracts } from '#server/store/schema/bad-days.ts';

import type { World } from '../prices/price-world.ts';
import type { SharedScenario } from './scenario.ts';

export type BadDayStore = {
  scenarios(): Promise<readonly (SharedScenario & { readonly world: World })[]>;
  /** Null: none runs there any more. */
  keepScenario(world: World, scenario: SharedScenario | null): Promise<void>;
  waiting(): Promise<readonly MarketId[]>;
  /** All of them, in place of those before. */
  keepWaiting(marketIds: readonly MarketId[]): Promise<void>;
};

export function createBadDayStore(db: Store['db']): BadDayStore {
  return {
    scenarios: () => db.select().from(runningScenarios),
    keepScenario: (world, scenario) =>
      db.transaction(async (tx) => {
        await tx.delete(runningScenarios).where(eq(runningScenarios.world, world));
        if (scenario !== null) await tx.insert(runningScenarios).values({ world, ...scenario });
      }),
    waiting: async () => (await db.select().from(waitingContracts)).map(({ marketId }) => marketId),
    keepWaiting: (marketIds) =>
      db.transaction(async (tx) => {
        await tx.delete(waitingContracts);
        if (marketIds.length > 0) await tx.insert(waitingContracts).values(marketIds.map((marketId) => ({ marketId })));
      }),
  };
}
