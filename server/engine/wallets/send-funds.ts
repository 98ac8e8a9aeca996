// Money goes from one user to another: out of what is available in spot, into the other's spot wallet.
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import { mayTrade } from '../accounts/account.ts';
import { collectDebt, isInDebt } from '../accounts/debt.ts';
import { rememberMove, standingOfName } from '../accounts/named-moves.ts';
import { isReference } from '../accounts/withdrawal.ts';
import { AccountKind } from '../identity/account-kind.ts';
import { done, refuse, type Context, type Outcome } from '../outcome.ts';
import { RejectReason } from '../reject.ts';
import { markDirty } from '../unified/mark-dirty.ts';
import { withdrawable } from '../unified/withdrawable.ts';
import type { SendFunds } from './wallet-command.ts';

/** Whoever owes for an arrival that was undone sends nothing: the debt would stay behind. Nor does what a unified account stands on leave. */
export function sendFunds(context: Context, { accountId, toAccountId, assetId, units, reference, clientOid }: SendFunds): Outcome {
  const { state, events } = context;
  const [sender, receiver] = [state.accounts.get(accountId), state.accounts.get(toAccountId)];
  if (sender === undefined || sender.kind !== AccountKind.user || !mayTrade(sender)) return refuse(RejectReason.unknownAccount);
  if (receiver === undefined || receiver.kind !== AccountKind.user || receiver === sender) return refuse(RejectReason.unknownAccount);
  const terms = `to ${toAccountId}: ${assetId} ${units}`;
  const named = standingOfName(sender, clientOid, terms);
  if (named !== 'new') return named === 'done' ? done() : refuse(named);
  if (!state.assets.has(assetId)) return refuse(RejectReason.unknownAsset);
  if (units <= 0n || units > BigInt(Number.MAX_SAFE_INTEGER)) return refuse(RejectReason.invalidAmount);
  if (reference !== undefined && !isReference(reference)) return refuse(RejectReason.invalidAmount);
  if (reference !== undefined && state.withdrawals.isUsed(reference)) return refuse(RejectReason.withdrawalExists);
  if (isInDebt(sender)) return refuse(RejectReason.accountInDebt);
  const amount = Number(units);
  if (withdrawable(state, sender, assetId) < amount) return refuse(RejectReason.insufficientBalance);
  const movements = [
    { accountId, row: sender.row, assetId, available: -amount, frozen: 0 },
    { accountId: toAccountId, row: receiver.row, assetId, available: amount, frozen: 0 },
  ];
  state.ledger.post(LedgerCause.internal, 0, movements, events, true);
  if (reference !== undefined) state.withdrawals.end(reference);
  rememberMove(sender, clientOid, terms);
  events.push({ type: 'funds-sent', accountId, toAccountId, assetId, units });
  collectDebt(context, receiver, assetId);
  for (const account of [sender, receiver]) markDirty(state, account);
  return done();
}
