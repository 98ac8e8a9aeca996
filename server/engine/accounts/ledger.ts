// The ledger: available and frozen money per account and asset, and the record of every movement.
import type { Wallet } from '#lib/contract/enums.ts';
import type { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import type { AccountId, AssetId, MarketId, OrderId } from '../ids.ts';
import type { LedgerEntry } from '../wallets/ledger-event.ts';
import type { EventSink } from '../event-sink.ts';
import type { Money } from '../units.ts';

/** Most assets a venue can list. */
export const assetLimit = 128;

/** One change of one account's holding of one asset, before it is posted. Safe integers of the asset's smallest unit. */
export type Movement = {
  readonly accountId: AccountId;
  readonly row: number;
  readonly assetId: AssetId;
  readonly available: number;
  readonly frozen: number;
  /** The account's own order in this, where it is not the posting's. */
  readonly orderId?: OrderId;
  /** Absent: the spot wallet. */
  readonly wallet?: Wallet;
  /** The market of an isolated margin wallet. */
  readonly walletMarketId?: MarketId;
};

/** The owner of some money, its row, and the name of its wallet. */
export type Purse = {
  readonly accountId: AccountId;
  readonly row: number;
  readonly tag?: Pick<Movement, 'wallet' | 'walletMarketId'>;
};

/** A posting may not make or lose money: per asset its movements sum to zero. */
function assertBalanced(movements: readonly Movement[]): void {
  for (const { assetId } of movements) {
    let sum = 0;
    for (const movement of movements) if (movement.assetId === assetId) sum += movement.available + movement.frozen;
    if (sum !== 0) throw new Error(`a posting is off by ${sum} in asset ${assetId}`);
  }
}

/**
 * A table of 64-bit integers: plain numbers where they are safe, which is nearly always, and bigints beside it where they are not
 * (the house and the outside world hold all there is). Numbers cost a third of what wide integers do in the hot path.
 */
class Holdings {
  #cells: Float64Array<ArrayBuffer>;
  readonly #wide = new Map<number, bigint>();

  constructor(length: number) {
    this.#cells = new Float64Array(length);
  }

  get length(): number {
    return this.#cells.length;
  }

  get(at: number): Money {
    const cell = this.#cells[at] ?? 0;
    return Number.isNaN(cell) ? (this.#wide.get(at) ?? 0n) : cell;
  }

  set(at: number, value: Money): void {
    if (typeof value === 'number') {
      if (this.#wide.size > 0) this.#wide.delete(at);
      this.#cells[at] = value;
      return;
    }
    this.#cells[at] = Number.NaN;
    this.#wide.set(at, value);
  }

  /** A copy in which each row of `width` cells has become one of `newWidth`, with room for `rows`. */
  relaid(width: number, newWidth: number, rows: number): Holdings {
    const other = new Holdings(rows * newWidth);
    for (let from = 0; from < this.#cells.length; from += width) {
      const to = (from / width) * newWidth;
      for (let column = 0; column < width; column += 1) other.set(to + column, this.get(from + column));
    }
    return other;
  }
}

/** A sum of two amounts, as narrow as it can be. Wide ones wrap at 64 bits, which `post` has excluded. */
function plus(holding: Money, change: number): Money {
  if (typeof holding === 'number') {
    const sum = holding + change;
    if (Number.isSafeInteger(sum)) return sum;
  }
  const sum = BigInt(holding) + BigInt(change);
  const narrow = Number(sum);
  return Number.isSafeInteger(narrow) ? narrow : sum;
}

const fits = (amount: Money): boolean => typeof amount === 'number' || BigInt.asIntN(64, amount) === amount;

/** Balances in signed 64-bit units. Movements are safe integers: an order's worth is bounded far below 2^53. */
export class Ledger {
  /** Assets that a row has room for; each takes two cells that lie side by side, available and frozen. */
  #width = 8;
  #rows = 64;
  #holdings = new Holdings(this.#rows * this.#width * 2);
  /** Rows that may go below zero: the outside world, clearing, and wallets whose open positions may stand behind a debt. */
  readonly #mayOwe = new Set<number>();

  /** Makes room for an asset in every row. */
  openAsset(assetId: AssetId): void {
    if (assetId >= this.#width) this.#relay(2 ** Math.ceil(Math.log2(assetId + 1)), this.#rows);
  }

  openRow(row: number, mayOwe: boolean): void {
    if (row >= this.#rows) this.#relay(this.#width, Math.max(row + 1, this.#rows * 2));
    if (mayOwe) this.#mayOwe.add(row);
  }

  /** From now on the row may not go below zero. */
  forbidDebt(row: number): void {
    this.#mayOwe.delete(row);
  }

  available(row: number, assetId: AssetId): bigint {
    return BigInt(this.#holdings.get(this.#cell(row, assetId)));
  }

  frozen(row: number, assetId: AssetId): bigint {
    return BigInt(this.#holdings.get(this.#cell(row, assetId) + 1));
  }

  /** The available amount as a plain number: exact below 2^53, which wallets of users never leave. */
  cash(row: number, assetId: AssetId): number {
    return Number(this.#holdings.get(this.#cell(row, assetId)));
  }

  /** True if an amount, a safe integer, is available. */
  canPay(row: number, assetId: AssetId, amount: number): boolean {
    return this.#holdings.get(this.#cell(row, assetId)) >= amount;
  }

  /** Puts a balance back as a snapshot had it. */
  restore(row: number, assetId: AssetId, available: bigint, frozen: bigint): void {
    this.#holdings.set(this.#cell(row, assetId), plus(available, 0));
    this.#holdings.set(this.#cell(row, assetId) + 1, plus(frozen, 0));
  }

  /**
   * Moves money: all of it, or (Error) none. The movements sum to zero per asset, name each account and asset at most once,
   * and can be paid, which the caller has checked and this asserts.
   * Announces the posting unless it is the house's own affair (`announced` false): nobody keeps books of quotes.
   */
  post(cause: LedgerCause, orderId: OrderId, movements: readonly Movement[], events: EventSink, announced: boolean): void {
    assertBalanced(movements);
    for (const movement of movements) this.#assertPayable(movement);
    const entries: LedgerEntry[] = [];
    for (const { accountId, row, assetId, available, frozen, orderId: own, wallet, walletMarketId } of movements) {
      const at = this.#cell(row, assetId);
      const availableAfter = plus(this.#holdings.get(at), available);
      const frozenAfter = plus(this.#holdings.get(at + 1), frozen);
      this.#holdings.set(at, availableAfter);
      this.#holdings.set(at + 1, frozenAfter);
      if (!announced) continue;
      // Written out by kind: a spread costs more than the posting itself.
      const [availableDelta, frozenDelta] = [available, frozen];
      if (wallet !== undefined) {
        const entry = { accountId, assetId, availableDelta, frozenDelta, availableAfter, frozenAfter, wallet };
        const named = walletMarketId === undefined ? entry : { ...entry, walletMarketId };
        entries.push(own === undefined ? named : { ...named, orderId: own });
      } else if (own !== undefined)
        entries.push({ accountId, assetId, availableDelta, frozenDelta, availableAfter, frozenAfter, orderId: own });
      else entries.push({ accountId, assetId, availableDelta, frozenDelta, availableAfter, frozenAfter });
    }
    if (announced) events.push({ type: 'ledger-posted', cause, orderId, entries });
  }

  /** Between available and frozen of one account: positive freezes, negative releases. All of it, or (Error) nothing. */
  freeze(
    cause: LedgerCause,
    orderId: OrderId,
    { accountId, row, tag }: Purse,
    assetId: AssetId,
    amount: number,
    events: EventSink | null,
  ): void {
    const at = this.#cell(row, assetId);
    const availableAfter = plus(this.#holdings.get(at), -amount);
    const frozenAfter = plus(this.#holdings.get(at + 1), amount);
    if ((availableAfter < 0 && !this.#mayOwe.has(row)) || frozenAfter < 0)
      throw new Error(`account ${accountId} would go below zero in asset ${assetId}`);
    this.#holdings.set(at, availableAfter);
    this.#holdings.set(at + 1, frozenAfter);
    if (events === null) return;
    const entry = { accountId, assetId, availableDelta: -amount, frozenDelta: amount, availableAfter, frozenAfter };
    const entries = [tag?.wallet === undefined ? entry : { ...entry, ...tag }];
    events.push({ type: 'ledger-posted', cause, orderId, entries });
  }

  /** No account but the outside world goes below zero, and nothing leaves 64 bits (where a sum would change its sign). */
  #assertPayable({ accountId, row, assetId, available, frozen }: Movement): void {
    const at = this.#cell(row, assetId);
    const availableAfter = plus(this.#holdings.get(at), available);
    const frozenAfter = plus(this.#holdings.get(at + 1), frozen);
    if (!fits(availableAfter) || !fits(frozenAfter)) throw new Error(`account ${accountId} would hold more of asset ${assetId} than fits`);
    if ((availableAfter < 0 || frozenAfter < 0) && !this.#mayOwe.has(row))
      throw new Error(`account ${accountId} would go below zero in asset ${assetId}`);
  }

  #cell(row: number, assetId: AssetId): number {
    return (row * this.#width + assetId) * 2;
  }

  #relay(width: number, rows: number): void {
    this.#holdings = this.#holdings.relaid(this.#width * 2, width * 2, rows);
    this.#width = width;
    this.#rows = rows;
  }
}
