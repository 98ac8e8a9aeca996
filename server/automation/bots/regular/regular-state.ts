// The state of an auto-invest: plain numbers and texts, which belong to one bot and are changed in place.
import type { RegularTerms } from '#lib/contract/bots/regular/regular-terms.ts';

import type { BotMarket } from '../../bot-kind.ts';
import { type Life, newLife } from '../life/life.ts';
import { type RegularPlan, planOf } from './regular-plan.ts';

export type LegState = {
  /** Quote units that rounds before have left over for it: too little for an order, or not spent by one. */
  carriedUnits: number;
  /** Units of the coin that it holds. */
  baseUnits: number;
  /** Quote units that were paid for them. */
  paidUnits: number;
  isOpen: boolean;
};

/** The purchase of one coin in a round. */
export type Purchase = {
  leg: number;
  /** Its share of the round, in quote units, and what it may spend with what rounds before have left over. */
  shareUnits: number;
  budgetUnits: number;
  /** The step of its order; 0: it was not placed yet. */
  step: number;
  isOver: boolean;
  boughtLots: number;
  spentUnits: number;
  /** The reason for which it was refused; empty: it was not. */
  refusal: string;
};

/** A round on its way. */
export type Round = {
  number: number;
  /** Asked for from its owner. */
  askedUnits: number;
  /** Coins whose budget is too small for an order. */
  carries: { leg: number; shareUnits: number; units: number }[];
  purchases: Purchase[];
};

/** An order that sells a coin at the end. */
type Sale = { leg: number; step: number; lots: number };

type Phase = 'new' | 'waiting' | 'funding' | 'buying' | 'selling' | 'returning' | 'over';

export type RegularState = Life & {
  terms: RegularTerms;
  plan: RegularPlan;
  phase: Phase;
  legs: LegState[];
  round: Round | null;
  /** Rounds that have bought or carried something. */
  rounds: number;
  /** When the next round is due, and when the last one of the calendar was; 0: there is none. */
  nextMs: number;
  lastMs: number;
  /** Counted so far towards the most that it takes. */
  countedUnits: number;
  /** Quote units in its account, and all that came less all that went. */
  cashUnits: number;
  putInUnits: number;
  /** Rounds in a row that have failed. */
  failures: number;
  /** Steps that are no orders and are waited for; `fundsStep` the one that asks for the money of a round. */
  pending: number[];
  fundsStep: number;
  sales: Sale[];
  /** Legs that wait for their next price after a refusal. */
  heldBack: number[];
  refusals: number;
  /** It has told that its gain is reached. */
  hasTold: boolean;
  /** The prices that it waits for, by leg: 0 for none. And the time. */
  waitTicks: number[];
  waitMs: number;
};

export const createRegular = (terms: RegularTerms, markets: readonly BotMarket[]): RegularState => ({
  ...newLife(terms.sellsAtEnd),
  terms,
  plan: planOf(terms, markets),
  phase: 'new',
  legs: markets.map(() => ({ carriedUnits: 0, baseUnits: 0, paidUnits: 0, isOpen: true })),
  round: null,
  rounds: 0,
  nextMs: 0,
  lastMs: 0,
  countedUnits: 0,
  cashUnits: 0,
  putInUnits: 0,
  failures: 0,
  pending: [],
  fundsStep: 0,
  sales: [],
  heldBack: [],
  refusals: 0,
  hasTold: false,
  waitTicks: markets.map(() => 0),
  waitMs: 0,
});
