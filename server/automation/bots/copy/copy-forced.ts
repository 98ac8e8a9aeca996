// Positions of a copy that the exchange closes by itself.
import { closeEntries } from '../held-position.ts';
import { isFlat, type LegTurn, legTurns, tell } from './copy-turn.ts';

type Forced = { readonly why: 'liquidated' | 'deleveraged' | 'delivered'; readonly lots: number };

/**
 * A part that the exchange has closed leaves the position at its average price, because the price is not told. Once nothing is held
 * anywhere, what there is is what the mechanism has booked.
 */
export function takeForced(turn: LegTurn, { why, lots }: Forced): void {
  const { own, state, actions } = turn;
  closeEntries(own, lots);
  own.held = Math.max(0, own.held - lots);
  if (own.held === 0) {
    state.matchedUnits += own.resultUnits;
    Object.assign(own, { side: null, resultUnits: 0, closing: null, copies: 0, owedMillionths: 0, addedMarginUnits: 0, exits: null });
  }
  tell(turn, `copy.${why}`, { lots });
  if (legTurns(turn).every(isFlat)) state.quoteUnits = actions.books().equityUnits;
}
