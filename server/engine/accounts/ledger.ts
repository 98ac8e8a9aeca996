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
};

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
   * Moves money: all of it, or (Error) none. The movements sum to zero per asset; the caller has checked that they can be paid.
   * Announces the posting unless it is the house's own affair (`announced` false): nobody keeps books of quotes.
   */
  post(cause: LedgerCause, orderId: OrderId, movements: readonly Movement[], events: ExchangeEvent[], announced: boolean): void {
    const entries: LedgerEntry[] = [];
    for (const movement of movements) {
      const at = movement.row * assetLimit + movement.assetId;
      const availableDelta = BigInt(movement.available);
      const frozenDelta = BigInt(movement.frozen);
      const available = BigInt.asIntN(64, (this.#available[at] ?? 0n) + availableDelta);
      const frozen = BigInt.asIntN(64, (this.#frozen[at] ?? 0n) + frozenDelta);
      if ((available < 0n || frozen < 0n) && !this.#mayOwe.has(movement.row)) throw new Error(`account ${movement.accountId} would go below zero in asset ${movement.assetId}`);
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
        });
      }
    }
    if (announced) events.push({ type: 'ledger-posted', cause, orderId, entries });
  }
}
