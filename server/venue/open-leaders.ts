// Those who lead copied trades in a venue, with what other services know of them and tell them.
import { randomUUID } from 'node:crypto';

import { houseUsers } from '#server/house/leaders/house-leaders.ts';
import { findOwner } from '#server/services/accounts/exchange-account.ts';
import { isFrozen } from '#server/services/accounts/standing.ts';
import { createLeaders } from '#server/services/leaders/create-leaders.ts';
import type { LeaderPorts } from '#server/services/leaders/leader-ports.ts';
import { leadersInDatabase } from '#server/services/leaders/store/leaders-in-database.ts';
import type { Leaders } from '#server/services/leaders/leaders.ts';
import { leadingInVenue, type LeadingParts } from '#server/services/leaders/leading-in-venue.ts';
import type { LeaderRecords } from '#server/services/leader-records/leader-records.ts';
import { createInbox } from '#server/services/wallets/inbox.ts';
import type { VenueParts } from './venue-parts.ts';

/** Everybody may ask for it, and each leader of it is a question to the core. */
const boardFreshMs = 5000;

type Rooms = LeadingParts &
  Pick<VenueParts, 'people' | 'mode'> &
  Pick<LeaderPorts, 'log' | 'closing'> & { readonly records: Pick<LeaderRecords, 'begin'> };

export function openLeaders({ people, mode, records, log, closing, ...parts }: Rooms): Leaders {
  const { now } = parts;
  return createLeaders({
    ...leadingInVenue(parts),
    store: leadersInDatabase(people, mode, now),
    venue: mode,
    houseUsers,
    onBegun: (leaderId, line, ownUsdt) => records.begin({ leaderId, line }, ownUsdt),
    userOf: (accountId) => findOwner(people, accountId, mode),
    isFrozen: (userId) => isFrozen(people, userId),
    tell: createInbox(people, now).putOnce,
    now,
    newReference: randomUUID,
    boardFreshMs,
    log,
    closing,
  });
}
