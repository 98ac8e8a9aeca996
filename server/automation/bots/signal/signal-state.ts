// The state of a signal bot: plain numbers and texts, which belong to one bot and are changed in place.
import type { SignalAlert, StatedPosition } from '#lib/contract/bots/signal/signal-alert.ts';
import type { SignalTerms } from '#lib/contract/bots/signal/signal-terms.ts';
import type { BotMarket } from '../../bot-kind.ts';
import { type LegLife, type ManyMarketsLife, newLegLife, newManyMarketsLife } from '../life/many-markets.ts';
import type { Refusals } from '../life/refusals.ts';
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
export type SignalLeg = LegLife & {
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
};

export type SignalState = ManyMarketsLife &
  Refusals & {
    terms: SignalTerms;
    plan: SignalPlan;
    legs: SignalLeg[];
    /** Alerts that have come. */
    alerts: number;
    /** Put in, at the start and later. */
    investedUnits: number;
    withdrawnUnits: number;
  };

const emptyLeg = (): SignalLeg => ({
  ...newLegLife(),
  order: null,
  closing: null,
  turned: { alert: 0, lots: 0 },
  queue: [],
  lastMs: 0,
  wasExit: true,
});

export const createSignal = (terms: SignalTerms, markets: readonly BotMarket[]): SignalState => ({
  ...newManyMarketsLife(terms.sellsAtEnd),
  terms,
  plan: planOf(terms, markets),
  legs: markets.map(emptyLeg),
  alerts: 0,
  investedUnits: 0,
  refusal: '',
  refusals: 0,
  withdrawnUnits: 0,
});
