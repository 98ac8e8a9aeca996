// Money that is held because it is on its way out.
import type { AccountId, AssetId } from '../ids.ts';

/** Plain safe integers of the asset's smallest unit. */
export type Withdrawal = {
  readonly accountId: AccountId;
  readonly assetId: AssetId;
  readonly amount: number;
  readonly fee: number;
};

/** Printable ASCII, so that every way of writing it down gives the same name. */
export const isReference = (text: string): boolean => /^[!-~]{1,128}$/.test(text);

/** Withdrawals that are held, and the names of those that have ended: none is used twice. */
export class Withdrawals {
  readonly #held = new Map<string, Withdrawal>();
  readonly #ended = new Set<string>();

  get held(): ReadonlyMap<string, Withdrawal> {
    return this.#held;
  }

  get ended(): ReadonlySet<string> {
    return this.#ended;
  }

  isUsed(reference: string): boolean {
    return this.#held.has(reference) || this.#ended.has(reference);
  }

  hold(reference: string, withdrawal: Withdrawal): void {
    this.#held.set(reference, withdrawal);
  }

  end(reference: string): void {
    this.#held.delete(reference);
    this.#ended.add(reference);
  }
}
