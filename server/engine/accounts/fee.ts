// The fee of a trade: a share of what it delivers.
import { millionthsUp } from '../arithmetic/millionths.ts';

/** Fee in the units of the amount, rounded up in favour of the fee account. */
export const feeOf = (amountUnits: number, feePpm: number): number => millionthsUp(amountUnits, feePpm);
