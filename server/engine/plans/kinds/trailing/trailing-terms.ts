// A trailing stop: it follows the best price, and executes at market once the price has come back from it.
import type { Ticks } from '../../../units.ts';
import type { PriceSource } from '../../trigger-terms.ts';

export type TrailingTerms = {
  readonly kind: 'trailing';
  readonly source: PriceSource;
  /** 0: active at once. */
  readonly activationTicks: Ticks;
  /** The distance that the price must come back from its best, in millionths. */
  readonly callbackPpm: number;
};
