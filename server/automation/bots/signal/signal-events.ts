// The inputs that others bring about: money that moves, and what the exchange closes by itself.
import type { SignalEdit } from '#lib/contract/bots/signal/signal-terms.ts';
import type { ManyMarketsInput } from '../../many-markets-kind.ts';
import { closeEntries } from '../held-position.ts';
import { signalLife } from './signal-life.ts';
import { type LegTurn, type Turn, tell } from './signal-turn.ts';

type Input<Type> = Extract<ManyMarketsInput<SignalEdit>, { readonly type: Type }>;

export function takeMove(turn: Turn, moved: Input<'moved'>): void {
  const { state, legs } = turn;
  signalLife.takeMove(turn, moved);
  if (moved.units > 0 && moved.assetId === legs[0]?.market.quote.assetId) state.investedUnits += moved.units;
}

/**
 * A part that the exchange has closed leaves the position at its average price, because the price is not told: the gain or loss of it is in
 * the total, not in the profit of closed positions. A liquidation ends the bot: its sizes have brought it there.
 */
export function takeForced(turn: LegTurn, { why, lots }: Input<'forced'>): void {
  const { own, state } = turn;
  closeEntries(own, lots);
  own.held = Math.max(0, own.held - lots);
  if (own.held === 0) {
    state.matchedUnits += own.resultUnits;
    own.side = null;
    own.resultUnits = 0;
    own.closing = null;
  }
  tell(turn, `signal.${why}`, { lots });
  if (why !== 'deleveraged') signalLife.beginEnd(turn, why === 'delivered' ? 'delisted' : 'liquidated');
}
