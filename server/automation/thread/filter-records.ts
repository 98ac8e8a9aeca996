// The records that bots need, and of those the events: the rest of the journal is none of their business.
import type { EventRecord, ExchangeEvent } from '#server/engine/event.ts';
import type { AccountId } from '#server/engine/ids.ts';

type EventType = ExchangeEvent['type'];

const always: ReadonlySet<EventType> = new Set([
  'trade-executed',
  'mark-price-set',
  'market-state-set',
  'contract-delivered',
  'strategy-account-opened',
  'strategy-instructed',
  'step-taken',
  'strategy-funds-moved',
  'strategy-share-paid',
  'market-listed',
  'leading-started',
  'leading-stopped',
  'leader-followed',
]);

/** Bots need these only if they are of a bot's account. */
const ofAccounts: ReadonlySet<EventType> = new Set([
  'order-accepted',
  'order-cancelled',
  'position-changed',
  'position-liquidated',
  'position-deleveraged',
  'funding-paid',
  'loan-taken',
  'loan-repaid',
  'interest-charged',
  'margin-liquidated',
]);

/** And these only if they are of an account that leads. */
const ofLeaders: ReadonlySet<EventType> = new Set(['position-changed', 'plan-opened', 'plan-amended', 'plan-closed']);

export class RecordFilter {
  readonly #accounts: Set<AccountId>;
  /** Whoever has led once stays: his other line may go on. */
  readonly #leaders: Set<AccountId>;
  /** The time of the last record that was let through. */
  #timeMs = -1;

  constructor(strategyIds: Iterable<AccountId>, leaderIds: Iterable<AccountId> = []) {
    this.#accounts = new Set(strategyIds);
    this.#leaders = new Set(leaderIds);
  }

  /**
   * A record without an event for bots is kept where time has passed with it, because it may wake one.
   * The same journal always gives the same records, in whichever pieces it comes.
   */
  keep({ sequence, timeMs, events }: EventRecord): EventRecord | null {
    const kept = events.filter((event) => this.#concerns(event));
    if (kept.length === 0 && timeMs === this.#timeMs) return null;
    this.#timeMs = timeMs;
    return { sequence, timeMs, events: kept };
  }

  #concerns(event: ExchangeEvent): boolean {
    if (event.type === 'strategy-account-opened') this.#accounts.add(event.accountId);
    if (event.type === 'leading-started') this.#leaders.add(event.accountId);
    if (always.has(event.type)) return true;
    if (event.type === 'ledger-posted')
      return event.entries.some(({ accountId }) => this.#accounts.has(accountId) || this.#leaders.has(accountId));
    if (!('accountId' in event)) return false;
    const isOf = (types: ReadonlySet<EventType>, accounts: ReadonlySet<AccountId>): boolean =>
      types.has(event.type) && accounts.has(event.accountId);
    return isOf(ofAccounts, this.#accounts) || isOf(ofLeaders, this.#leaders);
  }
}
