// The core of a venue with the projections that read it, over one journal and one database that belong together.
import type { Logger } from 'pino';

import type { Config } from '#server/config.ts';
import { connectDatabase } from '#server/connect-database.ts';
import { readDatabaseFacts, type VenueDatabase } from '#server/database-facts.ts';
import type { Listings } from '#server/engine/listings.ts';
import type { VenueHistory } from '#server/projections/venue-history.ts';
import { createProjections, type Projections } from '#server/projections/create-projections.ts';
import { startExchange, type ExchangeClient } from '#server/runtime/exchange-client.ts';
import type { ExchangeClock } from '#server/runtime/exchange-clock.ts';
import type { Store } from '#server/store/open-store.ts';

type CoreOptions = {
  readonly config: Pick<Config, 'reserveAccounts' | 'journalRetention'>;
  /** The folder of journal and snapshots. */
  readonly folder: string;
  readonly store: Store;
  readonly database: VenueDatabase;
  readonly listings: Listings;
  readonly history: VenueHistory;
  readonly log: Logger;
  readonly clock: ExchangeClock;
};

export type Core = {
  readonly projections: Projections;
  readonly client: ExchangeClient;
  /** Tells the journal no more how far the database has come. */
  stopTelling(): void;
  /** Snapshots, and writes down what is left. */
  close(): Promise<void>;
};

const tellEveryMs = 60_000;

/** Tells the journal now and then how far the database has come: only before that may its beginning be removed. Returns how to stop. */
function tellReadersHave(projections: Projections, client: ExchangeClient, log: { error(text: string): void }): () => void {
  const tell = (): void => {
    projections.checkpoint().then(
      ({ sequence }) => client.readersHave(sequence),
      (error: unknown) => log.error(`the database does not say how far it is: ${String(error)}`),
    );
  };
  const timer = setInterval(tell, tellEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Refuses (Error) a folder in use, a damaged journal, a database that does not belong to it. */
export async function openCore({ config, folder, store, database, listings, history, log, clock }: CoreOptions): Promise<Core> {
  const said = { info: (text: string) => log.info(text), error: (text: string) => log.error(text) };
  const facts = await readDatabaseFacts(database, config.reserveAccounts);
  const projections = await createProjections({ store, listings, history, log, now: clock.now });
  const { sequence, record } = await projections.checkpoint();
  const client = await startExchange({
    dataDir: folder,
    replayEventsAfter: sequence,
    readersRecord: record,
    onRecords: projections.onRecords,
    log: said,
    keepSegments: config.journalRetention,
    database: facts,
    clock,
  }).catch(async (error: unknown) => {
    await projections.close();
    throw error;
  });
  const close = async (): Promise<void> => {
    await client.close();
    await projections.close();
  };
  try {
    await connectDatabase(client, database, facts, { folder, log: said, nowMs: Date.now() });
  } catch (error) {
    await close();
    throw error;
  }
  await projections.start(client);
  return { projections, client, stopTelling: tellReadersHave(projections, client, said), close };
}
