// The amounts of a withdrawal, in the coin: the amount that arrives, and the reason why an amount cannot be requested.
import { Decimal } from 'decimal.js';

import { isMarked } from '#lib/format/numbers/decimal-input.ts';

type AmountProblem = 'tooSmall' | 'tooMuch';

export type WithdrawAmounts = { readonly receive: string; readonly problem: AmountProblem | null };

const Exact = Decimal.clone({ precision: 60 });

/** `amount` is what is taken from the account; the fee comes out of it. Empty text is no amount yet, and what its field has marked is none. */
export function withdrawAmounts(amount: string, fee: string, minimum: string, available: string): WithdrawAmounts {
  if (amount === '' || isMarked(amount)) return { receive: '0', problem: null };
  const taken = new Exact(amount);
  const receive = Decimal.max(taken.minus(fee), 0).toFixed();
  if (taken.gt(available)) return { receive, problem: 'tooMuch' };
  return { receive, problem: taken.lt(minimum) ? 'tooSmall' : null };
}
