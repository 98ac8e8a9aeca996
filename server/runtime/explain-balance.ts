// One balance, told from zero: every movement, why, by which order, and what it left; at the end it must be what the exchange itself holds.
import { AccountKind } from '#server/engine/identity/account-kind.ts';
import type { Command } from '#server/engine/command.ts';
import type { ExchangeEvent } from '#server/engine/event.ts';
import type { LedgerEntry, LedgerPosted } from '#server/engine/wallets/ledger-event.ts';
import type { Asset } from '#server/engine/state.ts';
import type { Exchange } from '#server/engine/exchange.ts';
import { formatDecimal } from '#server/engine/units.ts';

import { tellJournal, type Told } from './tell-journal.ts';

/** The figures do not add up: the journal, the exchange or this release is wrong. */
class BalanceUnexplained extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'BalanceUnexplained';
  }
}

type TransferFunds = Extract<Command, { readonly type: 'transfer-funds' }>;
type TradeExecuted = Extract<ExchangeEvent, { readonly type: 'trade-executed' }>;
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
  /** The amount that the house's trades with itself and its transfers have brought since the last line: they are told without entries. */
  #untold = 0n;

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

  *entries({ command, reply, record: { sequence, timeMs, events } }: Told): Generator<string> {
    if (command.type === 'transfer-funds' && reply.ok) this.#untold += this.#movedBy(command);
    for (const event of events) {
      if (event.type === 'trade-executed') this.#untold += this.#broughtBy(event);
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
    yield* this.#untoldUntil(`${last}`, '-', held);
    if (held.available !== this.#running.available || held.frozen !== this.#running.frozen)
      throw new BalanceUnexplained(
        `after command ${last} the exchange holds ${this.text(held)}; the entries come to ${this.text(this.#running)}`,
      );
    yield* this.#holds(held.frozen);
    yield `after command ${last} the exchange holds ${this.text(held)}: the same\n`;
  }

  /** What it is frozen for. Refuses (BalanceUnexplained) when that does not come to what is frozen. */
  *#holds(frozen: bigint): Generator<string> {
    const own = this.#exchange.holds(this.#accountId);
    const holds = own.filter(({ wallet, assetId }) => wallet === 'spot' && assetId === this.#asset?.assetId);
    const sum = holds.reduce((all, { units }) => all + units, 0n);
    if (sum !== frozen) throw new BalanceUnexplained(`${this.#amount(frozen)} is frozen; what is held comes to ${this.#amount(sum)}`);
    for (const { purpose, units } of holds) yield `held for ${purpose}: ${this.#amount(units)}\n`;
  }

  *#entry(sequence: number, timeMs: number, { cause, orderId }: LedgerPosted, entry: LedgerEntry): Generator<string> {
    const after: Holding = { available: BigInt(entry.availableAfter), frozen: BigInt(entry.frozenAfter) };
    const [available, frozen] = [BigInt(entry.availableDelta), BigInt(entry.frozenDelta)];
    yield* this.#untoldUntil(`${sequence}`, time(timeMs), { available: after.available - available, frozen: after.frozen - frozen });
    const sum: Holding = { available: this.#running.available + available, frozen: this.#running.frozen + frozen };
    if (sum.available !== after.available || sum.frozen !== after.frozen)
      throw new BalanceUnexplained(`command ${sequence} says ${this.text(after)}; the entries so far come to ${this.text(sum)}`);
    yield this.#change(`${sequence}`, time(timeMs), cause, entry.orderId ?? orderId, after);
  }

  /** The change by a trade of spot that the house made with itself: such trades are told without entries, and pay no fee. */
  #broughtBy({ marketId, maker, taker, takerSide, quantityLots, notionalUnits }: TradeExecuted): bigint {
    if (this.#kindOf(maker.accountId) === AccountKind.user || this.#kindOf(taker.accountId) === AccountKind.user) return 0n;
    const rules = this.#exchange.markets().find((market) => market.marketId === marketId);
    if (rules === undefined || rules.contract !== undefined || maker.accountId === taker.accountId) return 0n;
    const leg = [maker, taker].find(({ accountId }) => accountId === this.#accountId);
    if (leg === undefined) return 0n;
    const buys = (leg.role === 'taker') === (takerSide === 'buy');
    const base = BigInt(quantityLots) * BigInt(rules.lotUnits);
    if (this.#asset?.assetId === rules.baseAssetId) return buys ? base : -base;
    if (this.#asset?.assetId === rules.quoteAssetId) return buys ? -BigInt(notionalUnits) : BigInt(notionalUnits);
    return 0n;
  }

  /** The change by a transfer between the spot wallet and another one, which is told with entries to users alone. */
  #movedBy({ accountId, assetId, from, to, units }: TransferFunds): bigint {
    if (accountId !== this.#accountId || assetId !== this.#asset?.assetId || this.#kindOf(accountId) === AccountKind.user) return 0n;
    return BigInt(units) * (BigInt(to === 'spot') - BigInt(from === 'spot'));
  }

  #kindOf(accountId: number): AccountKind | null {
    return this.#exchange.accountKind(accountId);
  }

  /**
   * The line of what changed without entries: the house's quotes freeze and release, it trades with itself and fills its wallets, and clearing stands on the
   * other side of what it gains and loses with contracts. Nothing where that does not account for the change, nor for a user, whose money
   * never moves untold.
   */
  *#untoldUntil(sequence: string, when: string, before: Holding): Generator<string> {
    const [untold, running] = [this.#untold, this.#running];
    this.#untold = 0n;
    const [available, frozen] = [before.available - running.available, before.frozen - running.frozen];
    if (available === 0n && frozen === 0n) return;
    const kind = this.#kindOf(this.#accountId);
    if (kind === AccountKind.clearing) yield this.#change(sequence, when, 'contracts', 0, before);
    else if (kind !== AccountKind.user && available + frozen === untold) yield this.#change(sequence, when, 'quotes', 0, before);
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
  for (const one of told()) {
    last = one.record.sequence;
    yield* explanation.entries(one);
  }
  yield* explanation.closing(last);
}
