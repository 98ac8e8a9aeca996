// Borrowing and giving back: the only two ways in which a debt changes, besides interest.
import { Wallet } from '#lib/contract/enums.ts';
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import type { Movement } from '../accounts/ledger.ts';
import type { AssetId, OrderId } from '../ids.ts';
import type { Context } from '../outcome.ts';
import { RejectReason } from '../reject.ts';
import type { State } from '../state.ts';
import { units } from '../units.ts';
import { addInterest, chargeMargin, dailyRateE9, hourlyInterest, hourOf } from './interest.ts';
import type { Debt, MarginAccount } from '../accounts/account.ts';
import { isUnified, owedOf, tagOf, nameOfWallet } from './margin-account.ts';
import type { RepayCause } from './margin-event.ts';
import { isPriced, marginRisk, type Change } from './margin-risk.ts';

/** One coin's part of a posting that concerns a margin wallet. */
export const inMargin = (margin: MarginAccount, assetId: AssetId, available: number): Movement => ({
  accountId: margin.owner.accountId,
  row: margin.account.row,
  assetId,
  available,
  frozen: 0,
  ...tagOf(margin.account),
});

/** The part of a posting that one of the venue's own accounts has. */
export function ofVenue(state: State, kind: 'lender' | 'fees' | 'insurance', assetId: AssetId, available: number): Movement {
  const account = { lender: state.lenderAccount, fees: state.feeAccount, insurance: state.insuranceAccount }[kind];
  if (account === null) throw new Error(`the venue has no ${kind} account`);
  return { accountId: account.accountId, row: account.row, assetId, available, frozen: 0 };
}

export function postLoan(context: Context, cause: LedgerCause, orderId: OrderId, movements: readonly Movement[]): void {
  const moving = movements.filter(({ available }) => available !== 0);
  if (moving.length > 0) context.state.ledger.post(cause, orderId, moving, context.events, !context.silent);
}

/** The units of a coin that the lender has lent. */
export const lentUnits = ({ lenderAccount, ledger }: State, assetId: AssetId): number =>
  lenderAccount === null ? 0 : Number(-ledger.available(lenderAccount.row, assetId));

/** Most that a wallet may owe of a coin by its tiers; 0: nothing. */
export function debtLimit({ lending, markets }: State, { wallet, marketId }: MarginAccount, assetId: AssetId): number {
  if (wallet !== Wallet.isolated) return lending.assets.get(assetId)?.debts.at(-1)?.upToUnits ?? 0;
  const terms = lending.markets.get(marketId);
  if (terms === undefined || !lending.assets.has(assetId)) return 0;
  const rules = markets.get(marketId)?.rules;
  const tiers = rules?.baseAssetId === assetId ? terms.base : rules?.quoteAssetId === assetId ? terms.quote : [];
  return tiers.at(-1)?.upToUnits ?? 0;
}

/**
 * Why a wallet cannot borrow so much of a coin; null when it can. `changes` is what is going to happen with the money: after it,
 * what counts of the wallet must still be enough for everything that it owes.
 */
export function refuseLoan(
  context: Context,
  margin: MarginAccount,
  assetId: AssetId,
  amount: number,
  changes: readonly Change[] = [],
): RejectReason | null {
  const { state } = context;
  const limit = debtLimit(state, margin, assetId);
  if (limit === 0 || state.lenderAccount === null || state.feeAccount === null) return RejectReason.notLent;
  const debt = margin.debts.get(assetId);
  const interest = hourlyInterest(amount, dailyRateE9(state, margin, assetId));
  const owed = amount + interest;
  if ((debt === undefined ? 0 : owedOf(debt)) + owed > limit) return RejectReason.loanLimit;
  if (lentUnits(state, assetId) + amount > (state.lending.assets.get(assetId)?.poolUnits ?? 0)) return RejectReason.lendingPoolEmpty;
  const all = [...changes, { assetId, held: amount, owed }];
  if (!isPriced(state, margin, all)) return RejectReason.noMarkPrice;
  const { equity, initial } = marginRisk(state, margin, all);
  return equity >= initial ? null : RejectReason.marginNotEnough;
}

