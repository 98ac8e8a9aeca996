// A grid remembers this: plain data, arrays by cell. A cell lies between two neighbouring levels, and has the number of the lower one.
import type { GridTerms } from '#lib/contract/bots/grid/grid-terms.ts';
import { BotState, type StopReason } from '#lib/contract/bots/strategy-codes.ts';

import type { Waits } from '../../bot-kind.ts';
import type { BandWait } from '../life/refusals.ts';

/** The next order of a cell: a buy at its lower level, a sell at its upper level, or none (contracts that no position was opened for). */
export const Turn = { none: 0, buy: 1, sell: 2 } as const;

/** new: nothing was done. funding: its coins are on their way. opening: it trades at the market what its first orders need. */
type GridPhase = 'new' | 'waiting' | 'funding' | 'opening' | 'running' | 'stopping' | 'over';

/** `atMs` left out: no time is waited for. */
export type GridWaits = Omit<Waits, 'atMs' | 'candles'> & { readonly atMs?: number };

/** A trade at the market that is not done in one order when the book is thin. */
type MarketTrade = {
  /** Above zero bought, below zero sold; what is still to be done. */
  leftLots: number;
  /** The order that is out; 0: none. */
  step: number;
  doneLots: number;
  /** Money that it took or brought, without fees. */
  doneUnits: number;
  /** It was refused so often with more lots; left out: never. */
  tries?: number;
};

/** Levels and sizes that are laid out when the trade at the market is done. */
export type PlannedGrid = {
  readonly levels: readonly number[];
  /** By cell. */
  readonly lots: readonly number[];
  readonly empty: number;
  /** The coins of its sells were put in: no fee was taken of them. */
  readonly ownsBase: boolean;
};

/** The prices and shares of its terms as whole numbers; 0: none. */
export type GridExits = {
  readonly triggerTicks: number;
  readonly takeProfitTicks: number;
  readonly stopLossTicks: number;
  readonly stopTicks: number;
  readonly trailingPpm: number;
  readonly priceLimitPpm: number;
};

export type GridState = BandWait & {
  terms: GridTerms;
  exits: GridExits;
  /** Its trigger lies above the price at which it began to wait (1) or below (-1). */
  triggerSide: number;
  phase: GridPhase;
  isPaused: boolean;
  isHalted: boolean;
  /** As it was last told: see BotActions.become. */
  shown: BotState;
  /** The last price at the start. */
  startTicks: number;
  /** Everything in its account, what its orders hold included. Contracts: money is that of a position closed at its cost. */
  quoteUnits: number;
  baseUnits: number;
  /** Contracts: above zero long, below zero short. */
  positionLots: number;
  market: MarketTrade;
  /** Levels in ticks, ascending; one more than cells. */
  levels: number[];
  turns: number[];
  /** Lots of a buy (short on spot: of a sell) of the cell, from its next one on. */
  lots: number[];
  /** The order of this turn: its step (0: not out), its lots, what was filled, the money of that with fees, fees in coins. */
  steps: number[];
  wanted: number[];
  filled: number[];
  money: number[];
  coinFees: number[];
  /** The money of the fill that this turn's order closes a pair with; 0: none. */
  basis: number[];
  /** Orders that are taken back and are no cell's any more. */
  leaving: number[];
  /** The cell that filled last: the next fill is near it. */
  lastCell: number;
  /** The highest step of an order that was placed. */
  lastStep: number;
  /** Something was refused, and is tried again with the next price. */
  retries: boolean;
  refusals: number;
  refusedFor: string;
  /** Refusals of orders up to this one have been counted: those that went out together count once. */
  countedStep: number;
  matchedUnits: number;
  matchedCount: number;
  /** Profit that was taken out or put into larger orders. */
  withdrawnUnits: number;
  reinvestedUnits: number;
  /** The highest equity, for a trailing stop. */
  highestUnits: number;
  /** 0: within, 1: above, -1: below. */
  outside: number;
  planned: PlannedGrid | null;
  /** Its range was changed while it could not be laid out. */
  mustPlan: boolean;
  stopReason: StopReason | null;
  sellsAtStop: boolean;
  waits: GridWaits;
};

export const noWaits: GridWaits = { lastAtOrAbove: 0, lastAtOrBelow: 0, markAtOrAbove: 0, markAtOrBelow: 0 };

export const emptyGrid = (terms: GridTerms, exits: GridExits): GridState => ({
  terms,
  exits,
  triggerSide: 0,
  phase: 'new',
  isPaused: false,
  isHalted: false,
  shown: BotState.starting,
  startTicks: 0,
  quoteUnits: 0,
  baseUnits: 0,
  positionLots: 0,
  market: { leftLots: 0, step: 0, doneLots: 0, doneUnits: 0 },
  levels: [],
  turns: [],
  lots: [],
  steps: [],
  wanted: [],
  filled: [],
  money: [],
  coinFees: [],
  basis: [],
  leaving: [],
  lastCell: 0,
  lastStep: 0,
  retries: false,
  refusals: 0,
  refusedFor: '',
  countedStep: 0,
  matchedUnits: 0,
  matchedCount: 0,
  withdrawnUnits: 0,
  reinvestedUnits: 0,
  highestUnits: 0,
  outside: 0,
  planned: null,
  mustPlan: false,
  stopReason: null,
  sellsAtStop: false,
  waits: noWaits,
});

/** Its orders may be out. */
export const trades = ({ phase, isPaused, isHalted }: GridState): boolean => phase === 'running' && !isPaused && !isHalted;

/** A number of an array of cells or levels; 0 beyond its ends. */
export const at = (list: readonly number[], index: number): number => list[index] ?? 0;
