// The inputs that others bring about in a market of a bot that holds a position there: coins that move, funding, the state of the market.
import { MarketState } from '#lib/contract/enums.ts';
import { isSpot } from '../order-sizes.ts';
import type { LegLife, LegTurnOf, ManyMarketsLife, ManyMarketsTurn } from './many-markets.ts';
import { sayAs } from './rows.ts';

export type MarketEventRows = {
  readonly 'market-closed': readonly ['leg', 'state'];
  readonly 'market-open': readonly ['leg'];
  readonly funding: readonly ['leg', 'units'];
};

type State = Pick<ManyMarketsLife, 'quoteUnits'>;
type LegTurn = LegTurnOf<State, LegLife>;

export function marketEvents<Turn extends ManyMarketsTurn<State>>(name: string, legTurns: (turn: Turn) => readonly LegTurn[]) {
  const say = sayAs<MarketEventRows>(name);
  return {
    takeMove(turn: Turn, { assetId, units }: { readonly assetId: number; readonly units: number }): void {
      const { state, legs } = turn;
      if (assetId === legs[0]?.market.quote.assetId) {
        state.quoteUnits += units;
        return;
      }
      // Coins that are given back or paid as a share; those that are put in later are held as if they had been bought for nothing.
      const found = legTurns(turn).find(({ leg: { market } }) => isSpot(market) && market.base.assetId === assetId);
      if (found === undefined) return;
      found.own.held += units;
      if (units > 0) found.own.side ??= 'long';
    },

    takeFunding(turn: LegTurn, { units }: { readonly units: number }): void {
      turn.state.quoteUnits += units;
      turn.own.resultUnits += units;
      say(turn, 'funding', { leg: turn.place, units });
    },

    takeMarketState(turn: LegTurn, { state: market }: { readonly state: MarketState }): void {
      const { own, place } = turn;
      const isOpen = market === MarketState.online;
      own.holdsBack = false;
      if (isOpen === own.isOpen) return;
      own.isOpen = isOpen;
      if (isOpen) say(turn, 'market-open', { leg: place });
      else say(turn, 'market-closed', { leg: place, state: market });
    },
  };
}
