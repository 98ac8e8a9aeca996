// Joins a venue's database to its journal at each start: every account has the same owner on both sides, and both have one name.
import { randomUUID } from 'node:crypto';

import type { Command } from '#server/engine/command.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import { allowLacking, numberList, WrongDatabase, type DatabaseFacts } from '#server/runtime/check-database.ts';

import { compareAccounts } from './compare-accounts.ts';
import { writeName, type VenueDatabase } from './database-facts.ts';
import { reserveAccounts } from './reserve-accounts.ts';

type Client = Pick<ExchangeClient, 'submitAll' | 'userAccounts' | 'identity'>;
type Log = { info(text: string): void };

const batch = 2000;

async function submitOrFail(client: Client, commands: readonly Command[]): Promise<void> {
  for (let from = 0; from < commands.length; from += batch) {
    const replies = await client.submitAll(commands.slice(from, from + batch));
    for (const reply of replies) if (!reply.ok) throw new Error(`the exchange refused to say whose its accounts are: ${reply.reason}`);
  }
}

/** The name goes to the database first, as proposed: whichever step a start is cut short at, the next one finishes it. */
async function giveName(client: Client, { tables }: VenueDatabase, proposed: string): Promise<void> {
  const identity = proposed === '' ? randomUUID() : proposed;
  await writeName(tables, 'proposedIdentity', identity);
  await submitOrFail(client, [{ type: 'name-journal', identity }]);
  await writeName(tables, 'identity', identity);
}

/**
 * Refuses (WrongDatabase) a database that lacks accounts of the journal, names other owners, or has accounts that the journal has not.
 * A journal and a database of a release before this one, which have no names yet, get one when they fit.
 */
export async function connectDatabase(
  client: Client,
  database: VenueDatabase,
  facts: DatabaseFacts,
  { folder, log, nowMs }: { readonly folder: string; readonly log: Log; readonly nowMs: number },
): Promise<void> {
  const identity = await client.identity();
  const isOld = identity === '';
  const found = await compareAccounts(client, database);
  if (found.strangers.length > 0)
    throw new WrongDatabase(
      `The database and the journal in ${folder} name different owners of accounts (${numberList(found.strangers)}): people have signed up while the two did not belong together. Restore both from one backup.`,
    );
  if (found.unknown.length > 0 && !isOld)
    throw new WrongDatabase(
      `The database has accounts that the journal in ${folder} has not (${numberList(found.unknown.map(({ accountId }) => accountId))}): the journal is older than the database. Restore the journal that belongs to this database, or both from one backup.`,
    );
  // Accounts that a release before this one opened for guests and forgot have neither an owner nor a row, and stay so.
  const lacking = facts.forgetsGuests ? found.lacking.filter(({ owner }) => owner !== '') : found.lacking;
  const numbers = lacking.map(({ accountId }) => accountId);
  allowLacking(folder, identity, numbers, found.rows === 0, facts.reserve);
  const named = await reserveAccounts(database, lacking, nowMs);
  if (lacking.length > 0) log.info(`${lacking.length} accounts are kept for owners who are not in the database`);
  await submitOrFail(client, [
    // A sign-up that was cut short in a release that wrote the number down first.
    ...found.unknown.map(({ accountId }) => ({ type: 'open-account', accountId, kind: 'user' }) as const),
    ...[...found.unnamed, ...found.unknown, ...named].map((one) => ({ type: 'name-account-owner', ...one }) as const),
  ]);
  if (isOld) await giveName(client, database, facts.proposedIdentity);
  else if (facts.identity === '') await writeName(database.tables, 'identity', identity);
}
