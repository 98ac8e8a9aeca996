// The order form's ladder of questions: price, size, balance, then what the market would do with the order.
import type { DepthBook } from '#lib/contract/channels/depth.ts';
import { Side, TimeInForce } from '#lib/contract/enums.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { Amount, readAmount } from '#lib/order-math/amount.ts';
import type { BookFill } from '#lib/order-math/book-fill.ts';
import { limitProblem } from '#lib/order-math/order-amount.ts';
import { isMultiple } from '#lib/order-math/round-quantity.ts';
import type { TicketCost } from './ticket-cost.ts';
import { problem, type TicketProblem } from './ticket-problem.ts';
import { oppositeLevels, type SizedTicket } from './ticket-size.ts';
import type { TicketState } from './ticket-state.ts';

export type TicketFacts = {
  readonly state: TicketState;
  readonly sized: SizedTicket;
  readonly market: SpotMarket;
  readonly book: DepthBook;
  readonly lastPrice: string;
  readonly available: string | null;
  readonly cost: TicketCost | null;
  readonly fill: BookFill | null;
};

/** Paying this share more than the best price is worth a word. */
const highSlippage = 0.01;

function priceProblem({ state, market, lastPrice }: TicketFacts): TicketProblem | null {
  if (state.kind === 'market') return null;
  if (state.price === '') return problem('missing', 'priceMissing', ['price']);
  if (!isMultiple(state.price, market.tickSize)) return problem('wrong', 'invalidPrice', ['price'], { tickSize: market.tickSize });
  const price = readAmount(state.price);
  const reference = readAmount(lastPrice);
  const band = readAmount(market.priceBandRate);
  if (price === null || reference === null || reference.isZero() || band === null || band.isZero()) return null;
  if (state.side === Side.buy && price.greaterThan(reference.times(band.plus(1)))) return problem('wrong', 'priceHigh', ['price']);
  if (state.side === Side.sell && price.lessThan(reference.times(new Amount(1).minus(band))))
    return problem('wrong', 'priceLow', ['price']);
  return null;
}

function amountProblem({ sized, market }: TicketFacts): TicketProblem | null {
  if (sized.amount === '') return null;
  const off = limitProblem(sized.amount, { minimum: market.minAmount, maximum: market.maxAmount });
  if (off === 'below-minimum')
    return problem('wrong', 'amountBelowMinimum', ['amount'], { minimum: market.minAmount, coin: market.quoteCoin });
  return off === null ? null : problem('wrong', 'amountAboveMaximum', ['amount'], { maximum: market.maxAmount, coin: market.quoteCoin });
}

function sizeProblem(facts: TicketFacts): TicketProblem | null {
  const { state, sized, market } = facts;
  const field = state.size.by === 'amount' ? 'amount' : 'quantity';
  if (sized.size === null) return problem('missing', 'quantityNotEnough', [field]);
  if ('amount' in sized.size)
    return readAmount(sized.size.amount)?.isZero() === false ? amountProblem(facts) : problem('missing', 'quantityNotEnough', ['amount']);
  const { quantity } = sized.size;
  if (readAmount(quantity)?.isZero() !== false) {
    // An amount too small for one lot was given, not forgotten.
    const given = state.size.by === 'amount' && readAmount(state.size.text)?.isZero() === false;
    return given
      ? problem('wrong', 'quantityBelowMinimum', [field], { minimum: market.minQuantity })
      : problem('missing', 'quantityNotEnough', [field]);
  }
  if (!isMultiple(quantity, market.lotSize)) return problem('wrong', 'invalidQuantity', ['quantity'], { lotSize: market.lotSize });
  const off = limitProblem(quantity, { minimum: market.minQuantity, maximum: market.maxQuantity });
  if (off === 'below-minimum') return problem('wrong', 'quantityBelowMinimum', ['quantity'], { minimum: market.minQuantity });
  if (off === 'above-maximum') return problem('wrong', 'quantityAboveMaximum', ['quantity'], { maximum: market.maxQuantity });
  return amountProblem(facts);
}

function balanceProblem({ state, available, cost, sized }: TicketFacts): TicketProblem | null {
  if (available === null || cost === null) return null;
  const asked = sized.size !== null && 'amount' in sized.size && state.side === Side.buy ? sized.size.amount : cost.pay;
  const enough = readAmount(asked)?.lessThanOrEqualTo(readAmount(available) ?? 0) ?? true;
  return enough ? null : problem('wrong', 'insufficientBalance', [state.size.by === 'amount' ? 'amount' : 'quantity']);
}

/** What the book of now would do; another book may be there when the order arrives, so these only warn. */
function bookProblems({ state, sized, book, fill }: TicketFacts): TicketProblem[] {
  if (sized.size === null) return [];
  const best = oppositeLevels(state.side, book)[0]?.[0];
  if (state.kind === 'market' && best === undefined) return [problem('warning', 'noLiquidity', [])];
  if (state.kind === 'limit' && state.timeInForce === TimeInForce.postOnly) {
    const price = readAmount(state.price);
    const other = best === undefined ? null : readAmount(best);
    const takes =
      price !== null && other !== null && (state.side === Side.buy ? price.greaterThanOrEqualTo(other) : price.lessThanOrEqualTo(other));
    return takes ? [problem('warning', 'postOnlyWouldTake', ['price'])] : [];
  }
  const warnings: TicketProblem[] = [];
  if (state.kind === 'limit' && state.timeInForce === TimeInForce.fok && fill?.complete !== true)
    warnings.push(problem('warning', 'fillOrKillUnfilled', ['quantity']));
  if (state.kind === 'market' && fill !== null && !fill.complete) warnings.push(problem('warning', 'noLiquidity', ['quantity']));
  if (fill !== null && Number(fill.slippage) >= highSlippage)
    warnings.push(problem('warning', 'slippageHigh', [], { slippage: fill.slippage }));
  return warnings;
}

/** At most one problem per question; warnings only for an order that could be sent. */
export function findProblems(facts: TicketFacts): TicketProblem[] {
  const price = priceProblem(facts);
  // An amount at a price that cannot be is no second mistake.
  const size = sizeProblem(price === null ? facts : { ...facts, sized: { ...facts.sized, amount: '' } });
  const found = [price, size].filter((one) => one !== null);
  if (found.length > 0) return found;
  const balance = balanceProblem(facts);
  return balance === null ? bookProblems(facts) : [balance];
}
