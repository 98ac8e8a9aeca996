// The questions about prices that the kinds of an order of a contract have in common.
import { type Side, TriggerType } from '#lib/contract/enums.ts';
import { readPositive } from '#lib/order-math/amounts/amount.ts';
import { checkBand, checkPrice, checkTriggerStep } from '#lib/ticket/checks.ts';
import { problem, type Answer } from '#lib/ticket/problem.ts';
import type { TicketContext } from './ticket-context.ts';

/** The check of a price that goes into the book at once: on its step, and within the market's band around the last price. */
export const checkBookPrice = (text: string, field: string, side: Side, { market, ticker }: TicketContext): Answer =>
  checkPrice(text, field, market) ?? checkBand(text, field, side, ticker.lastPrice, market.priceBandRate);

const watched = (watch: TriggerType, { ticker }: TicketContext): string =>
  watch === TriggerType.fair ? (ticker.contract?.markPrice ?? '') : ticker.lastPrice;

/** A trigger that has not been reached yet. */
export function checkTrigger(text: string, field: string, watch: TriggerType, context: TicketContext): Answer {
  const wrong = checkTriggerStep(text, field, context.market);
  if (wrong !== null) return wrong;
  const [trigger, now] = [readPositive(text), readPositive(watched(watch, context))];
  return trigger !== null && now !== null && trigger.equals(now) ? problem('wrong', 'triggerReached', [field]) : null;
}
