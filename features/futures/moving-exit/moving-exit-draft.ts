// A take-profit and stop-loss that moves with the price, before it is sent: how far back, from where on, and for how much.
import { Side } from '#lib/contract/enums.ts';
import { compareDecimals } from '#lib/format/numbers/compare-decimals.ts';
import { finishDecimal, isPositiveDecimal } from '#lib/format/numbers/decimal-input.ts';
import { Amount, readAmount, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { isMultiple } from '#lib/order-math/amounts/round-quantity.ts';
import { trailingPrice } from '#lib/order-math/prices/trailing-price.ts';
import type { PositionRow } from '../positions/position-row.ts';

export type MovingDraft = {
  /** In percent. */
  readonly callback: string;
  /** '': at once. */
  readonly activation: string;
  readonly watch: 'market' | 'fair';
  /** Null: all that there is when it fires. */
  readonly quantity: string | null;
};

export const callbackPicks = ['0.5', '1', '2', '5'] as const;
const limits = { min: '0.1', max: '5' };
/** As the dialog tells them. */
export const callbackRange = { min: `${limits.min}%`, max: `${limits.max}%` };

export type MovingProblem = 'noCallback' | 'callback' | 'activation' | 'quantity' | 'tooMuch' | 'quantityStep';

/** A share of 1; '' for what is no number. */
export function callbackShare({ callback }: MovingDraft): string {
  const read = readAmount(finishDecimal(callback));
  return read === null ? '' : writeAmount(new Amount(read).dividedBy(100));
}

function quantityProblem({ quantity }: MovingDraft, { position, market }: PositionRow): MovingProblem | null {
  if (quantity === null) return null;
  const given = finishDecimal(quantity);
  if (!isPositiveDecimal(given)) return 'quantity';
  if (compareDecimals(given, position.total) > 0) return 'tooMuch';
  return isMultiple(given, market.lotSize) ? null : 'quantityStep';
}

export function movingProblem(draft: MovingDraft, row: PositionRow): MovingProblem | null {
  const callback = finishDecimal(draft.callback);
  if (!isPositiveDecimal(callback)) return 'noCallback';
  if (compareDecimals(callback, limits.min) < 0 || compareDecimals(callback, limits.max) > 0) return 'callback';
  if (draft.activation !== '' && !isMultiple(finishDecimal(draft.activation), row.market.tickSize)) return 'activation';
  return quantityProblem(draft, row);
}

/** The price at which it would fire if the price turned back now: from its activation or its watched price. Null while not known. */
export function firesAt(draft: MovingDraft, { position, market, ticker }: PositionRow): string | null {
  const watched = draft.watch === 'fair' ? ticker?.contract?.markPrice : ticker?.lastPrice;
  const bestPrice = draft.activation === '' ? watched : finishDecimal(draft.activation);
  const callbackRate = callbackShare(draft);
  if (bestPrice === undefined || bestPrice === null || callbackRate === '') return null;
  const side = position.holdSide === 'long' ? Side.sell : Side.buy;
  return trailingPrice({ side, bestPrice, callbackRate, tickSize: market.tickSize });
}
