// Prices that belong to something of the reader's: an order, a leg of a plan, an alert.
import { ROUND_HALF_UP, readAmount, writeAmount } from '#lib/order-math/amounts/amount.ts';
import type { LevelColour } from '../chart-view.ts';

export type LevelTag = {
  readonly id: string;
  /** Decimal text. */
  readonly price: string;
  readonly colour: LevelColour;
  /** A position is named at all times; of an order and an alert there is a mark, and its name once it is pointed at. */
  readonly kind: 'position' | 'order' | 'alert';
  /** Short: it stands on the line. */
  readonly label: string;
  readonly isDotted?: boolean;
  /** True if a move is asked about before it is made. */
  readonly isAsked: boolean;
  /** A price that is unusual is asked about with this reason, whatever is chosen; null: the price is usual. */
  readonly noteAt?: (price: string) => string | null;
  /** Resolves when it is made, and also when it was refused: then the tag goes back. Null: it stays where it is. */
  readonly move: ((price: string) => Promise<void>) | null;
  readonly remove: (() => Promise<void>) | null;
};

/** The nearest multiple of the price step, never below one step. */
export function nearestStep(price: number, tickSize: string): string {
  const step = readAmount(tickSize);
  const value = readAmount(Math.max(0, price).toFixed(12));
  if (step === null || value === null || step.isZero()) return tickSize;
  const steps = value.dividedBy(step).toDecimalPlaces(0, ROUND_HALF_UP);
  return writeAmount((steps.isZero() ? steps.plus(1) : steps).times(step));
}

export type Placed = { readonly id: string; readonly y: number };

/** More orders than this fold into one chip: their lines go, their marks stay. */
export const maxUnfolded = 8;

/** Tags that would cover each other stand side by side: the first place from the end of the line that is free at its height. */
export function lanes(placed: readonly Placed[], height: number): ReadonlyMap<string, number> {
  const lane = new Map<string, number>();
  /** The lowest tag of each lane so far. */
  const taken: number[] = [];
  for (const { id, y } of placed.toSorted((one, other) => one.y - other.y)) {
    const free = taken.findIndex((lowest) => y - lowest >= height);
    const own = free === -1 ? taken.length : free;
    taken[own] = y;
    lane.set(id, own);
  }
  return lane;
}
