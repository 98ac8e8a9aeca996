// One payment, the same for whoever pays: money moves, is told, is looked at, and pays what its receiver owes for undone arrivals.
import { Wallet } from '#lib/contract/enums.ts';
import { holdFacts, type HoldPurpose } from '#lib/contract/money/hold-purposes.ts';
import type { Account } from '../accounts/account.ts';
import { collectDebt, isInDebt } from '../accounts/debt.ts';
import { lookAtLegs, post, type Move } from '../accounts/move.ts';
import type { ExchangeEvent } from '../event.ts';
import type { AssetId, OrderId } from '../ids.ts';
import type { Context } from '../outcome.ts';
import { RejectReason } from '../reject.ts';
import type { State } from '../state.ts';
import { withdrawable } from '../unified/withdrawable.ts';

export type Payment = Move & {
  /** The events that say what it was, told behind the posting. */
  readonly told: readonly ExchangeEvent[];
  /**
   * Unified accounts are looked at, and charged their interest, in the order in which they were moved. Left out: the order of the legs.
   * True: a receiver that pays a debt comes before the payer. The two differ where both are unified, and journals have both.
   */
  readonly collectsFirst?: true;
};

/** A debt is collected from what has reached a spot wallet, and from nothing else. */
function collect(context: Context, { legs }: Move): void {
  for (const { account, assetId, available, wallet = Wallet.spot } of legs)
    if (available > 0 && wallet === Wallet.spot) collectDebt(context, account, assetId);
}

/**
 * Why an account cannot give so much of a coin from its spot wallet; null when it can. Whoever owes for an arrival that was undone
 * gives nothing: the debt would stay behind. Nor does what a unified account stands on leave.
 */
export function refusePayer(state: State, payer: Account, assetId: AssetId, amount: number): RejectReason | null {
  if (isInDebt(payer)) return RejectReason.accountInDebt;
  return withdrawable(state, payer, assetId) < amount ? RejectReason.insufficientBalance : null;
}

/** The caller has asked whether it may be, and can be, paid: nothing is refused here. */
export function pay(context: Context, payment: Payment): void {
  post(context, payment);
  for (const event of payment.told) context.events.push(event);
  if (payment.collectsFirst === true) collect(context, payment);
  lookAtLegs(context, payment);
  // After the first time there is nothing left to collect, or nothing to collect it from.
  collect(context, payment);
}

type Hold = {
  readonly account: Account;
  readonly assetId: AssetId;
  /** Below 0: it is given back, and pays first what the account owes. */
  readonly amount: number;
  readonly purpose: HoldPurpose;
  /** Left out: no order is concerned. */
  readonly orderId?: OrderId;
};

/** Holds coins of a spot wallet. The caller has asked whether they can be, and keeps what `readers` will be asked for (`holds.ts`). */
export function holdFunds(context: Context, { account, assetId, amount, purpose, orderId = 0 }: Hold, told: ExchangeEvent): void {
  const { reserve, release } = holdFacts[purpose];
  const legs = [{ account, assetId, available: -amount, held: { purpose, change: amount } }];
  pay(context, { cause: amount > 0 ? reserve : release, orderId, legs, told: [told] });
}
