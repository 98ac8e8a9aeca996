// Money goes from one user to another: out of what is available in spot, into the other's spot wallet.
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import { mayTrade } from '../accounts/account.ts';
import { between } from '../accounts/move.ts';
import { rememberMove, standingOfName } from '../accounts/named-moves.ts';
import { isReference } from '../accounts/withdrawal.ts';
import { AccountKind } from '../identity/account-kind.ts';
import { done, refuse, type Context, type Outcome } from '../outcome.ts';
import { RejectReason } from '../reject.ts';
import { isAmount } from '../units.ts';
import { pay, refusePayer } from './pay.ts';
import type { SendFunds } from './wallet-command.ts';

export function sendFunds(context: Context, { accountId, toAccountId, assetId, units, reference, clientOid }: SendFunds): Outcome {
  const { state } = context;
  const [sender, receiver] = [state.accounts.get(accountId), state.accounts.get(toAccountId)];
  if (sender === undefined || sender.kind !== AccountKind.user || !mayTrade(sender)) return refuse(RejectReason.unknownAccount);
  if (receiver === undefined || receiver.kind !== AccountKind.user || receiver === sender) return refuse(RejectReason.unknownAccount);
  const terms = `to ${toAccountId}: ${assetId} ${units}`;
  const named = standingOfName(sender, clientOid, terms);
  if (named !== 'new') return named === 'done' ? done() : refuse(named);
  if (!state.assets.has(assetId)) return refuse(RejectReason.unknownAsset);
  if (!isAmount(units)) return refuse(RejectReason.invalidAmount);
  if (reference !== undefined && !isReference(reference)) return refuse(RejectReason.invalidAmount);
  if (reference !== undefined && state.withdrawals.isUsed(reference)) return refuse(RejectReason.withdrawalExists);
  const amount = Number(units);
  const unpayable = refusePayer(state, sender, assetId, amount);
  if (unpayable !== null) return refuse(unpayable);
  pay(context, {
    cause: LedgerCause.internal,
    legs: between({ account: sender }, { account: receiver }, assetId, amount),
    told: [{ type: 'funds-sent', accountId, toAccountId, assetId, units }],
    collectsFirst: true,
  });
  if (reference !== undefined) state.withdrawals.end(reference);
  rememberMove(sender, clientOid, terms);
  return done();
}
