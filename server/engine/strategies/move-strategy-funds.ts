// Money goes between an owner's spot wallet and the wallets of a strategy account, and nowhere else.
import { Wallet } from '#lib/contract/enums.ts';
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import type { Account } from '../accounts/account.ts';
import { collectDebt, isInDebt } from '../accounts/debt.ts';
import type { Movement } from '../accounts/ledger.ts';
import { openFutures } from '../accounts/positions/open-holding.ts';
import { walletOf } from '../accounts/risk/risk.ts';
import { noteWallet } from '../accounts/risk/watch-risk.ts';
import type { AssetId } from '../ids.ts';
import { done, refuse, type Context, type Outcome } from '../outcome.ts';
import { RejectReason } from '../reject.ts';
import { markDirty } from '../unified/mark-dirty.ts';
import { withdrawable } from '../unified/withdrawable.ts';
import { units as inUnits } from '../units.ts';
import { freeUnits } from '../wallets/transfer-funds.ts';
import type { ActingStrategy } from './steps/action-entry.ts';
import type { ReturnFunds, StrategyWallet, TakeFunds } from './strategy-command.ts';

const largest = BigInt(Number.MAX_SAFE_INTEGER);

/** The debt of an undone arrival is collected from the owner's spot wallet: money that could pay it does not get away from there. */
export function takeFunds(context: Context, { account, strategy: { owner } }: ActingStrategy, action: TakeFunds): Outcome {
  const { state } = context;
  const { assetId, units, wallet } = action;
  if (!state.assets.has(assetId)) return refuse(RejectReason.unknownAsset);
  if (units <= 0n || units > largest) return refuse(RejectReason.invalidAmount);
  if (isInDebt(owner)) return refuse(RejectReason.accountInDebt);
  const amount = Number(units);
  if (withdrawable(state, owner, assetId) < amount) return refuse(RejectReason.insufficientBalance);
  move(context, account, owner, assetId, amount, wallet);
  return done();
}

export function returnFunds(context: Context, { account, strategy: { owner } }: ActingStrategy, action: ReturnFunds): Outcome {
  const { state } = context;
  const { assetId, units, wallet } = action;
  if (!state.assets.has(assetId)) return refuse(RejectReason.unknownAsset);
  if (units < 0n || units > largest) return refuse(RejectReason.invalidAmount);
  const free = Math.max(0, freeUnits(state, account, { wallet, assetId, marketId: -1 }));
  const amount = units === 0n ? free : Number(units);
  if (free < amount) return refuse(RejectReason.insufficientBalance);
  if (amount === 0) return done();
  move(context, account, owner, assetId, -amount, wallet);
  collectDebt(context, owner, assetId);
  return done();
}

/** Into the strategy account, or (an amount below 0) out of it. Both ends have been found to bear it. */
function move(context: Context, account: Account, owner: Account, assetId: AssetId, amount: number, wallet: StrategyWallet): void {
  const { state, events } = context;
  const futures = wallet === Wallet.futures ? openFutures(state, account) : null;
  const movements: readonly Movement[] = [
    { accountId: owner.accountId, row: owner.row, assetId, available: -amount, frozen: 0 },
    {
      accountId: account.accountId,
      row: futures?.row ?? account.row,
      assetId,
      available: amount,
      frozen: 0,
      ...(futures === null ? {} : { wallet }),
    },
  ];
  state.ledger.post(LedgerCause.strategy, 0, movements, events, true);
  if (futures !== null) noteWallet(state, walletOf(futures, account.accountId, assetId));
  markDirty(state, owner);
  const [units, direction] = [inUnits(BigInt(Math.abs(amount))), amount > 0 ? ('in' as const) : ('out' as const)];
  events.push({
    type: 'strategy-funds-moved',
    accountId: account.accountId,
    ownerId: owner.accountId,
    assetId,
    units,
    wallet,
    direction,
  });
}
