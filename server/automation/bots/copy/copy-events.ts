// The inputs that others bring about: coins that move, funding, what the exchange closes by itself, and the state of a market.
import type { CopyEdit } from '#lib/contract/bots/copy/copy-terms.ts';
import { MarketState } from '#lib/contract/enums.ts';
import type { ManyMarketsInput } from '../../many-markets-kind.ts';
import { closeEntries } from '../held-position.ts';
import { isSpot } from '../order-sizes.ts';
import { isFlat, type LegTurn, legTurns, type Turn, tell } from './copy-turn.ts';

type Input<Type> = Extract<ManyMarketsInput<CopyEdit>, { readonly type: Type }>;

export function takeMove(turn: Turn, { assetId, units }: Input<'moved'>): void {
  const { state, legs } = turn;
  if (assetId === legs[0]?.market.quote.assetId) {
    state.quoteUnits += units;
    return;
  }
  // Coins that are given back or paid as a share; those that are put in later are held as if they had been bought for nothing.
  const leg = legTurns(turn).find(({ leg: { market } }) => isSpot(market) && market.base.assetId === assetId);
  if (leg === undefined) return;
  leg.own.held += units;
  if (units > 0) leg.own.side ??= 'long';
}

export function takeFunding(turn: LegTurn, { units }: Input<'funding'>): void {
  turn.state.quoteUnits += units;
  turn.own.resultUnits += units;
  tell(turn, 'copy.funding', { units });
}

/**
 * A part that the exchange has closed leaves the position at its average price, because the price is not told. Once nothing is held
 * anywhere, what there is is what the mechanism has booked.
 */
export function takeForced(turn: LegTurn, { why, lots }: Input<'forced'>): void {
  const { own, state, actions } = turn;
  closeEntries(own, lots);
  own.held = Math.max(0, own.held - lots);
  if (own.held === 0) {
    state.matchedUnits += own.resultUnits;
    Object.assign(own, { side: null, resultUnits: 0, closing: null, copies: 0, owedMillionths: 0, addedMarginUnits: 0 });
  }
  tell(turn, `copy.${why}`, { lots });
  if (legTurns(turn).every(isFlat)) state.quoteUnits = actions.books().equityUnits;
}

export function takeMarketState(turn: LegTurn, { state: market }: Input<'market'>): void {
  const { own } = turn;
  const isOpen = market === MarketState.online;
  own.holdsBack = false;
  if (isOpen === own.isOpen) return;
  own.isOpen = isOpen;
  if (isOpen) tell(turn, 'copy.market-open', {});
  else tell(turn, 'copy.market-closed', { state: market });
}
