// Money arrives from outside: from the outside world's account to somebody's, once per arrival.
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import { between } from '../accounts/move.ts';
import { isReference } from '../accounts/withdrawal.ts';
import type { CreditDeposit } from './wallet-command.ts';
import { done, refuse, type Context, type Outcome } from '../outcome.ts';
import { RejectReason } from '../reject.ts';
import { isAmount } from '../units.ts';
import { pay } from './pay.ts';

export function creditDeposit(context: Context, { accountId, assetId, units, reference }: CreditDeposit): Outcome {
  const { state } = context;
  const account = state.accounts.get(accountId);
  const outside = state.outsideAccount;
  if (account === undefined || outside === null) return refuse(RejectReason.unknownAccount);
  if (!state.assets.has(assetId)) return refuse(RejectReason.unknownAsset);
  if (!isAmount(units) || !isReference(reference)) return refuse(RejectReason.invalidAmount);
  if (state.deposits.has(reference)) return refuse(RejectReason.depositAlreadyCredited);
  const amount = Number(units);
  pay(context, {
    cause: LedgerCause.deposit,
    legs: between({ account: outside }, { account }, assetId, amount),
    told: [{ type: 'deposit-credited', accountId, assetId, units, reference }],
  });
  state.deposits.add(reference);
  return done();
}
