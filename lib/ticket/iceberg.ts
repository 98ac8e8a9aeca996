// Icebergs: the part that one shows, in how many parts that makes it, and what is wrong about it.
import { Amount, ROUND_UP, readAmount, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { isMultiple } from '#lib/order-math/amounts/round-quantity.ts';
import { problem, type Answer } from './problem.ts';

export const icebergTexts = { price: '', shown: '' };

export const partCounts = [5, 10, 20, 50] as const;
const maxParts = 100;

/** The number of pieces that an order is traded in, and the size of one. */
export type Pieces = { readonly count: number; readonly each: string };

type Lots = { readonly lotSize: string };

/** An even part of the quantity, rounded up to the lot; '' without a quantity. */
export function shownForParts(quantity: string, parts: number, { lotSize }: Lots): string {
  const [whole, lot] = [readAmount(quantity), readAmount(lotSize)];
  if (whole === null || lot === null || whole.isZero() || lot.isZero()) return '';
  return writeAmount(whole.dividedBy(parts).dividedBy(lot).toDecimalPlaces(0, ROUND_UP).times(lot));
}

/** At least the market's smallest quantity and a hundredth of the order, below all of it. `coin`: of the quantity. */
export function checkShown(shown: string, quantity: string, market: Lots & { readonly minQuantity: string }, coin: string): Answer {
  const [part, whole] = [readAmount(shown), readAmount(quantity)];
  if (part === null || part.isZero()) return problem('missing', 'shownMissing', ['shown']);
  if (!isMultiple(shown, market.lotSize)) return problem('wrong', 'invalidQuantity', ['shown'], { lotSize: market.lotSize });
  if (part.lessThan(market.minQuantity)) return problem('wrong', 'quantityBelowMinimum', ['shown'], { minimum: market.minQuantity });
  if (whole === null || whole.isZero()) return null;
  const min = shownForParts(quantity, maxParts, market);
  const within = part.greaterThanOrEqualTo(min) && part.lessThan(whole);
  return within ? null : problem('wrong', 'shownOutOfRange', ['shown'], { min, whole: quantity, coin });
}

/** Null while the part or the quantity is missing. */
export function icebergParts(shown: string, quantity: string): Pieces | null {
  const [part, whole] = [readAmount(shown), readAmount(quantity)];
  if (part === null || whole === null || part.isZero() || whole.isZero()) return null;
  return { count: whole.dividedBy(part).toDecimalPlaces(0, ROUND_UP).toNumber(), each: writeAmount(Amount.min(part, whole)) };
}
