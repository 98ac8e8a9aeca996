// A rule of the leaders of the house: out of closed candles alone it says what is to be held.

/** Prices in ticks. */
export type HouseCandle = { readonly high: number; readonly low: number; readonly close: number };

export type HouseTarget = 'long' | 'short' | 'flat';

export type HouseDecision = {
  /** It is asked with so many candles. */
  readonly candles: number;
  /** Oldest first, the last one has just closed. `held`: what is held now. */
  readonly decide: (candles: readonly HouseCandle[], held: HouseTarget) => HouseTarget;
};
