// A candle of the past, of which the close alone counts.

/** Oldest first, of one length for all coins. */
export type PastCandle = { readonly openMs: number; readonly close: string };
