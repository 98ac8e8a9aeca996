// The state of a copy: plain numbers and texts, which belong to one copy and are changed in place.
import type { CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import type { BotMarket } from '../../bot-kind.ts';
import { type LegLife, type ManyMarketsLife, newLegLife, newManyMarketsLife } from '../life/many-markets.ts';
import { type CopyPlan, planOf } from './copy-plan.ts';

/** A trade of the leader, all that one command has filled: price × lots in ticks, and lots. */
export type Traded = { readonly value: number; readonly lots: number };

/** An opening of the leader that waits for its turn. */
export type Opening = {
  readonly does: 'open';
  readonly order: number;
  readonly side: 'long' | 'short';
  /** The lots that the leader has opened. */
  readonly lots: number;
  readonly traded: Traded;
  readonly leverage: number;
  readonly marginMode: 'isolated' | 'cross';
  readonly equityUnits: number;
};

/** A reduction of the leader that waits for its turn: he has closed `closed` of `of` lots. */
export type Reduction = {
  readonly does: 'close';
  readonly order: number;
  readonly closed: number;
  readonly of: number;
  readonly traded: Traded;
};

type CopyTask = Opening | Reduction;

export type CopyOrder = {
  readonly step: number;
  readonly isEntry: boolean;
  /** The leader's order; 0: it follows from none. */
  readonly order: number;
  readonly traded: Traded;
  readonly asked: number;
  /** Of an entry; absent in what earlier releases have written. */
  readonly side?: 'long' | 'short';
  /** It was refused so often with more lots; absent: never. */
  readonly tries?: number;
  /** The worst price of an entry, and the leverage with which it was sized; 0 of exits. */
  readonly limitTicks: number;
  readonly leverage: number;
  /** price × lots in ticks, and lots, of what has filled. */
  value: number;
  filled: number;
};

/** A closing at the market, order after order until it is done. */
export type Closing = {
  readonly why: 'leader' | 'take' | 'stop' | 'owner' | 'end';
  readonly order: number;
  readonly traded: Traded;
  lots: number;
  /** Its fills so far, and their profit. */
  value: number;
  filled: number;
  profitUnits: number;
};

/** A step that changes how a position stands: it holds once it is done. */
export type Setting = { readonly step: number } & (
  | { readonly sets: 'leverage'; readonly leverage: number }
  | { readonly sets: 'margin-mode'; readonly marginMode: 'isolated' | 'cross' }
  | { readonly sets: 'margin'; readonly units: number }
);

/** Prices at which a position is closed, in ticks; 0: none. */
export type Exits = { readonly takeTicks: number; readonly stopTicks: number };

/** The state of a copy in one market. */
export type CopyLeg = LegLife & {
  /** Millionths of a lot that reductions of the leader would have closed beyond whole lots. */
  owedMillionths: number;
  /** Openings that were copied and are not closed. */
  copies: number;
  /** The time of the first fill of what is held. */
  openedMs: number;
  /** As they are in force; 0 and null: never set. */
  leverage: number;
  marginMode: 'isolated' | 'cross' | null;
  /** Margin that was added to the position beyond that of its leverage. */
  addedMarginUnits: number;
  settings: Setting[];
  /** The prices that its owner has set for the position there; null: those of the terms hold. */
  exits: Exits | null;
  order: CopyOrder | null;
  closing: Closing | null;
  tasks: CopyTask[];
};

export type CopyState = ManyMarketsLife & {
  terms: CopyTerms;
  plan: CopyPlan;
  legs: CopyLeg[];
  /** It opens nothing more, and ends when nothing is held. */
  isLastRound: boolean;
  /** The midnight (UTC) with which the day of the daily stop has begun; what it was worth and had made then. */
  dayMs: number;
  dayWorthUnits: number;
  dayProfitUnits: number;
  /** It opens nothing before the next midnight. */
  restsForDay: boolean;
  /** The profit of its books at which the nearer of its stops is reached; null: it waits for none. Absent in what earlier releases have written. */
  stopProfit?: number | null;
  /** The day (UTC) of the last message about an opening that could not be copied, since 1970; 0: there was none. */
  skippedDay: number;
  /** Its share is settled as soon as nothing is held. */
  isSettling: boolean;
};

export const emptyLeg = (): CopyLeg => ({
  ...newLegLife(),
  owedMillionths: 0,
  copies: 0,
  openedMs: 0,
  leverage: 0,
  marginMode: null,
  addedMarginUnits: 0,
  settings: [],
  exits: null,
  order: null,
  closing: null,
  tasks: [],
});

export function createCopy(terms: CopyTerms, markets: readonly BotMarket[]): CopyState {
  const [main] = markets;
  if (main === undefined) throw new Error('a copy has no market');
  return {
    ...newManyMarketsLife(terms.sellsAtEnd),
    terms,
    plan: planOf(terms, main),
    legs: markets.map(emptyLeg),
    isLastRound: false,
    dayMs: 0,
    dayWorthUnits: 0,
    dayProfitUnits: 0,
    restsForDay: false,
    stopProfit: null,
    skippedDay: 0,
    isSettling: false,
  };
}
