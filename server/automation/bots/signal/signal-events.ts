// The inputs that others bring about: coins that move, funding, what the exchange closes by itself, and the state of a market.
import type { SignalEdit } from '#lib/contract/bots/signal/signal-terms.ts';
import { MarketState } from '#lib/contract/enums.ts';
import type { ManyMarketsInput } from '../../many-markets-kind.ts';
import { isSpot } from '../order-sizes.ts';
import { closeEntries } from '../held-position.ts';
import { beginEnd, type LegTurn, legTurns, type Turn, tell } from './signal-turn.ts';

type Input<Type> = Extract<ManyMarketsInput<SignalEdit>, { readonly type: Type }>;

export function takeMove(turn: Turn, { assetId, units }: Input<'moved'>): void {
  const { state, legs } = turn;
  if (assetId === legs[0]?.market.quote.assetId) {
    state.quoteUnits += units;
    if (units > 0) state.investedUnits += units;
    return;
  }
  // Coins that are put in later are held as if they had been bought for nothing.
  const leg = legTurns(turn).find(({ leg: { market } }) => isSpot(market) && market.base.assetId === assetId);
  if (leg === undefined) return;
  leg.own.held += units;
  if (units > 0) leg.own.side ??= 'long';
}

export function takeFunding(turn: LegTurn, { units }: Input<'funding'>): void {
  turn.state.quoteUnits += units;
  turn.own.resultUnits += units;
  tell(turn, 'signal.funding', { units });
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
  if (why !== 'deleveraged') beginEnd(turn, why === 'delivered' ? 'delisted' : 'liquidated');
}

export function takeMarketState(turn: LegTurn, { state: market }: Input<'market'>): void {
  const { own } = turn;
  const isOpen = market === MarketState.online;
  own.holdsBack = false;
  if (isOpen === own.isOpen) return;
  own.isOpen = isOpen;
  if (isOpen) tell(turn, 'signal.market-open', {});
  else tell(turn, 'signal.market-closed', { state: market });
}
