// The answer to refusals: wait for the next price and try again, and give up after too many of the same.
import { MarketState } from '#lib/contract/enums.ts';
import { countRefusal as count, giveUpWhenTooMany, isOfMarket } from '../life/refusals.ts';
import { isSpot } from '../order-sizes.ts';
import { type Turn, beginEnd, say } from './martingale-turn.ts';

export function countRefusal(turn: Turn, reason: string): void {
  const { state, market } = turn;
  state.holdsBack = true;
  say(turn, 'martingale.refused', { reason, times: count(state, reason) });
  giveUpWhenTooMany(turn, isSpot(market), beginEnd);
}

/** A market that does not trade is no refusal of the order: it says itself when it is open again. */
export function refusedByMarket({ state }: Turn, reason: string): boolean {
  if (!isOfMarket(reason)) return false;
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