export function noteDebtor(context: Context, margin: MarginAccount): void {
  const { debtors } = context.state.lending;
  if (debtors.has(margin)) return;
  margin.chargedMs = hourOf(context.timeMs);
  debtors.add(margin);
}

/** Lends what the caller has asked about; the hour that has begun is charged at once, to a unified account only the later ones. */
export function takeLoan(context: Context, margin: MarginAccount, assetId: AssetId, amount: number, orderId: OrderId): void {
  chargeMargin(context, margin);
  noteDebtor(context, margin);
  const debt: Debt = margin.debts.get(assetId) ?? { principal: 0, interest: 0 };
  margin.debts.set(assetId, debt);
  debt.principal += amount;
  postLoan(context, LedgerCause.loan, orderId, [inMargin(margin, assetId, amount), ofVenue(context.state, 'lender', assetId, -amount)]);
  context.events.push({
    type: 'loan-taken',
    ...nameOfWallet(margin),
    assetId,
    units: units(BigInt(amount)),
    orderId,
    principalAfter: units(BigInt(debt.principal)),
    interestAfter: units(BigInt(debt.interest)),
  });
  if (!isUnified(margin)) addInterest(context, margin, assetId, debt, { principal: amount, hours: 1 });
  context.moved.add(margin);
}

/** Takes a debt that is paid off the books. */
export function settleDebt(context: Context, margin: MarginAccount, assetId: AssetId, debt: Debt): void {
  if (owedOf(debt) > 0) return;
  margin.debts.delete(assetId);
  if (margin.debts.size === 0) context.state.lending.debtors.delete(margin);
}

/** Tells what of a debt is gone. */
export function announceRepaid(
  context: Context,
  margin: MarginAccount,
  assetId: AssetId,
  debt: Debt,
  paid: { readonly principal: number; readonly interest: number; readonly cause: RepayCause; readonly orderId: OrderId },
): void {
  context.events.push({
    type: 'loan-repaid',
    ...nameOfWallet(margin),
    assetId,
    principalUnits: units(BigInt(paid.principal)),
    interestUnits: units(BigInt(paid.interest)),
    cause: paid.cause,
    orderId: paid.orderId,
    principalAfter: units(BigInt(debt.principal)),
    interestAfter: units(BigInt(debt.interest)),
  });
}

/** Gives back up to an amount that is available, interest first. Answers what was taken. */
export function repayLoan(
  context: Context,
  margin: MarginAccount,
  assetId: AssetId,
  max: number,
  why: { readonly cause: RepayCause; readonly orderId: OrderId },
): number {
  chargeMargin(context, margin);
  const debt = margin.debts.get(assetId);
  if (debt === undefined || max <= 0) return 0;
  const interest = Math.min(max, debt.interest);
  const principal = Math.min(max - interest, debt.principal);
  debt.interest -= interest;
  debt.principal -= principal;
  const { state } = context;
  postLoan(context, LedgerCause.repayment, why.orderId, [
    inMargin(margin, assetId, -principal),
    ofVenue(state, 'lender', assetId, principal),
  ]);
  postLoan(context, LedgerCause.interest, why.orderId, [inMargin(margin, assetId, -interest), ofVenue(state, 'fees', assetId, interest)]);
  announceRepaid(context, margin, assetId, debt, { principal, interest, ...why });
  settleDebt(context, margin, assetId, debt);
  context.moved.add(margin);
  return interest + principal;
}

/** True if an order's market is one that its wallet trades. */
export function tradesIn(
  state: State,
  { wallet, marketId }: MarginAccount,
  market: { marketId: number; baseAssetId: number; quoteAssetId: number },
): boolean {
  const { lending } = state;
  if (wallet === Wallet.isolated) return market.marketId === marketId && lending.markets.has(marketId);
  return lending.assets.has(market.baseAssetId) && lending.assets.has(market.quoteAssetId);
}
