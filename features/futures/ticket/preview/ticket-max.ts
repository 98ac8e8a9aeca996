// The most that a side can open or close with the form as it stands.
import { Amount } from '#lib/order-math/amounts/amount.ts';
import { availableMargin, maxOf, type SideTerms } from './side-terms.ts';
import { futuresKinds } from '../kinds/futures-kinds.ts';
import { costPrice, orderCost } from './ticket-impact.ts';
import { limitOpenPrice } from '../form/ticket-price.ts';
import type { TicketContext } from '../form/ticket-context.ts';
import type { TicketState } from '../state/ticket-state.ts';

/**
 * The most for several orders, by their average price; where some of them would then take more than there is, being beyond the mark
 * price, by the dearer of the two ends. Null while something is not known.
 */
export function maxSize(state: TicketState, terms: SideTerms, context: TicketContext): string | null {
  const max = maxOf(terms, costPrice(state, terms.side, context), context);
  const { parts, bookPrices } = futuresKinds[state.kind];
  if (parts === undefined || terms.closes || max === null) return max;
  const [cost, available] = [orderCost(state, max, terms, context), availableMargin(context)];
  if (cost === null || available === null || !new Amount(cost).greaterThan(available)) return max;
  const ends = bookPrices(state, terms.side, context).map(({ price }) => maxOf(terms, limitOpenPrice(price, terms.side, context), context));
  return ends.reduce((min, end) => (min === null || end === null || new Amount(end).greaterThan(min) ? min : end), max);
}
