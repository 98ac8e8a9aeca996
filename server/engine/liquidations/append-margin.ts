// The automatic top-up of an isolated position, before anything worse happens to it.
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import { announceChange, inWallet, post } from '../accounts/positions/change-position.ts';
import type { Holding, Position } from '../accounts/positions/contract.ts';
import { freeMargin, initialMargin, isolatedRisk, markValue } from '../accounts/risk/risk.ts';
import type { Context } from '../outcome.ts';

/** Moves margin between the wallet and an isolated position: positive adds to it. The caller has checked that it can be. */
export function moveMargin(context: Context, holding: Holding, position: Position, amount: number): void {
  post(context, LedgerCause.margin, 0, [inWallet(holding, -amount, amount)], true);
  position.margin += amount;
  announceChange(context, holding, position, { cause: LedgerCause.margin, orderId: 0, lotsDelta: 0, value: 0, realised: 0 });
}

/** Brings the position back to what its leverage asked for at the mark price, or as far towards it as the wallet can. */
export function appendMargin(context: Context, holding: Holding, position: Position): void {
  const { contract, row, wallet } = holding;
  if (!position.autoAppend || position.lots === 0) return;
  const wanted = initialMargin(contract, markValue(contract, position), position.leverage) - isolatedRisk(contract, position).equity;
  const amount = Math.min(wanted, freeMargin(context.state.ledger, row, wallet, false));
  if (amount > 0) moveMargin(context, holding, position, amount);
}
