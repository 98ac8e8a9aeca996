// The records that bots need, and of those the events: the rest of the journal is none of their business.
import type { EventRecord, ExchangeEvent } from '#server/engine/event.ts';
import type { AccountId } from '#server/engine/ids.ts';

export class RecordFilter {
  readonly #accounts: Set<AccountId>;
  /** The time of the last record that was let through. */
  #timeMs = -1;

  constructor(strategyIds: Iterable<AccountId>) {
    this.#accounts = new Set(strategyIds);
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
    switch (event.type) {
      case 'strategy-account-opened':
        this.#accounts.add(event.accountId);
        return true;
      case 'trade-executed':
      case 'mark-price-set':
      case 'market-state-set':
      case 'contract-delivered':
      case 'strategy-instructed':
      case 'step-taken':
      case 'strategy-funds-moved':
        return true;
      case 'ledger-posted':
        return event.entries.some(({ accountId }) => this.#accounts.has(accountId));
      case 'order-accepted':
      case 'order-cancelled':
      case 'position-changed':
      case 'position-liquidated':
      case 'position-deleveraged':
      case 'funding-paid':
        return this.#accounts.has(event.accountId);
      default:
        return false;
    }
  }
}
