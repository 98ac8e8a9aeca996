// One cancels the other: a maker-only limit order in the book, and a stop on the other side of the market.
import type { RequestOf } from '#lib/contract/call.ts';
import { placeOco } from '#lib/contract/calls/v1/spot/order/placeOco.ts';
import { Side } from '#lib/contract/enums.ts';
import { Amount, readAmount } from '#lib/order-math/amounts/amount.ts';
import { orderAmount } from '#lib/order-math/orders/order-amount.ts';
import { isMultiple } from '#lib/order-math/amounts/round-quantity.ts';
import { checkMaker, checkPrice, checkWait } from '#lib/ticket/checks.ts';
import { problem, type TicketProblem } from '#lib/ticket/problem.ts';
import type { SpotForm } from '../../form/spot-form.ts';
import { placing } from '../../form/spot-request.ts';
import { amountLine, conditionLine, type SummaryLine } from '../../form/summary-line.ts';
import { checkBand, checkTrigger } from '../../form/ticket-checks.ts';
import { heldPrice, type TicketContext } from '../../form/ticket-context.ts';
import { outcomeAt } from '../../form/ticket-cost.ts';
import { sizeAtPrice, type SizedTicket } from '../../form/ticket-size.ts';
import { planRequest, previewPlan } from '../plan-preview.ts';
import type { KindPreview } from '../spot-kind.ts';

export const ocoTexts = { price: '', stopPrice: '', stopLimit: '', stopLossWait: '' };
type Form = SpotForm<keyof typeof ocoTexts>;
type StopLimitFields = Pick<RequestOf<typeof placeOco>, 'executePrice' | 'stopLossMarketAfter'>;

function checkStopLimit({ texts: { stopLimit, stopLossWait } }: Form, { market: { tickSize } }: TicketContext): TicketProblem | null {
  if (stopLimit === '') return null;
  return isMultiple(stopLimit, tickSize)
    ? checkWait(stopLossWait, 'stopLossWait')
    : problem('wrong', 'invalidPrice', ['stopLimit'], { tickSize });
}

/** The stop at a limit; without one it trades at market. */
const stopLimitFields = ({ texts: { stopLimit, stopLossWait } }: Form): StopLimitFields => ({
  ...(stopLimit === '' ? {} : { executePrice: stopLimit }),
  ...(stopLimit === '' || stopLossWait === '' ? {} : { stopLossMarketAfter: Number(stopLossWait) }),
});

/** The proceeds of either order (for a sell) or its cost (for a buy). */
function resultLines({ side, texts }: Form, sized: SizedTicket, { market }: TicketContext): readonly SummaryLine[] {
  const stopPrice = texts.stopLimit || texts.stopPrice;
  if (side === Side.buy)
    return [
      amountLine('limitPays', orderAmount(texts.price, sized.quantity), market.quoteCoin),
      amountLine('stopPays', orderAmount(stopPrice, sized.quantity), market.quoteCoin, true),
    ];
  const brings = (price: string, rate: string): string | null => outcomeAt(side, sized.quantity, price, rate)?.receive ?? null;
  return [
    amountLine('limitBrings', brings(texts.price, market.makerFeeRate), market.quoteCoin),
    amountLine('stopBrings', brings(stopPrice, market.takerFeeRate), market.quoteCoin, true),
  ];
}

export function previewOco(state: Form, context: TicketContext): KindPreview {
  const { side, size, texts, watch } = state;
  const { market } = context;
  const stopHold = texts.stopLimit || heldPrice(market, texts.stopPrice);
  const [limit, stopPrice] = [readAmount(texts.price), readAmount(stopHold)];
  // A buy holds what the dearer of its two orders would take.
  const dearer = limit !== null && stopPrice !== null && Amount.max(limit, stopPrice).equals(stopPrice) ? stopHold : texts.price;
  const price = side === Side.buy ? dearer : texts.price;
  const sized = sizeAtPrice({ side, size, market, price, units: 'both' });
  return previewPlan(state, context, {
    sized,
    units: 'both',
    limitPrice: price,
    amounts: [texts.price, texts.stopLimit || texts.stopPrice].map((one) => orderAmount(one, sized.quantity) ?? ''),
    checks: [
      checkPrice(texts.price, 'price', market) ?? checkBand(texts.price, 'price', side, context),
      checkTrigger(texts.stopPrice, 'stopPrice', watch, side === Side.buy ? 'above' : 'below', context),
      checkStopLimit(state, context),
    ],
    warnings: () => [checkMaker(texts.price, 'price', side, context.book)],
    request:
      sized.size === null
        ? null
        : planRequest(side, placeOco, {
            ...placing(market, side, sized.quantity),
            delegatePrice: texts.price,
            triggerType: watch,
            triggerPrice: texts.stopPrice,
            ...stopLimitFields(state),
          }),
    lines: [conditionLine('fires', watch, texts.stopPrice, context.lastPrice), ...resultLines(state, sized, context)],
  });
}
