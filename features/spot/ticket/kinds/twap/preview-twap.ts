// A TWAP order: one size, traded in slices over time.
import { placeTwap } from '#lib/contract/calls/v1/trigger/strategy/timeShare/place.ts';
import { Side, TimeInForce } from '#lib/contract/enums.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { readAmount } from '#lib/order-math/amounts/amount.ts';
import type { BookFill } from '#lib/order-math/orders/book-fill.ts';
import { orderAmount } from '#lib/order-math/orders/order-amount.ts';
import { sliceSize, timeSlices, type TimeSlices } from '#lib/order-math/orders/time-slices.ts';
import { problem, type TicketProblem } from '#lib/ticket/problem.ts';
import { checkSliceLimit, checkTime, checkVariance, slicesFields, type twapTexts } from '#lib/ticket/twap.ts';
import type { SpotForm } from '../../form/spot-form.ts';
import { placingSize } from '../../form/spot-request.ts';
import { amountLine, coinsOf, priceLine, type SummaryLine } from '../../form/summary-line.ts';
import { heldPrice, type TicketContext } from '../../form/ticket-context.ts';
import { immediateFill, outcomeAt } from '../../form/ticket-cost.ts';
import { amountPlace, sizeAtPrice, type SizedTicket, type SizeUnits } from '../../form/ticket-size.ts';
import { planRequest, previewPlan } from '../plan-preview.ts';
import type { KindPreview } from '../spot-kind.ts';

type Form = SpotForm<keyof typeof twapTexts>;

/** The average slice, in the coin of the size. */
function sliceOf(sized: SizedTicket, slices: TimeSlices | null, market: SpotMarket): string | null {
  if (sized.size === null || slices === null) return null;
  return 'amount' in sized.size
    ? sliceSize(sized.size.amount, slices.count, amountPlace(market))
    : sliceSize(sized.size.quantity, slices.count, market.volumePlace);
}

/** The average slice has to be one that the market takes by itself. */
function checkSlice(slice: string | null, sized: SizedTicket, limit: string, { market, lastPrice }: TicketContext): TicketProblem | null {
  if (slice === null || sized.size === null) return null;
  const byAmount = 'amount' in sized.size;
  const worth = byAmount ? slice : (orderAmount(limit || lastPrice, slice) ?? '');
  const field = byAmount ? 'amount' : 'quantity';
  if (!byAmount && readAmount(slice)?.lessThan(market.minQuantity) !== false)
    return problem('wrong', 'sliceTooSmall', [field], { minimum: market.minQuantity, coin: market.baseCoin });
  return readAmount(worth)?.lessThan(market.minAmount) === true
    ? problem('wrong', 'sliceTooSmall', [field], { minimum: market.minAmount, coin: market.quoteCoin })
    : null;
}

/** The fill that one slice would meet in the book of now. */
function sliceFill(slice: string | null, { side, texts }: Form, sized: SizedTicket, context: TicketContext): BookFill | null {
  if (slice === null || sized.size === null) return null;
  const size = 'amount' in sized.size ? { amount: slice } : { quantity: slice };
  return immediateFill({ side, price: texts.sliceLimit || null, timeInForce: TimeInForce.ioc }, { ...sized, size }, context);
}

function slicesLine(slices: TimeSlices | null, slice: string | null, sized: SizedTicket, market: SpotMarket): SummaryLine {
  if (slices === null || slice === null || sized.size === null) return { name: 'slices', value: null };
  const coin = 'amount' in sized.size ? market.quoteCoin : market.baseCoin;
  return { name: 'slices', value: { type: 'pieces', count: slices.count, each: slice, coin } };
}

export function previewTwap(state: Form, context: TicketContext): KindPreview {
  const { side, size, texts } = state;
  const { market, lastPrice } = context;
  const limit = texts.sliceLimit;
  const units: SizeUnits = side === Side.sell ? 'quantity' : limit === '' ? 'either' : 'both';
  const sized = sizeAtPrice({ side, size, market, price: limit || lastPrice, units });
  const slices = timeSlices(texts.durationMinutes, texts.intervalSeconds);
  const slice = sliceOf(sized, slices, market);
  const fill = sliceFill(slice, state, sized, context);
  const outcome = outcomeAt(side, sized.quantity, fill?.averagePrice ?? (limit || lastPrice), market.takerFeeRate);
  const wrongTime = checkTime(texts);
  const [, received] = coinsOf(side, market);
  const fields = slicesFields(texts);
  return previewPlan(state, context, {
    sized,
    units,
    limitPrice: limit || heldPrice(market, lastPrice),
    amounts: [sized.amount],
    checks: [wrongTime, checkSliceLimit(texts, market), checkVariance(texts)],
    sizeCheck: () => (wrongTime === null ? checkSlice(slice, sized, limit, context) : null),
    request:
      sized.size === null || fields === null ? null : planRequest(side, placeTwap, { ...placingSize(market, side, sized.size), ...fields }),
    fill,
    lines: [
      slicesLine(slices, slice, sized, market),
      { name: 'span', value: slices === null ? null : { type: 'duration', ms: slices.spanMs } },
      priceLine('averageFill', fill?.averagePrice ?? null, fill?.slippage),
    ],
    outcome: [amountLine('receive', outcome?.receive ?? null, received, true)],
  });
}
