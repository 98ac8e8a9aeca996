// A trigger order: waits for a price, then becomes a limit or a market order.
import { PlanType, Side } from '#lib/contract/enums.ts';
import { orderAmount } from '#lib/order-math/order-amount.ts';
import { planOpenPrice } from '#lib/order-math/plan-open-price.ts';
import type { KindPreview } from '../kind-preview.ts';
import { amountLine, coinsOf, conditionLine, priceLine } from '../summary-line.ts';
import { askAll, checkBalance, checkPrice, checkSize, checkTrigger } from '../ticket-checks.ts';
import { outcomeAt, remainsAfter } from '../ticket-cost.ts';
import { availableFor, type TicketDesk } from '../ticket-desk.ts';
import { placingSize } from '../ticket-request.ts';
import { sizeAtPrice, type SizedTicket, type SizeUnits } from '../ticket-size.ts';
import type { TicketState } from '../ticket-state.ts';

/** What a plan holds while it waits: a sell its quantity; a buy its amount, or the quantity at its highest limit. */
export function planHold(side: Side, { size, quantity }: SizedTicket, limitPrice: string): string | null {
  if (size === null) return null;
  if ('amount' in size) return size.amount;
  return side === Side.sell ? quantity : orderAmount(limitPrice, quantity);
}

/** The field in which the size is typed, where a kind takes only one of the two. */
export const sizeFields = (units: SizeUnits) =>
  ({
    quantity: units === 'amount' ? 'amount' : 'quantity',
    amount: units === 'quantity' ? 'quantity' : 'amount',
  }) as const;

export function previewTrigger(state: TicketState, desk: TicketDesk): KindPreview {
  const { side, size, texts, watch } = state;
  const { market, lastPrice, book } = desk;
  const { triggerPrice } = texts;
  const executePrice = state.executeAt === 'limit' ? texts.executePrice : null;
  const units: SizeUnits = executePrice !== null ? 'both' : side === Side.buy ? 'amount' : 'quantity';
  // The exchange converts and judges at the price at which the order would be placed.
  const price = executePrice ?? triggerPrice;
  const sized = sizeAtPrice({ side, size, market, price, units });
  const hold = planHold(side, sized, price);
  const outcome = outcomeAt(side, sized.quantity, price, market.takerFeeRate);
  const opens = planOpenPrice({ side, triggerPrice, executePrice, bestAsk: book.asks[0]?.[0] ?? null });
  const fields = sizeFields(units);
  const problems = askAll(
    [
      checkTrigger(triggerPrice, 'triggerPrice', watch, 'elsewhere', desk),
      executePrice === null ? null : checkPrice(executePrice, 'executePrice', market),
      checkSize({ size, sized, market, amounts: [sized.amount], fields }),
    ],
    () => checkBalance(hold, side, size.by === 'amount' ? fields.amount : fields.quantity, desk),
  );
  const [paid, received] = coinsOf(side, market);
  return {
    sized,
    units,
    request:
      sized.size === null
        ? null
        : {
            call: 'plan',
            body: {
              ...placingSize(market.symbol, side, sized.size),
              planType: PlanType.normal,
              triggerType: watch,
              triggerPrice,
              ...(executePrice === null ? {} : { executePrice }),
            },
          },
    lines: [
      conditionLine('fires', watch, triggerPrice, lastPrice),
      priceLine('openPrice', opens),
      amountLine('hold', hold, paid),
      amountLine('fee', outcome?.fee ?? null, received, true),
      amountLine('receive', outcome?.receive ?? null, received, true),
      amountLine('remains', remainsAfter(hold, availableFor(side, desk.account)), paid),
    ],
    problems,
  };
}
