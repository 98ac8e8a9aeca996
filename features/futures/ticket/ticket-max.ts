// The most that a side can open or close with the form as it stands.
import { Amount } from '#lib/order-math/amount.ts';
import { availableMargin, maxOf, type SideTerms } from './side-terms.ts';
import { orderCost } from './ticket-impact.ts';
import { costPrice, limitOpenPrice } from './ticket-price.ts';
import type { TicketDesk } from './ticket-desk.ts';
import type { TicketState } from './ticket-state.ts';

/**
 * Of scaled orders by their average price; where some of them would then take more than there is, because they stand beyond the mark
 * price, by the dearer of the two ends. Null while something is not known.
 */
export function maxSize(state: TicketState, terms: SideTerms, desk: TicketDesk): string | null {
  const max = maxOf(terms, costPrice(state, terms.side, desk), desk);
  if (state.kind !== 'scaled' || terms.closes || max === null) return max;
  const [cost, available] = [orderCost(state, max, terms, desk), availableMargin(desk)];
  if (cost === null || available === null || !new Amount(cost).greaterThan(available)) return max;
  const ends = [state.texts.startPrice, state.texts.endPrice].map((price) => maxOf(terms, limitOpenPrice(price, terms.side, desk), desk));
  return ends.reduce((min, end) => (min === null || end === null || new Amount(end).greaterThan(min) ? min : end), max);
}
