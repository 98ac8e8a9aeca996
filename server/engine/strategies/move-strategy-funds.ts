// Money goes between an owner's spot wallet and the wallets of a strategy account, and nowhere else.
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import type { Account } from '../accounts/account.ts';
import { between } from '../accounts/move.ts';
import type { AssetId } from '../ids.ts';
import { done, refuse, type Context, type Outcome } from '../outcome.ts';
import { RejectReason } from '../reject.ts';
import { isAmount, units as inUnits } from '../units.ts';
import { pay, refusePayer } from '../wallets/pay.ts';
import { freeUnits } from '../wallets/transfer-funds.ts';
import type { ActingStrategy } from './steps/action-entry.ts';
import type { ReturnFunds, StrategyWallet, TakeFunds } from './strategy-command.ts';

export function takeFunds(context: Context, { account, strategy: { owner } }: ActingStrategy, action: TakeFunds): Outcome {
  const { state } = context;
  const { assetId, units, wallet } = action;
  if (!state.assets.has(assetId)) return refuse(RejectReason.unknownAsset);
  if (!isAmount(units)) return refuse(RejectReason.invalidAmount);
  const amount = Number(units);
  const unpayable = refusePayer(state, owner, assetId, amount);
  if (unpayable !== null) return refuse(unpayable);
  move(context, account, owner, assetId, amount, wallet);
  return done();
}

export function returnFunds(context: Context, { account, strategy: { owner } }: ActingStrategy, action: ReturnFunds): Outcome {
  const { state } = context;
  const { assetId, units, wallet } = action;
  if (!state.assets.has(assetId)) return refuse(RejectReason.unknownAsset);
  if (units !== 0n && !isAmount(units)) return refuse(RejectReason.invalidAmount);
  const free = Math.max(0, freeUnits(state, account, { wallet, assetId, marketId: -1 }));
  const amount = units === 0n ? free : Number(units);
  if (free < amount) return refuse(RejectReason.insufficientBalance);
  if (amount === 0) return done();
  move(context, account, owner, assetId, -amount, wallet);
  return done();
}

/** Into the strategy account, or (an amount below 0) out of it. Both ends have been found to bear it. */
function move(context: Context, account: Account, owner: Account, assetId: AssetId, amount: number, wallet: StrategyWallet): void {
  const [units, direction] = [inUnits(BigInt(Math.abs(amount))), amount > 0 ? ('in' as const) : ('out' as const)];
  const { accountId } = account;
  pay(context, {
    cause: LedgerCause.strategy,
    legs: between({ account: owner }, { account, wallet }, assetId, amount),
    told: [{ type: 'strategy-funds-moved', accountId, ownerId: owner.accountId, assetId, units, wallet, direction }],
  });
}
