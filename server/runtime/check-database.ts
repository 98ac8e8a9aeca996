// Tells whether a database belongs to a journal, before one record of the journal is written into it.
import type { AccountId } from '#server/engine/ids.ts';
import type { Exchange } from '#server/engine/exchange.ts';
import type { UserAccountView } from '#server/engine/identity/owner-view.ts';
import { hashBytes } from '#server/engine/snapshots/state-hash.ts';

/** The facts that a database states of itself, of one venue. */
export type DatabaseFacts = {
  /** The identity of the journal that it belongs to; '': it has never been told. */
  readonly identity: string;
  /** The one that a journal was about to be given when the start was cut short; '': none. */
  readonly proposedIdentity: string;
  /** Its accounts of users, where it has never been told whose it is; otherwise none are named. */
  readonly accountIds: readonly AccountId[];
  /** Accounts of guests who were forgotten by a release before this one have no rows. */
  readonly forgetsGuests: boolean;
  /** The exceptions that the operator has allowed: sets of accounts that may be without rows. */
  readonly reserve: readonly string[];
};

/** The database and the journal do not go together. Nothing has been changed. */
export class WrongDatabase extends Error {
  constructor(what: string) {
    super(`${what} Nothing was changed. See "A start that is refused" in docs/operate.md.`);
    this.name = 'WrongDatabase';
  }
}

/** So many are named in a message. */
const maxNamed = 5;
const pageSize = 10_000;

/** Numbers of accounts as a message names them: the first few, and how many there are. */
export const numberList = (numbers: readonly AccountId[]): string =>
  numbers.length <= maxNamed ? numbers.join(', ') : `${numbers.slice(0, maxNamed).join(', ')}, …: ${numbers.length} in all`;

/** Names one set of accounts of one journal, so that a permission for it is none for any other. */
const codeOf = (identity: string, accountIds: readonly AccountId[]): string =>
  `${accountIds.length}-${hashBytes(new TextEncoder().encode(`${identity} ${accountIds.join(' ')}`)).slice(0, 8)}`;

/** Refuses (WrongDatabase) a database without the rows of these accounts, unless the operator has allowed for exactly these. */
export function allowLacking(
  folder: string,
  identity: string,
  lacking: readonly AccountId[],
  lacksAll: boolean,
  reserve: readonly string[],
): void {
  if (lacking.length === 0) return;
  const numbers = lacking.toSorted((a, b) => a - b);
  const code = codeOf(identity, numbers);
  if (reserve.includes(code)) return;
  const why = lacksAll
    ? 'It is new, or not the one that this exchange had: is DATABASE_URL what it was? If the database is lost, restore its backup.'
    : 'It is from before they were opened: restore a later backup of it if there is one.';
  throw new WrongDatabase(
    `The database does not know whose some accounts of the journal in ${folder} are (${numberList(numbers)}). ${why} To go on without, start once with RESERVE_ACCOUNTS=${code}: their money stays where it is, under numbers that nobody else gets, and nobody can log in to them.`,
  );
}

function* usersOf(exchange: Pick<Exchange, 'userAccounts'>): Generator<UserAccountView> {
  for (let skip = 0; ; skip += pageSize) {
    const page = exchange.userAccounts(skip, pageSize);
    yield* page;
    if (page.length < pageSize) return;
  }
}

/** Refuses (WrongDatabase) a database of another journal, and one that lacks the accounts of this one. `exchange` is what the whole journal says. */
export function checkDatabase(folder: string, database: DatabaseFacts, exchange: Pick<Exchange, 'identity' | 'userAccounts'>): void {
  const identity = exchange.identity();
  const { accountIds, proposedIdentity } = database;
  const isStrange = identity !== '' && accountIds.length > 0 && proposedIdentity !== identity;
  if (database.identity !== '' ? database.identity !== identity : isStrange)
    throw new WrongDatabase(
      `The database belongs to another exchange than the journal in ${folder} (database: ${database.identity || 'not named'}, journal: ${identity || 'not named'}). Start with the DATA_DIR and the DATABASE_URL that belong together, or restore both from one backup.`,
    );
  if (database.identity !== '' || (identity === '' && database.forgetsGuests && accountIds.length > 0)) return;
  const rows = new Set(accountIds);
  const lacking = [...usersOf(exchange)].map(({ accountId }) => accountId).filter((accountId) => !rows.has(accountId));
  allowLacking(folder, identity, lacking, accountIds.length === 0, database.reserve);
}
