// A trailing stop: it follows the best price, and executes at market once the price has come back from it.
import type { Ticks } from '#server/engine/units.ts';
import type { PriceSource } from '../../trigger-terms.ts';

/** A condition that is measured from the price at which the order opens, and executes at market. */
export type RatioTrigger = {
  readonly source: PriceSource;
  /** The trigger price in millionths of the opening price: 1,020,000 is 2 % above it. */
  readonly factorPpm: number;
  /** The share that was asked for, without a sign: a return on the margin, or of spot a change of the price. For lists. */
  readonly saidPpm: number;
};

export type RatioExit = { readonly takeProfit: RatioTrigger | null; readonly stopLoss: RatioTrigger | null };

/** The further terms that a trailing stop may have; those that have none are written without. */
export type TrailingExtras = {
  /** Above 0: it comes back by this distance, and `callbackPpm` is 0. */
  readonly callbackTicks: Ticks;
  /** The exit that the order takes with it when it opens. */
  readonly exit: RatioExit | null;
};

export type TrailingTerms = {
  readonly kind: 'trailing';
  readonly source: PriceSource;
  /** 0: active at once. */
  readonly activationTicks: Ticks;
  /** The distance that the price must come back from its best, in millionths. */
  readonly callbackPpm: number;
  readonly extras?: TrailingExtras;
};
