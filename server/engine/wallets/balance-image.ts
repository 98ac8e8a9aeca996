// The snapshot of a row of the ledger.
import type { State } from '../state.ts';

export type Balance = readonly [assetId: number, available: string, frozen: string];

/** The balances of a ledger row that are not zero, available or frozen, by asset. */
export const balancesOf = ({ assets, ledger }: State, row: number): Balance[] =>
  [...assets.keys()]
    .toSorted((a, b) => a - b)
    .map((assetId): Balance => [assetId, ledger.available(row, assetId).toString(), ledger.frozen(row, assetId).toString()])
    .filter(([, available, frozen]) => available !== '0' || frozen !== '0');

export function restoreBalances({ ledger }: State, row: number, balances: readonly Balance[]): void {
  for (const [assetId, available, frozen] of balances) ledger.restore(row, assetId, BigInt(available), BigInt(frozen));
}
