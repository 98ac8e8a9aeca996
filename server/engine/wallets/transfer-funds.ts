// Money goes from one wallet of an account to another. What positions, orders and debts need stays.
import { Wallet } from '#lib/contract/enums.ts';
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import { mayTrade, type Account, type MarginAccount } from '../accounts/account.ts';
import { collectDebt, isInDebt } from '../accounts/debt.ts';
import type { Movement } from '../accounts/ledger.ts';
import { rememberMove, standingOfName } from '../accounts/named-moves.ts';
import { openFutures } from '../accounts/positions/open-holding.ts';
import { freeMargin, walletOf } from '../accounts/risk/risk.ts';
import { noteWallet } from '../accounts/risk/watch-risk.ts';
import { AccountKind } from '../identity/account-kind.ts';
import type { TransferFunds } from './wallet-command.ts';
import { findMargin, openMargin, tagOf } from '../lending/margin-account.ts';
import { transferableUnits } from '../lending/transferable.ts';
import { done, refuse, type Context, type Outcome } from '../outcome.ts';
import { RejectReason } from '../reject.ts';
import type { State } from '../state.ts';

type Place = { readonly wallet: Wallet; readonly assetId: number; readonly marketId: number };

/** The amount that may leave a wallet, in units; below 0 where it has fallen short. */
export function freeUnits(state: State, account: Account, { wallet, assetId, marketId }: Place): number {
  switch (wallet) {
    case Wallet.spot:
      return state.ledger.cash(account.row, assetId);
    case Wallet.futures: {
      const { futures } = account;
      if (futures === null) return 0;
      const own = futures.wallets.get(assetId);
      const available = state.ledger.cash(futures.row, assetId);
      if (own === undefined || account.kind !== AccountKind.user) return available;
      return Math.min(available, freeMargin(state.ledger, futures.row, own, false));
    }
    case Wallet.cross:
    case Wallet.isolated: {
      const margin = findMargin(account, wallet, marketId);
      return margin === undefined ? 0 : transferableUnits(state, margin, assetId);
    }
  }
}

/** Why a coin has no place in a wallet; null when it has. */
function refusePlace({ lending, markets }: State, account: Account, { wallet, assetId, marketId }: Place): RejectReason | null {
  if (wallet === Wallet.spot || wallet === Wallet.futures) return null;
  if (account.kind !== AccountKind.user) return RejectReason.unknownAccount;
  if (wallet === Wallet.cross) return lending.assets.has(assetId) ? null : RejectReason.notMargined;
  const rules = markets.get(marketId)?.rules;
  if (rules === undefined) return RejectReason.unknownMarket;
  const isOfPair = rules.baseAssetId === assetId || rules.quoteAssetId === assetId;
  return isOfPair && lending.markets.has(marketId) ? null : RejectReason.notMargined;
}

/** A wallet's part of the posting; the wallet is opened when there is none. */
function movementOf(state: State, account: Account, { wallet, assetId, marketId }: Place, available: number): Movement {
  const { accountId } = account;
  if (wallet === Wallet.spot) return { accountId, row: account.row, assetId, available, frozen: 0 };
  if (wallet === Wallet.futures) return { accountId, row: openFutures(state, account).row, assetId, available, frozen: 0, wallet };
  const { account: inside } = openMargin(state, account, wallet, marketId);
  return { accountId, row: inside.row, assetId, available, frozen: 0, ...tagOf(inside) };
}

export function transferFunds(context: Context, command: TransferFunds): Outcome {
  const { state } = context;
  const { accountId, assetId, from, to, units, clientOid, marketId = -1 } = command;
  const account = state.accounts.get(accountId);
  if (account === undefined || !mayTrade(account)) return refuse(RejectReason.unknownAccount);
  const terms = `${from} to ${to} ${marketId}: ${assetId} ${units}`;
  const named = standingOfName(account, clientOid, terms);
  if (named !== 'new') return named === 'done' ? done() : refuse(named);
  if (account.unified !== null) return refuse(RejectReason.accountUnified);
  if (!state.assets.has(assetId)) return refuse(RejectReason.unknownAsset);
  if (from === to || units <= 0n || units > BigInt(Number.MAX_SAFE_INTEGER)) return refuse(RejectReason.invalidAmount);
  const [source, target] = [from, to].map((wallet): Place => ({ wallet, assetId, marketId }));
  if (source === undefined || target === undefined) throw new Error('a transfer has two ends');
  const misplaced = refusePlace(state, account, source) ?? refusePlace(state, account, target);
  if (misplaced !== null) return refuse(misplaced);
  // A debt is collected from spot alone: what could pay it does not get away from there.
  if (from === Wallet.spot && isInDebt(account)) return refuse(RejectReason.accountInDebt);
  const amount = Number(units);
  if (freeUnits(state, account, source) < amount) return refuse(RejectReason.insufficientBalance);
  const movements = [movementOf(state, account, source, -amount), movementOf(state, account, target, amount)];
  state.ledger.post(LedgerCause.transfer, 0, movements, context.events, account.kind === AccountKind.user);
  rememberMove(account, clientOid, terms);
  for (const place of [source, target]) lookAgain(context, account, place);
  const isIsolated = from === Wallet.isolated || to === Wallet.isolated;
  context.events.push({ type: 'funds-transferred', accountId, assetId, from, to, units, ...(isIsolated ? { marketId } : {}) });
  if (to === Wallet.spot) collectDebt(context, account, assetId);
  return done();
}

/** An amount that has come in or gone out moves the limits of the wallet. */
function lookAgain(context: Context, account: Account, { wallet, assetId, marketId }: Place): void {
  const { futures } = account;
  if (wallet === Wallet.futures && futures !== null) noteWallet(context.state, walletOf(futures, account.accountId, assetId));
  if (wallet !== Wallet.cross && wallet !== Wallet.isolated) return;
  const margin: MarginAccount | undefined = findMargin(account, wallet, marketId);
  if (margin !== undefined) context.moved.add(margin);
}
