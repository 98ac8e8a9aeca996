// Opens the bots of a venue where its database has them.
import type { EventRecord } from '#server/engine/event.ts';
import type { Listings } from '#server/engine/listings.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import type { Store } from '#server/store/open-store.ts';

import type { Automation } from './automation.ts';
import { readAutomationCheckpoint } from './checkpoint/checkpoint-store.ts';
import { usualLeadCoins } from './leaders/leader-markets.ts';
import { AutomationThread } from './thread/automation-thread.ts';
import { marketWithCoins, marketsWithCoins } from '#server/engine/markets/market-with-coins.ts';
import { createCheckpointWriter } from './thread/checkpoint-writer.ts';

type Options = {
  readonly store: Store;
  readonly listings: Listings;
  readonly mode: TradingMode;
  /** The last command that the readers of the journal have, where no bot has ever been. */
  readonly readersHave: number;
  readonly now: () => number;
  readonly log: { info(text: string): void; error(details: object, text: string): void };
};

/** Bots as the one who reads the journal for them has them. */
export type OpenAutomation = Automation & {
  /** The last command that they have for good: they have to be handed every record behind it. */
  writtenThrough(): number;
  /** In order; those that they have are left out. */
  onRecords(records: readonly EventRecord[]): void;
  /** Resolves when the bots have read every record that was handed to them, or after 5 s. */
  hasRead(): Promise<void>;
};

export async function openAutomation({ store, listings, mode, readersHave, now, log }: Options): Promise<OpenAutomation> {
  const { checkpoint, accounts } = await readAutomationCheckpoint(store.pool, readersHave);
  const thread = new AutomationThread({
    checkpoint,
    accounts,
    markets: marketsWithCoins(listings),
    leadCoins: mode === TradingMode.paper ? { ...usualLeadCoins, futures: 'SUSDT' } : usualLeadCoins,
    writer: createCheckpointWriter(store.pool, checkpoint.at.sequence, (error) =>
      log.error({ err: error }, 'the states of the bots could not be written'),
    ),
    marketOf: (marketId) => marketWithCoins(listings, marketId),
    now,
    log: { info: (text) => log.info(text), error: (text) => log.error({}, text) },
  });
  await thread.ready();
  return thread;
}
