// Bots that hold a position of their own in each of several markets, and share their funds among them: their state and their turns.
import { MarketState } from '#lib/contract/enums.ts';
import type { Waits } from '../../bot-kind.ts';
import type { BotLeg, ManyMarketsActions } from '../../many-markets-kind.ts';
import { type HeldPosition, nothingHeld } from '../held-position.ts';
import { type Funds, noFunds } from './funds.ts';
import { type Life, newLife } from './life.ts';
import { noWaits } from './waits.ts';

/** The part of such a bot in one of its markets. */
export type LegLife = HeldPosition & {
  isOpen: boolean;
  /** A refusal waits for the next price. */
  holdsBack: boolean;
  /** Refusals of closings in a row, whatever the reasons. */
  refusals: number;
  waits: Waits;
};

export const newLegLife = (): LegLife => ({ ...nothingHeld(), isOpen: true, holdsBack: false, refusals: 0, waits: noWaits });

export type ManyMarketsLife = Life &
  Funds & {
    phase: 'new' | 'funding' | 'running' | 'ending' | 'returning' | 'over';
    /** Quote coins of its account as its fills and transfers make them; of contracts positions stand at the cost of their fees. */
    quoteUnits: number;
    matchedUnits: number;
    matchedCount: number;
  };

export const newManyMarketsLife = (sells: boolean): ManyMarketsLife => ({
  ...newLife(sells),
  ...noFunds(),
  phase: 'new',
  quoteUnits: 0,
  matchedUnits: 0,
  matchedCount: 0,
});

/** One turn: its state, its markets, and the ways in which it acts. */
export type ManyMarketsTurn<State> = {
  readonly state: State;
  readonly legs: readonly BotLeg[];
  readonly timeMs: number;
  readonly actions: ManyMarketsActions;
};

/** One of its markets, and what it has there. */
export type LegTurnOf<State, Own> = ManyMarketsTurn<State> & { readonly leg: BotLeg; readonly place: number; readonly own: Own };

export const isOnline = ({ leg }: { readonly leg: BotLeg }): boolean => leg.state === MarketState.online;
