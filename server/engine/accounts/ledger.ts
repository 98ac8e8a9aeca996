// Who holds what: available and frozen money per account and asset, and the record of every movement.
import type { AccountId, AssetId, OrderId } from '../command.ts';
import type { ExchangeEvent, LedgerCause, LedgerEntry } from '../event.ts';
import { units } from '../units.ts';

/** Most assets a venue can list: the width of an account's row. */
export const assetLimit = 128;

/** One change of one account's holding of one asset, before it is posted. */
export type Movement = {
  readonly accountId: AccountId;
  readonly row: number;
  readonly assetId: AssetId;
  readonly available: number;
  readonly frozen: number;
  /** The account's own order in this, where it is not the posting's. */
  readonly orderId?: OrderId;
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
 * Balances in signed 64-bit units. Movements are safe integers (an order's worth is bounded far below 2^53);
 * balances are not, so that the house and the outside world can hold all there is.
 */
export class Ledger {
  #available = new BigInt64Array(assetLimit * 64);
  #frozen = new BigInt64Array(assetLimit * 64);
  /** Rows that may go below zero: the outside world alone. */
  readonly #mayOwe = new Set<number>();

  openRow(row: number, mayOwe: boolean): void {
    while ((row + 1) * assetLimit > this.#available.length) {
      const [available, frozen] = [this.#available, this.#frozen];
      this.#available = new BigInt64Array(available.length * 2);
      this.#frozen = new BigInt64Array(frozen.length * 2);
      this.#available.set(available);
      this.#frozen.set(frozen);
    }
    if (mayOwe) this.#mayOwe.add(row);
  }

  available(row: number, assetId: AssetId): bigint {
    return this.#available[row * assetLimit + assetId] ?? 0n;
  }

  frozen(row: number, assetId: AssetId): bigint {
    return this.#frozen[row * assetLimit + assetId] ?? 0n;
  }

  /** Puts a balance back as a snapshot had it. */
  restore(row: number, assetId: AssetId, available: bigint, frozen: bigint): void {
    this.#available[row * assetLimit + assetId] = available;
    this.#frozen[row * assetLimit + assetId] = frozen;
  }

  /**
   * Moves money: all of it, or (Error) none. The movements sum to zero per asset, name each account and asset at most once,
   * and can be paid, which the caller has checked and this asserts.
   * Announces the posting unless it is the house's own affair (`announced` false): nobody keeps books of quotes.
   */
  post(cause: LedgerCause, orderId: OrderId, movements: readonly Movement[], events: ExchangeEvent[], announced: boolean): void {
    assertBalanced(movements);
    for (const movement of movements) this.#assertPayable(movement);
    const entries: LedgerEntry[] = [];
    for (const movement of movements) {
      const at = movement.row * assetLimit + movement.assetId;
      const availableDelta = BigInt(movement.available);
      const frozenDelta = BigInt(movement.frozen);
      const available = BigInt.asIntN(64, (this.#available[at] ?? 0n) + availableDelta);
      const frozen = BigInt.asIntN(64, (this.#frozen[at] ?? 0n) + frozenDelta);
      this.#available[at] = available;
      this.#frozen[at] = frozen;
      if (announced) {
        entries.push({
          accountId: movement.accountId,
          assetId: movement.assetId,
          availableDelta: units(availableDelta),
          frozenDelta: units(frozenDelta),
          availableAfter: units(available),
          frozenAfter: units(frozen),
          ...(movement.orderId === undefined ? {} : { orderId: movement.orderId }),
        });
      }
    }
    if (announced) events.push({ type: 'ledger-posted', cause, orderId, entries });
  }

  /** No account but the outside world goes below zero, and nothing leaves 64 bits (where a sum would change its sign). */
  #assertPayable({ accountId, row, assetId, available, frozen }: Movement): void {
    const at = row * assetLimit + assetId;
    const mayOwe = this.#mayOwe.has(row);
    const [availableAfter, frozenAfter] = [(this.#available[at] ?? 0n) + BigInt(available), (this.#frozen[at] ?? 0n) + BigInt(frozen)];
    if (BigInt.asIntN(64, availableAfter) !== availableAfter)
      throw new Error(`account ${accountId} would hold more of asset ${assetId} than fits`);
    if ((availableAfter < 0n || frozenAfter < 0n) && !mayOwe)
      throw new Error(`account ${accountId} would go below zero in asset ${assetId}`);
  }
}
