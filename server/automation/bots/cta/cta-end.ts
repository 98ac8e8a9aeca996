// The end of a CTA bot: what it holds is closed or kept, and everything goes back.
import { isSpot } from '../order-sizes.ts';
import { ctaLife } from './cta-life.ts';
import { close, closingLots } from './cta-trade.ts';
import { type Turn, say } from './cta-turn.ts';

const isIn = ({ state }: Turn): boolean => state.trade.side !== 'flat';

/** Closes what is to be closed, and gives the rest back. */
export function finish(turn: Turn): void {
  const { state, market } = turn;
  // A position cannot be handed over: the account of its bot is the only one that it can stand in.
  if (isIn(turn) && (state.sells || !isSpot(market))) {
    if (!state.isMarketOpen || state.holdsBack) return;
    close(turn);
    if (isIn(turn)) return;
  }
  if (isIn(turn)) {
    say(turn, 'cta.kept-as-it-is', { lots: closingLots(state, market) });
    state.trade.side = 'flat';
  }
  ctaLife.giveBack(turn);
}
