// Money goes from one wallet of an account to another. What positions and orders need stays.
import { Wallet } from '#lib/contract/enums.ts';
import { mayTrade } from '../accounts/account.ts';
import type { Movement } from '../accounts/ledger.ts';
import { openFutures } from '../accounts/open-holding.ts';
import { freeMargin, walletOf } from '../accounts/risk.ts';
import { watchCross } from '../accounts/watch-risk.ts';
import { AccountKind, type TransferFunds } from '../command.ts';
import { LedgerCause } from '../ledger-event.ts';
import { done, refuse, type Context, type Outcome } from '../outcome.ts';
import { RejectReason } from '../reject.ts';

export function transferFunds(context: Context, { accountId, assetId, from, to, units }: TransferFunds): Outcome {
  const { state } = context;
  const account = state.accounts.get(accountId);
  if (account === undefined || !mayTrade(account)) return refuse(RejectReason.unknownAccount);
  if (!state.assets.has(assetId)) return refuse(RejectReason.unknownAsset);
  if (from === to || units <= 0n || units > BigInt(Number.MAX_SAFE_INTEGER)) return refuse(RejectReason.invalidAmount);
  const amount = Number(units);
  const known = account.futures;
  const wallet = known?.wallets.get(assetId);
  const isSent = from === Wallet.futures;
  if (isSent && (known === null || !state.ledger.canPay(known.row, assetId, amount))) return refuse(RejectReason.insufficientBalance);
  if (isSent && known !== null && wallet !== undefined && account.kind === AccountKind.user) {
    if (freeMargin(state.ledger, known.row, wallet, false) < amount) return refuse(RejectReason.insufficientBalance);
  }
  if (!isSent && !state.ledger.canPay(account.row, assetId, amount)) return refuse(RejectReason.insufficientBalance);
  const futures = openFutures(state, account);
  const spot = isSent ? amount : -amount;
  const movements: Movement[] = [
    { accountId, row: account.row, assetId, available: spot, frozen: 0 },
    { accountId, row: futures.row, assetId, available: -spot, frozen: 0, wallet: Wallet.futures },
  ];
  state.ledger.post(LedgerCause.transfer, 0, movements, context.events, account.kind === AccountKind.user);
  watchCross(state.ledger, futures.row, walletOf(futures, accountId, assetId));
  context.events.push({ type: 'funds-transferred', accountId, assetId, from, to, units });
  return done();
}
