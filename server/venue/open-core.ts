// The core of a venue with the projections that read it, over one journal and one database that belong together.
import { join, relative } from 'node:path';
import type { Logger } from 'pino';

import { openAutomation, type OpenAutomation } from '#server/automation/open-automation.ts';
import type { Config } from '#server/configuration/config.ts';
import { connectDatabase } from './database/connect-database.ts';
import { readDatabaseFacts, type VenueDatabase } from './database/database-facts.ts';
import type { Listings } from '#server/engine/listings.ts';
import type { GroupTimes } from '#server/monitoring/request-record.ts';
import type { VenueHistory } from '#server/projections/venue-history.ts';
import { createProjections, type Projections } from '#server/projections/create-projections.ts';
import { startExchange, type ExchangeClient } from '#server/runtime/exchange-client.ts';
import type { ExchangeClock } from '#server/runtime/exchange-clock.ts';
import { unlessAway } from '#server/store/database-away.ts';
import type { Store } from '#server/store/open-store.ts';
import { errorText } from '#server/monitoring/logged-error.ts';
import { tellOwners } from './tell-owners.ts';

type CoreOptions = {
  readonly config: Pick<Config, 'dataDir' | 'reserveAccounts' | 'journalRetention'>;
  /** The folder of journal and snapshots. */
  readonly folder: string;
  readonly store: Store;
  readonly database: VenueDatabase;
  readonly listings: Listings;
  readonly history: VenueHistory;
  readonly log: Logger;
  readonly clock: ExchangeClock;
  /** Told of every group of commands that one sync has made durable. */
  readonly onGroup: (times: GroupTimes) => void;
  readonly closing: AsyncDisposableStack;
};

export type Core = {
  readonly projections: Projections;
  readonly client: ExchangeClient;
  /** The bots, which do not act before they are started. */
  readonly automation: OpenAutomation;
};

const tellEveryMs = 60_000;

/** Tells the journal now and then how far the database has come: only before that may its beginning be removed. Returns how to stop. */
function tellReadersHave({ projections, client, automation }: Core, log: { error(text: string): void }): () => Promise<void> {
  let told = Promise.resolve();
  const tell = (): void => {
    told = projections.checkpoint().then(
      ({ sequence }) => client.readersHave(Math.min(sequence, automation.writtenThrough())),
      unlessAway((error) => log.error(`the database does not say how far it is: ${errorText(error)}`)),
    );
  };
  const timer = setInterval(tell, tellEveryMs).unref();
  return () => {
    clearInterval(timer);
    return told;
  };
}

/** Refuses (Error) a folder in use, a damaged journal, a database that does not belong to it. Closing snapshots, and writes down what is left. */
export async function openCore(options: CoreOptions): Promise<Core> {
  const { config, folder, store, database, listings, history, log, clock, onGroup, closing } = options;
  const said = { info: (text: string) => log.info(text), error: (text: string) => log.error(text) };
  const { keep, archive } = config.journalRetention;
  const facts = await readDatabaseFacts(database, config.reserveAccounts);
  const projections = await createProjections({ store, listings, history, log, now: clock.now });
  closing.defer(() => projections.close());
  const { sequence, record } = await projections.checkpoint();
  projections.readAhead();
  const automation = await openAutomation({ store, listings, mode: database.mode, readersHave: sequence, now: clock.now, log });
  const told = tellOwners({ ...database, listings, now: clock.now, log });
  const client = await startExchange({
    dataDir: folder,
    replayEventsAfter: Math.min(sequence, automation.writtenThrough()),
    readersRecord: record,
    onRecords: (records, end) => {
      // Bots may be further behind than the history: it has these records.
      const unread = (records[0]?.sequence ?? 0) > sequence ? records : records.filter((one) => one.sequence > sequence);
      if (unread.length > 0) projections.onRecords(unread, end);
      automation.onRecords(records);
      told(records);
    },
    log: said,
    retention: { keep, archive: archive === '' ? '' : join(archive, relative(config.dataDir, folder)) },
    database: facts,
    clock,
    onGroup,
  }).catch(async (error: unknown) => {
    await automation.close();
    throw error;
  });
  closing.defer(() => client.close());
  // Before the core: it writes its last checkpoint; what is on its way to the core is read again at the next start.
  closing.defer(() => automation.close());
  await connectDatabase(client, database, facts, { folder, log: said, nowMs: Date.now() });
  // Bots that no checkpoint holds are known once their thread has read the journal: the first who ask for theirs shall see them.
  await automation.hasRead();
  await projections.start(client);
  const core = { projections, client, automation };
  closing.defer(tellReadersHave(core, said));
  return core;
}
