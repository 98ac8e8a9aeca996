// One balance, told from zero: every movement, why, by which order, and what it left; at the end it must be what the exchange itself holds.
import { AccountKind } from '#server/engine/identity/account-kind.ts';
import type { EventRecord } from '#server/engine/event.ts';
import type { LedgerEntry, LedgerPosted } from '#server/engine/wallets/ledger-event.ts';
import type { Asset } from '#server/engine/state.ts';
import type { Exchange } from '#server/engine/exchange.ts';
import { formatDecimal } from '#server/engine/units.ts';

import { tellJournal } from './tell-journal.ts';

/** The figures do not add up: the journal, the exchange or this release is wrong. */
class BalanceUnexplained extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'BalanceUnexplained';
  }
}

type Holding = { readonly available: bigint; readonly frozen: bigint };

/** Command, time, cause, order, change of available and frozen, both after it. */
const widths = [10, 25, 9, 10, 24, 24, 24, 24] as const;

const line = (cells: readonly string[]): string =>
  `${cells
    .map((cell, at) => cell.padEnd(widths[at] ?? 0))
    .join(' ')
    .trimEnd()}\n`;

const time = (timeMs: number): string => new Date(timeMs).toISOString();

class Explanation {
  readonly #exchange: Exchange;
  readonly #accountId: number;
  readonly #code: string;
  #asset: Asset | undefined;
  #running: Holding = { available: 0n, frozen: 0n };
  /** The house's quotes freeze and release without being told one by one. */
  #isUser = false;

  constructor(exchange: Exchange, accountId: number, code: string) {
    this.#exchange = exchange;
    this.#accountId = accountId;
    this.#code = code;
    this.#running = this.held();
  }

  /** The amounts that the exchange itself holds. */
  held(): Holding {
    this.#asset ??= this.#exchange.assets().find(({ code }) => code === this.#code);
    const assetId = this.#asset?.assetId;
    const balance = this.#exchange.balances(this.#accountId).find((each) => each.assetId === assetId);
    return { available: balance?.available ?? 0n, frozen: balance?.frozen ?? 0n };
  }

  text({ available, frozen }: Holding): string {
    return `${this.#amount(available)} available and ${this.#amount(frozen)} frozen`;
  }

  opening(after: number): string {
    const { available, frozen } = this.#running;
    const cause = after === 0 ? 'zero' : 'snapshot';
    return line([`${after}`, '-', cause, '-', '-', '-', this.#amount(available), this.#amount(frozen)]);
  }

  *entries({ sequence, timeMs, events }: EventRecord): Generator<string> {
    for (const event of events) {
      if (event.type === 'account-opened' && event.accountId === this.#accountId) this.#isUser = event.kind === AccountKind.user;
      if (event.type !== 'ledger-posted') continue;
      this.#asset ??= this.#exchange.assets().find(({ code }) => code === this.#code);
      for (const entry of event.entries) {
        // Entries of other wallets are not in this balance.
        if (entry.accountId !== this.#accountId || entry.assetId !== this.#asset?.assetId || entry.wallet !== undefined) continue;
        yield* this.#entry(sequence, timeMs, event, entry);
      }
    }
  }

  /** Refuses (BalanceUnexplained) when the entries do not come to what the exchange holds. */
  *closing(last: number): Generator<string> {
    if (this.#asset === undefined) throw new Error(`no asset is called ${this.#code}`);
    if (!this.#exchange.accountExists(this.#accountId)) throw new Error(`there is no account ${this.#accountId}`);
    const held = this.held();
    yield* this.#quotesUntil(`${last}`, '-', held);
    if (held.available !== this.#running.available || held.frozen !== this.#running.frozen)
      throw new BalanceUnexplained(
        `after command ${last} the exchange holds ${this.text(held)}; the entries come to ${this.text(this.#running)}`,
      );
    yield `after command ${last} the exchange holds ${this.text(held)}: the same\n`;
  }

  *#entry(sequence: number, timeMs: number, { cause, orderId }: LedgerPosted, entry: LedgerEntry): Generator<string> {
    const after: Holding = { available: BigInt(entry.availableAfter), frozen: BigInt(entry.frozenAfter) };
    const [available, frozen] = [BigInt(entry.availableDelta), BigInt(entry.frozenDelta)];
    yield* this.#quotesUntil(`${sequence}`, time(timeMs), { available: after.available - available, frozen: after.frozen - frozen });
    const sum: Holding = { available: this.#running.available + available, frozen: this.#running.frozen + frozen };
    if (sum.available !== after.available || sum.frozen !== after.frozen)
      throw new BalanceUnexplained(`command ${sequence} says ${this.text(after)}; the entries so far come to ${this.text(sum)}`);
    yield this.#change(`${sequence}`, time(timeMs), cause, entry.orderId ?? orderId, after);
  }

  /** The amounts that the house's quotes moved between available and frozen meanwhile; a user's money never moves untold. */
  *#quotesUntil(sequence: string, when: string, before: Holding): Generator<string> {
    const moved = before.available - this.#running.available;
    if (this.#isUser || moved === 0n || moved !== this.#running.frozen - before.frozen) return;
    yield this.#change(sequence, when, 'quotes', 0, before);
  }

  #change(sequence: string, when: string, cause: string, orderId: number, after: Holding): string {
    const [available, frozen] = [after.available - this.#running.available, after.frozen - this.#running.frozen];
    this.#running = after;
    const changes = [available, frozen].map((units) => (units > 0n ? `+${this.#amount(units)}` : this.#amount(units)));
    const order = orderId === 0 ? '-' : `${orderId}`;
    return line([sequence, when, cause, order, ...changes, this.#amount(after.available), this.#amount(after.frozen)]);
  }

  #amount(units: bigint): string {
    return formatDecimal(units, this.#asset?.decimals ?? 0);
  }
}

/**
 * A line per entry, in coins. Where the journal's beginning was removed it starts from what the oldest snapshot holds, and says so.
 * Refuses (Error) an unknown asset or account; BalanceUnexplained when an entry, or the end, is not what the exchange says.
 */
export function* explainBalance(folder: string, accountId: number, code: string, onNote: (text: string) => void): Generator<string> {
  const { exchange, after, told } = tellJournal(folder, 0, onNote);
  const explanation = new Explanation(exchange, accountId, code);
  yield line(['command', 'time', 'cause', 'order', 'available change', 'frozen change', 'available', 'frozen']);
  yield explanation.opening(after);
  let last = after;
  for (const { record } of told()) {
    last = record.sequence;
    yield* explanation.entries(record);
  }
  yield* explanation.closing(last);
}
