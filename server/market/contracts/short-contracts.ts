// Contracts of play money that end within the hour, listed on demand: a delivery is seen in one sitting.
import { count } from 'drizzle-orm';

import type { Store } from '#server/store/open-store.ts';
import { shortContracts } from '#server/store/schema/contracts/short-contracts.ts';

export type ShortContract = {
  /** From 0: how many were listed before it. */
  readonly number: number;
  readonly deliveryMs: number;
  readonly listedMs: number;
};

export type ShortContractStore = {
  read(): Promise<readonly ShortContract[]>;
  /** Gives it its number, before the core is told of it. Rejects when another was kept at the same time. */
  keep(contract: Omit<ShortContract, 'number'>): Promise<ShortContract>;
};

export function createShortContractStore(db: Store['db']): ShortContractStore {
  return {
    read: () => db.select().from(shortContracts),
    keep: async (contract) => {
      const [row] = await db.select({ number: count() }).from(shortContracts);
      const numbered = { number: row?.number ?? 0, ...contract };
      await db.insert(shortContracts).values(numbered);
      return numbered;
    },
  };
}
