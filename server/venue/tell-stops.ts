// The messages of a venue about stops that were jumped over, for whoever listens to its records.
import type { Logger } from 'pino';

import type { VenueDatabase } from './database/database-facts.ts';
import type { Listings } from '#server/engine/listings.ts';
import type { EventRecord } from '#server/engine/event.ts';
import { findOwner } from '#server/services/accounts/exchange-account.ts';
import { tellPassedStops } from '#server/services/stops/tell-passed-stops.ts';
import { createInbox } from '#server/services/wallets/inbox.ts';

type Rooms = Pick<VenueDatabase, 'people' | 'mode'> & {
  readonly listings: Listings;
  readonly now: () => number;
  readonly log: Logger;
};

export const tellStops = ({ people, mode, listings, now, log }: Rooms): ((records: readonly EventRecord[]) => void) =>
  tellPassedStops({
    listings,
    userOf: (accountId) => findOwner(people, accountId, mode),
    putOnce: createInbox(people, now).putOnce,
    venue: mode,
    now,
    log,
  });
