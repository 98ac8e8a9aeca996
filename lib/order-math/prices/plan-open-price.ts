// The price that a plan order is taken to open at, before anybody knows what the market will do.
import { Amount, readAmount, writeAmount } from '../amounts/amount.ts';

export type PlanPrices = {
  readonly side: 'buy' | 'sell';
  readonly triggerPrice: string;
  /** Null: at market. */
  readonly executePrice: string | null;
  /** Null: nobody sells. */
  readonly bestAsk: string | null;
};

/**
 * At a limit, a buy opens at the lower of trigger and execute price, a sell at the higher one and not below the best ask.
 * At market it opens where it triggers. Null for bad input.
 */
export function planOpenPrice({ side, triggerPrice, executePrice, bestAsk }: PlanPrices): string | null {
  const trigger = readAmount(triggerPrice);
  if (trigger === null || executePrice === null) return trigger === null ? null : writeAmount(trigger);
  const execute = readAmount(executePrice);
  if (execute === null) return null;
  if (side === 'buy') return writeAmount(Amount.min(trigger, execute));
  return writeAmount(Amount.max(trigger, execute, readAmount(bestAsk ?? '') ?? 0));
}
