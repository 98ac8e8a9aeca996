// The messages of a venue to its users, for whoever listens to its records: stops that were jumped over, and orders with other people.
import type { Logger } from 'pino';

import type { VenueDatabase } from './database/database-facts.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { Listings } from '#server/engine/listings.ts';
import type { EventRecord } from '#server/engine/event.ts';
import { merchantsByUser } from '#server/house/merchants/house-merchants.ts';
import { findOwner } from '#server/services/accounts/exchange-account.ts';
import { tellC2cOrders } from '#server/services/c2c/orders/tell-orders.ts';
import { tellPassedStops } from '#server/services/stops/tell-passed-stops.ts';
import { createInbox } from '#server/services/wallets/inbox.ts';

type Rooms = Pick<VenueDatabase, 'people' | 'mode'> & {
  readonly listings: Listings;
  readonly now: () => number;
  readonly log: Logger;
};

export function tellOwners({ people, mode, listings, now, log }: Rooms): (records: readonly EventRecord[]) => void {
  const { putOnce } = createInbox(people, now);
  // Nobody reads the messages of the house.
  const userOf = async (accountId: AccountId): Promise<string | null> => {
    const userId = await findOwner(people, accountId, mode);
    return userId === null || merchantsByUser.has(userId) ? null : userId;
  };
  const options = { userOf, putOnce, venue: mode, now, log };
  const [tellOfStops, tellOfOrders] = [tellPassedStops({ listings, ...options }), tellC2cOrders(options)];
  return (records) => {
    tellOfStops(records);
    tellOfOrders(records);
  };
}
