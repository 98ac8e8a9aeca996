// The state of a signal bot: plain numbers and texts, which belong to one bot and are changed in place.
import type { SignalAlert, StatedPosition } from '#lib/contract/bots/signal/signal-alert.ts';
import type { SignalTerms } from '#lib/contract/bots/signal/signal-terms.ts';
import type { BotState, StopReason } from '#lib/contract/bots/strategy-codes.ts';
import type { BotMarket, Waits } from '../../bot-kind.ts';
import { type HeldPosition, nothingHeld } from '../held-position.ts';
import { type SignalPlan, planOf } from './signal-plan.ts';

/** An alert in the queue of its market. */
export type QueuedAlert = SignalAlert & { readonly number: number; readonly arrivedMs: number };

export type SignalOrder = {
  readonly step: number;
  readonly kind: 'limit' | 'market';
  readonly isEntry: boolean;
  /** The alert that it is of; 0: of no alert. */
  readonly alert: number;
  readonly priceTicks: number;
  /** The part that is not filled yet. */
  lots: number;
  /** The step that takes it back; 0: none does. */
  cancelStep: number;
  /** Of an entry; absent in what earlier releases have written. */
  readonly side?: 'long' | 'short';
  /** It was refused so often with more lots; left out: never. */
  readonly tries?: number;
};

/** A closing at the market, order after order until it is done. */
export type Closing = {
  /** turn: it is held on the other side of an entry. */
  readonly why: 'alert' | 'turn' | 'stop' | 'take' | 'end';
  readonly alert: number;
  lots: number;
};

/** The bot's state in one market. */
export type SignalLeg = HeldPosition & {
  order: SignalOrder | null;
  closing: Closing | null;
  /** Lots that were closed for an entry which still waits, and its alert. */
  turned: { readonly alert: number; readonly lots: number };
  /** In the order of their times; exits before entries of the same moment. */
  queue: QueuedAlert[];
  /** The alert that had its turn last: its time, and if it was an exit. */
  lastMs: number;
  wasExit: boolean;
  /** The position that the strategy has stated last, until it is compared with the bot's own. Left out: it was, or nothing is stated. */
  stated?: { readonly alert: number; readonly timeMs: number; readonly position: StatedPosition };
  isOpen: boolean;
  /** A refusal waits for the next price. */
  holdsBack: boolean;
  refusals: number;
  waits: Waits;
};

type Phase = 'new' | 'funding' | 'running' | 'ending' | 'returning' | 'over';

export type SignalState = {
  terms: SignalTerms;
  plan: SignalPlan;
  phase: Phase;
  legs: SignalLeg[];
  /** Alerts that have come. */
  alerts: number;
  /** Quote coins of its account as its fills and transfers make them; of contracts positions stand at the cost of their fees. */
  quoteUnits: number;
  /** Put in, at the start and later. */
  investedUnits: number;
  isFunded: boolean;
  isPaused: boolean;
  /** Set: it is on its way to its end, with this reason. */
  ending: StopReason | null;
  /** At the end coins are sold. */
  sells: boolean;
  /** Refusals of orders in a row for one reason. */
  refusal: string;
  refusals: number;
  /** Steps that are no orders and are waited for. */
  pending: number[];
  /** The step that asks for its funds; 0: none does, or it was refused. */
  fundsStep: number;
  shown: BotState | null;
  matchedUnits: number;
  matchedCount: number;
  withdrawnUnits: number;
};

export const noWaits: Waits = { lastAtOrAbove: 0, lastAtOrBelow: 0, markAtOrAbove: 0, markAtOrBelow: 0, atMs: 0, candles: null };

const emptyLeg = (): SignalLeg => ({
  ...nothingHeld(),
  order: null,
  closing: null,
  turned: { alert: 0, lots: 0 },
  queue: [],
  lastMs: 0,
  wasExit: true,
  isOpen: true,
  holdsBack: false,
  refusals: 0,
  waits: noWaits,
});

export const createSignal = (terms: SignalTerms, markets: readonly BotMarket[]): SignalState => ({
  terms,
  plan: planOf(terms, markets),
  phase: 'new',
  legs: markets.map(emptyLeg),
  alerts: 0,
  quoteUnits: 0,
  investedUnits: 0,
  isFunded: false,
  isPaused: false,
  ending: null,
  sells: terms.sellsAtEnd,
  refusal: '',
  refusals: 0,
  pending: [],
  fundsStep: 0,
  shown: null,
  matchedUnits: 0,
  matchedCount: 0,
  withdrawnUnits: 0,
});
