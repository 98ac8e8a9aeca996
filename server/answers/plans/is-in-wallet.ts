// Tells whether a plan trades in the wallet that a list is asked for.
import type { SpotPlan } from '#lib/contract/plan.ts';
import type { OfWallet } from '#server/projections/of-wallet.ts';

/** Undefined: all of spot is meant. */
export function isInWallet({ marginMode }: Pick<SpotPlan, 'marginMode'>, wallet: OfWallet | undefined): boolean {
  if (wallet === undefined) return true;
  if (wallet === 'own') return marginMode === undefined;
  return marginMode !== undefined && (wallet === 'margin' || marginMode === wallet);
}
