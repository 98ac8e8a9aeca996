// Prices brought down to the market's step and sizes to its lot. Nobody's typing is touched: it happens on leaving a field and on sending.
import { readAmount } from '#lib/order-math/amounts/amount.ts';
import { roundQuantity, roundToLot, snapPrice } from '#lib/order-math/amounts/round-quantity.ts';
import { problem, type TicketProblem } from './problem.ts';

export type StepRules = {
  readonly tickSize: string;
  readonly volumePlace: number;
  readonly lotSize: string;
  /** The unit that goes by lots, in a form whose sizes have units. */
  readonly lotUnit?: string;
};

/** A number as it stands in a field of the form, and what its steps are. */
export type TypedNumber = { readonly field: string; readonly text: string; readonly of: 'price' | 'quantity' };

/** A text between two of the market's steps: as typed, and the step below. */
export type Snap = TypedNumber & { readonly snapped: string; readonly step: string };

/** Null when it lies on a step, is no number, or would come down to nothing: that stays as it is, and is wrong. */
function snapOf(typed: TypedNumber, { tickSize, volumePlace, lotSize }: StepRules): Snap | null {
  const { text, of } = typed;
  const snapped = of === 'price' ? snapPrice(text, tickSize) : roundToLot(roundQuantity(text, volumePlace) ?? '', lotSize);
  const [before, after] = [readAmount(text), readAmount(snapped ?? '')];
  if (before === null || after === null || snapped === null || after.isZero() || after.equals(before)) return null;
  return { ...typed, snapped, step: of === 'price' ? tickSize : lotSize };
}

/** The numbers that lie between two steps. */
export const snapsOf = (typed: readonly TypedNumber[], rules: StepRules): readonly Snap[] =>
  typed.flatMap((one) => snapOf(one, rules) ?? []);

/** ahead: it will be done when the order is sent. taken: it was done when the field was left. */
export const snapNote = (code: 'stepAhead' | 'stepTaken', { field, of, text, snapped, step }: Snap): TicketProblem =>
  problem('note', code, [field], { of, typed: text, snapped, step });
