// Money arrives from outside: from the outside world's account to somebody's, once per arrival.
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import { collectDebt } from '../accounts/debt.ts';
import { isReference } from '../accounts/withdrawal.ts';
import type { CreditDeposit } from './wallet-command.ts';
import { done, refuse, type Context, type Outcome } from '../outcome.ts';
import { RejectReason } from '../reject.ts';
import { markDirty } from '../unified/mark-dirty.ts';

export function creditDeposit(context: Context, { accountId, assetId, units, reference }: CreditDeposit): Outcome {
  const { state } = context;
  const account = state.accounts.get(accountId);
  const outside = state.outsideAccount;
  if (account === undefined || outside === null) return refuse(RejectReason.unknownAccount);
  if (!state.assets.has(assetId)) return refuse(RejectReason.unknownAsset);
  if (units <= 0n || units > BigInt(Number.MAX_SAFE_INTEGER) || !isReference(reference)) return refuse(RejectReason.invalidAmount);
  if (state.deposits.has(reference)) return refuse(RejectReason.depositAlreadyCredited);
  const amount = Number(units);
  state.ledger.post(
    LedgerCause.deposit,
    0,
    [
      { accountId: outside.accountId, row: outside.row, assetId, available: -amount, frozen: 0 },
      { accountId, row: account.row, assetId, available: amount, frozen: 0 },
    ],
    context.events,
    true,
  );
  state.deposits.add(reference);
  context.events.push({ type: 'deposit-credited', accountId, assetId, units, reference });
  collectDebt(context, account, assetId);
  markDirty(state, account);
  return done();
}
