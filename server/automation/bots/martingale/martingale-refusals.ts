// The answer to refusals: wait for the next price and try again, and give up after the same one five times in a row.
import { MarketState } from '#lib/contract/enums.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { type Turn, beginEnd, say } from './martingale-turn.ts';
import { isSpot } from '../../order-size.ts';

const mostRefusals = 5;

/** Counts one. Closing a contract is never given up, because nobody else could: what cannot be closed now is tried at every price. */
export function countRefusal(turn: Turn, reason: string): void {
  const { state, market } = turn;
  state.refusals = state.refusal === reason ? state.refusals + 1 : 1;
  state.refusal = reason;
  state.holdsBack = true;
  say(turn, 'martingale.refused', { reason, times: state.refusals });
  if (state.refusals < mostRefusals) return;
  state.refusals = 0;
  if (state.ending === null) beginEnd(turn, 'order-failed');
  else if (isSpot(market)) state.sells = false;
}

/** A market that does not trade is no refusal of the order: it says itself when it is open again. */
export function refusedByMarket({ state }: Turn, reason: RejectReason): boolean {
  if (reason !== RejectReason.marketHalted && reason !== RejectReason.marketCancelOnly) return false;
  state.holdsBack = true;
  return true;
}

export function takeMarketState(turn: Turn, market: MarketState): void {
  const isOpen = market === MarketState.online;
  if (isOpen === turn.state.isMarketOpen) return;
  turn.state.isMarketOpen = isOpen;
  turn.state.holdsBack = false;
  if (isOpen) say(turn, 'martingale.market-open', {});
  else say(turn, 'martingale.market-closed', { state: market });
}
