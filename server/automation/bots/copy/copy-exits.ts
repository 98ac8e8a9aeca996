// The prices at which a copy closes what it holds in a market by itself: those that were set for it, or else those of its settings.
import { ownExits } from '../held-position.ts';
import { legPlanOf } from './copy-plan.ts';
import type { Exits } from './copy-state.ts';
import type { LegTurn } from './copy-turn.ts';

export const exitsOf = ({ own, leg, state }: Pick<LegTurn, 'own' | 'leg' | 'state'>): Exits =>
  own.exits ?? ownExits(own, leg.market, legPlanOf(state.terms, leg.market));
