// A strategy account pays the author of what it follows: out of one of its wallets, into the author's spot wallet.
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import type { Account } from '../accounts/account.ts';
import { isInDebt } from '../accounts/debt.ts';
import { between } from '../accounts/move.ts';
import type { AccountId } from '../ids.ts';
import { done, refuse, type Context, type Outcome } from '../outcome.ts';
import { RejectReason } from '../reject.ts';
import type { State } from '../state.ts';
import { isAmount } from '../units.ts';
import { pay } from '../wallets/pay.ts';
import { freeUnits } from '../wallets/transfer-funds.ts';
import type { ActingStrategy } from './steps/action-entry.ts';
import { mayOwnStrategies } from './may-own.ts';
import type { PayShare } from './strategy-command.ts';

/** The account to which the income of another one goes; null: to none. */
function authorOf(state: State, sourceId: AccountId): Account | null {
  const source = state.accounts.get(sourceId);
  const author = source?.strategy?.owner ?? source;
  return author !== undefined && mayOwnStrategies.has(author.kind) ? author : null;
}

export function payShare(context: Context, { account, strategy: { owner } }: ActingStrategy, action: PayShare): Outcome {
  const { state } = context;
  const { sourceId, assetId, units, wallet } = action;
  const author = authorOf(state, sourceId);
  if (author === null) return refuse(RejectReason.unknownAccount);
  if (author === owner) return refuse(RejectReason.ownStrategy);
  if (!state.assets.has(assetId)) return refuse(RejectReason.unknownAsset);
  if (!isAmount(units)) return refuse(RejectReason.invalidAmount);
  // Money that could pay a debt does not get away to somebody else.
  if (isInDebt(owner)) return refuse(RejectReason.accountInDebt);
  const amount = Number(units);
  if (freeUnits(state, account, { wallet, assetId, marketId: -1 }) < amount) return refuse(RejectReason.insufficientBalance);
  const { accountId } = account;
  const [ownerId, authorId] = [owner.accountId, author.accountId];
  pay(context, {
    cause: LedgerCause.profitShare,
    legs: between({ account, wallet }, { account: author }, assetId, amount),
    told: [{ type: 'strategy-share-paid', accountId, ownerId, sourceId, authorId, assetId, units, wallet }],
  });
  return done();
}
