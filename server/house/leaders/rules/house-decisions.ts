// The rules of the leaders of the house by name.
import type { HouseRule } from '#lib/contract/leaders/house-rule.ts';
import { breakout } from './breakout.ts';
import type { HouseDecision } from './house-decision.ts';
import { reversal } from './reversal.ts';
import { trend } from './trend.ts';

export const houseDecisions: Readonly<Record<HouseRule, HouseDecision>> = { trend, reversal, breakout };
