// The events that readers want, and the records that are handed to them: the rest of the journal is none of their business.
import type { EventRecord, ExchangeEvent } from '#server/engine/event.ts';
import type { AccountId } from '#server/engine/ids.ts';

import { attemptOfReference } from '#server/projections/trader-pro/attempt-reference.ts';

import { ofEachReader, type ReaderName, readerNames } from './reader.ts';

type EventType = ExchangeEvent['type'];

/** Always: every one. The name of a reader: those of its accounts. */
type Wanted = readonly ('always' | ReaderName)[] | { readonly nobody: string };

const marketsMoveIt = { nobody: 'readers see prices by trades and marks' };
const told = { nobody: 'what follows from it stands in the ledger, in orders and in positions' };
const setting = { nobody: 'it sets what the core goes by' };

/** A type of event that stands here with nobody does not reach the thread of the readers. */
const wantedBy: Readonly<Record<EventType, Wanted>> = {
  'account-mode-switched': setting,
  'account-opened': { nobody: 'the accounts of readers tell of themselves' },
  'account-owner-named': { nobody: 'readers know accounts by their numbers' },
  'asset-listed': { nobody: 'coins are known by the markets that they are traded in' },
  'auto-append-set': setting,
  'c2c-coins-swapped': told,
  'c2c-order-moved': told,
  'c2c-order-placed': told,
  'command-failed': { nobody: 'what it had done before is in the other events' },
  'contract-delivered': ['always'],
  'contract-settings-set': setting,
  'convert-order-closed': told,
  'convert-order-opened': told,
  'convert-terms-set': setting,
  converted: told,
  'countdown-expired': told,
  'countdown-set': setting,
  'debt-changed': told,
  'deposit-credited': ['programme'],
  'deposit-reversed': told,
  'funding-paid': ['bots'],
  'funding-settled': { nobody: 'each account is told of what it has paid' },
  'funds-sent': told,
  'funds-transferred': told,
  'input-noted': { nobody: 'what follows from it is told by itself' },
  'interest-charged': ['bots', 'programme'],
  'interest-grade-set': setting,
  'isolated-leverage-set': setting,
  'journal-named': { nobody: 'it tells which journal this is' },
  'leader-followed': ['always'],
  'leading-started': ['always'],
  'leading-stopped': ['always'],
  'ledger-posted': ['bots', 'leaders', 'programme'],
  'level-changed': marketsMoveIt,
  'loan-repaid': ['bots', 'programme'],
  'loan-taken': ['bots'],
  'margin-asset-set': setting,
  'margin-called': { nobody: 'nothing has moved yet' },
  'margin-liquidated': ['bots'],
  'margin-market-set': setting,
  'margin-rules-set': setting,
  'mark-price-set': ['always'],
  'market-listed': ['always'],
  'market-state-set': ['always'],
  'order-accepted': ['bots'],
  'order-amended': { nobody: 'bots cancel and place anew' },
  'order-cancelled': ['bots', 'programme'],
  'order-exit-set': { nobody: 'an exit is told of once it waits as a plan' },
  'plan-activated': told,
  'plan-amended': ['leaders'],
  'plan-closed': ['leaders'],
  'plan-opened': ['leaders'],
  'plan-paused': told,
  'plan-repriced': told,
  'plan-resumed': told,
  'plan-sliced': told,
  'plan-triggered': told,
  'position-changed': ['bots', 'leaders', 'programme'],
  'position-deleveraged': ['bots'],
  'position-liquidated': ['bots'],
  'position-mode-set': setting,
  'reference-price-set': marketsMoveIt,
  'step-taken': ['always'],
  'stop-passed': told,
  'stop-turned': told,
  'strategy-account-opened': ['always'],
  'strategy-funds-moved': ['always'],
  'strategy-instructed': ['always'],
  'strategy-share-paid': ['always'],
  'strategy-subscribed': { nobody: 'the owner is told of it, and the bot by its instruction' },
  'trade-executed': ['always'],
  'unified-terms-set': setting,
  'withdrawal-released': told,
  'withdrawal-reserved': told,
  'withdrawal-settled': told,
};

/** The account of which a reader wants to be told from this event on; null: of none. */
const opens: { readonly [Name in ReaderName]: (event: ExchangeEvent, known: ReadonlySet<AccountId>) => AccountId | null } = {
  bots: (event) => (event.type === 'strategy-account-opened' ? event.accountId : null),
  leaders: (event) => (event.type === 'leading-started' ? event.accountId : null),
  /** An attempt begins with a deposit that says so; bots of its account trade for it. */
  programme: (event, known) => {
    if (event.type === 'strategy-account-opened') return known.has(event.ownerId) ? event.accountId : null;
    return event.type === 'deposit-credited' && attemptOfReference(event.reference) !== null ? event.accountId : null;
  },
};

function isOf(event: ExchangeEvent, accounts: ReadonlySet<AccountId>): boolean {
  if (event.type === 'ledger-posted') return event.entries.some(({ accountId }) => accounts.has(accountId));
  return 'accountId' in event && accounts.has(event.accountId);
}

export type ReaderAccounts = { readonly [Name in ReaderName]: Iterable<AccountId> };
export const noAccounts: ReaderAccounts = ofEachReader(() => []);

export class RecordFilter {
  /** Whoever has been of a reader once stays: a leader's other line may go on. */
  readonly #accounts: { readonly [Name in ReaderName]: Set<AccountId> };
  /** The time of the last record that was let through. */
  #timeMs = -1;

  constructor(accounts: ReaderAccounts) {
    this.#accounts = ofEachReader((name) => new Set(accounts[name]));
  }

  /**
   * A record without an event for readers is kept where time has passed with it, because it may wake one.
   * The same journal always gives the same records, in whichever pieces it comes.
   */
  keep({ sequence, timeMs, events }: EventRecord): EventRecord | null {
    const kept = events.filter((event) => this.#concerns(event));
    if (kept.length === 0 && timeMs === this.#timeMs) return null;
    this.#timeMs = timeMs;
    return { sequence, timeMs, events: kept };
  }

  #concerns(event: ExchangeEvent): boolean {
    const wanted = wantedBy[event.type];
    // Most events are levels of a book: they are passed over first. One that opens an account for a reader is wanted by one.
    if ('nobody' in wanted) return false;
    for (const name of readerNames) {
      const opened = opens[name](event, this.#accounts[name]);
      if (opened !== null) this.#accounts[name].add(opened);
    }
    return wanted.some((by) => by === 'always' || isOf(event, this.#accounts[by]));
  }
}
