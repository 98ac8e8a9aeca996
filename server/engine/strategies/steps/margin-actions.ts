// The actions of a strategy account in its isolated margin wallets: coins put in and taken out, borrowed and given back.
import { Wallet } from '#lib/contract/enums.ts';
import { borrow, repay } from '../../lending/lend.ts';
import { findMargin } from '../../lending/margin-account.ts';
import { done, type Context, type Outcome } from '../../outcome.ts';
import { units } from '../../units.ts';
import { freeUnits, transferFunds } from '../../wallets/transfer-funds.ts';
import type { ActingStrategy } from './action-entry.ts';
import type { BorrowByStep, RepayByStep, TransferMargin } from '../strategy-command.ts';

export function transferMargin(context: Context, { account }: ActingStrategy, action: TransferMargin): Outcome {
  const { marketId, assetId, direction } = action;
  const [from, to] = direction === 'in' ? [Wallet.spot, Wallet.isolated] : [Wallet.isolated, Wallet.spot];
  const asked = action.units === 0n ? BigInt(freeUnits(context.state, account, { wallet: from, assetId, marketId })) : action.units;
  if (asked === 0n) return done();
  const { accountId } = account;
  return transferFunds(context, { type: 'transfer-funds', accountId, assetId, from, to, units: units(asked), marketId });
}

export const borrowByStep = (context: Context, { account: { accountId } }: ActingStrategy, action: BorrowByStep): Outcome =>
  borrow(context, { ...action, accountId, wallet: Wallet.isolated });

export function repayByStep(context: Context, { account }: ActingStrategy, action: RepayByStep): Outcome {
  const { accountId } = account;
  if (action.units !== 0n) return repay(context, { ...action, accountId, wallet: Wallet.isolated });
  const margin = findMargin(account, Wallet.isolated, action.marketId);
  const held = margin === undefined ? 0 : context.state.ledger.cash(margin.account.row, action.assetId);
  if (held <= 0 || margin?.debts.has(action.assetId) !== true) return done();
  return repay(context, { ...action, units: units(BigInt(held)), accountId, wallet: Wallet.isolated });
}
