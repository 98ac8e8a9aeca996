// The samples that funding and delivery have seen, kept through a restart: premiums by minute, the settlement index by five seconds.
import { lt } from 'drizzle-orm';

import type { MarketId } from '#server/engine/ids.ts';
import type { Store } from '#server/store/open-store.ts';
import { contractSamples } from '#server/store/schema/contracts/contract-samples.ts';

type SampleKind = 'premium' | 'settlement';

export type ContractSample = {
  readonly marketId: MarketId;
  readonly kind: SampleKind;
  /** Since 1970: minutes of premiums, five seconds of settlements. */
  readonly slot: number;
  /** Signed decimal text. */
  readonly value: string;
};

export type SampleStore = {
  /** Once each; told twice, the first stays. */
  write(samples: readonly ContractSample[], nowMs: number): Promise<void>;
  /** The samples of all contracts, oldest first. */
  read(): Promise<readonly ContractSample[]>;
  /** Forgets those written before a time. */
  prune(beforeMs: number): Promise<void>;
};

export function createSampleStore(db: Store['db']): SampleStore {
  return {
    write: async (samples, nowMs) => {
      if (samples.length === 0) return;
      await db
        .insert(contractSamples)
        .values(samples.map((sample) => ({ ...sample, writtenAtMs: nowMs })))
        .onConflictDoNothing();
    },
    read: async () => {
      const rows = await db.select().from(contractSamples).orderBy(contractSamples.slot);
      return rows.map(({ marketId, kind, slot, value }) => ({ marketId, kind, slot, value }));
    },
    prune: async (beforeMs) => {
      await db.delete(contractSamples).where(lt(contractSamples.writtenAtMs, beforeMs));
    },
  };
}
