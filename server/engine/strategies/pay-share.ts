// A strategy account pays the author of what it follows: out of one of its wallets, into the author's spot wallet.
import { Wallet } from '#lib/contract/enums.ts';
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import type { Account } from '../accounts/account.ts';
import { collectDebt, isInDebt } from '../accounts/debt.ts';
import { walletOf } from '../accounts/risk/risk.ts';
import { noteWallet } from '../accounts/risk/watch-risk.ts';
import type { AccountId } from '../ids.ts';
import { done, refuse, type Context, type Outcome } from '../outcome.ts';
import { RejectReason } from '../reject.ts';
import type { State } from '../state.ts';
import { markDirty } from '../unified/mark-dirty.ts';
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
  const { state, events } = context;
  const { sourceId, assetId, units, wallet } = action;
  const author = authorOf(state, sourceId);
  if (author === null) return refuse(RejectReason.unknownAccount);
  if (author === owner) return refuse(RejectReason.ownStrategy);
  if (!state.assets.has(assetId)) return refuse(RejectReason.unknownAsset);
  if (units <= 0n || units > BigInt(Number.MAX_SAFE_INTEGER)) return refuse(RejectReason.invalidAmount);
  // Money that could pay a debt does not get away to somebody else.
  if (isInDebt(owner)) return refuse(RejectReason.accountInDebt);
  const amount = Number(units);
  if (freeUnits(state, account, { wallet, assetId, marketId: -1 }) < amount) return refuse(RejectReason.insufficientBalance);
  const { accountId } = account;
  const futures = wallet === Wallet.futures ? account.futures : null;
  const from = futures === null ? { row: account.row } : { row: futures.row, wallet };
  const movements = [
    { accountId, ...from, assetId, available: -amount, frozen: 0 },
    { accountId: author.accountId, row: author.row, assetId, available: amount, frozen: 0 },
  ];
  state.ledger.post(LedgerCause.profitShare, 0, movements, events, true);
  if (futures !== null) noteWallet(state, walletOf(futures, accountId, assetId));
  markDirty(state, author);
  const [ownerId, authorId] = [owner.accountId, author.accountId];
  events.push({ type: 'strategy-share-paid', accountId, ownerId, sourceId, authorId, assetId, units, wallet });
  collectDebt(context, author, assetId);
  return done();
}
