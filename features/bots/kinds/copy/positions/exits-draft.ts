// The prices at which what a copy holds is closed, as somebody fills them in, and what is wrong with them.
import type { TrackingOrder } from '#lib/contract/tracking/tracking-order.ts';
import { finishDecimal, isPositiveDecimal } from '#lib/format/numbers/decimal-input.ts';
import { isMultiple } from '#lib/order-math/amounts/round-quantity.ts';
import { readAmount } from '#lib/order-math/amounts/amount.ts';
import { unrealizedPnl } from '#lib/order-math/futures/futures-pnl.ts';
import { isExitReached } from '#lib/order-math/prices/exit-reached.ts';

export const exitNames = ['takeProfit', 'stopLoss'] as const;
export type ExitName = (typeof exitNames)[number];

/** Texts as they are typed; empty: none. */
export type ExitsDraft = Readonly<Record<ExitName, string>>;

type ExitProblem = 'price' | 'step' | 'reached';

export const draftOf = ({ takeProfitPrice, stopLossPrice }: TrackingOrder): ExitsDraft => ({
  takeProfit: takeProfitPrice ?? '',
  stopLoss: stopLossPrice ?? '',
});

/** Null: it can be sent, or is none. */
export function exitProblem(draft: ExitsDraft, leg: ExitName, { holdSide, price }: TrackingOrder, tickSize: string): ExitProblem | null {
  const text = finishDecimal(draft[leg]);
  if (text === '') return null;
  if (!isPositiveDecimal(text)) return 'price';
  if (!isMultiple(text, tickSize)) return 'step';
  return price !== null && isExitReached({ side: holdSide, leg, price: text, watched: price }) ? 'reached' : null;
}

/** The liquidation would come before the stop-loss. */
export function isBeyondLiquidation({ stopLoss }: ExitsDraft, { holdSide, liquidationPrice }: TrackingOrder): boolean {
  const [stop, liquidation] = [readAmount(finishDecimal(stopLoss)), readAmount(liquidationPrice ?? '')];
  if (stop === null || liquidation === null || stop.isZero()) return false;
  return holdSide === 'long' ? stop.lte(liquidation) : stop.gte(liquidation);
}

/** The gain at the price, without fees; null: there is no price. Copies hold coins, and contracts that settle in their quote coin. */
export function gainAt(draft: ExitsDraft, leg: ExitName, { holdSide: side, quantity: size, averagePrice }: TrackingOrder): string | null {
  return unrealizedPnl({ contract: { settle: 'quote' }, side, size, entryPrice: averagePrice, price: finishDecimal(draft[leg]) });
}

/** The price as it is sent; null: none. */
export const sentExit = (draft: ExitsDraft, leg: ExitName): string | null => {
  const text = finishDecimal(draft[leg]);
  return text === '' ? null : text;
};
