// Money goes from one wallet of an account to another. What positions, orders and debts need stays.
import { Wallet } from '#lib/contract/enums.ts';
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import { mayTrade, type Account } from '../accounts/account.ts';
import { isInDebt } from '../accounts/debt.ts';
import { between } from '../accounts/move.ts';
import { rememberMove, standingOfName } from '../accounts/named-moves.ts';
import { freeMargin } from '../accounts/risk/risk.ts';
import { AccountKind } from '../identity/account-kind.ts';
import type { TransferFunds } from './wallet-command.ts';
import { findMargin } from '../lending/margin-account.ts';
import { transferableUnits } from '../lending/transferable.ts';
import { done, refuse, type Context, type Outcome } from '../outcome.ts';
import { RejectReason } from '../reject.ts';
import type { State } from '../state.ts';
import { isAmount } from '../units.ts';
import { pay } from './pay.ts';

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
  if (from === to || !isAmount(units)) return refuse(RejectReason.invalidAmount);
  const source = { wallet: from, assetId, marketId };
  const misplaced = refusePlace(state, account, source) ?? refusePlace(state, account, { ...source, wallet: to });
  if (misplaced !== null) return refuse(misplaced);
  // A debt is collected from spot alone: what could pay it does not get away from there.
  if (from === Wallet.spot && isInDebt(account)) return refuse(RejectReason.accountInDebt);
  const amount = Number(units);
  if (freeUnits(state, account, source) < amount) return refuse(RejectReason.insufficientBalance);
  const isIsolated = from === Wallet.isolated || to === Wallet.isolated;
  pay(context, {
    cause: LedgerCause.transfer,
    legs: between({ account, wallet: from, marketId }, { account, wallet: to, marketId }, assetId, amount),
    told: [{ type: 'funds-transferred', accountId, assetId, from, to, units, ...(isIsolated ? { marketId } : {}) }],
    isTold: account.kind === AccountKind.user,
  });
  rememberMove(account, clientOid, terms);
  return done();
}
