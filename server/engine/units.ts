// The four kinds of integers the exchange counts in. Conversions to and from text live here alone.

declare const kind: unique symbol;

/** A price as a whole number of the market's ticks. Safe integer, > 0. */
export type Ticks = number & { readonly [kind]: 'ticks' };
/** A quantity as a whole number of the market's lots. Safe integer, ≥ 0. */
export type Lots = number & { readonly [kind]: 'lots' };
/** Money as a whole number of an asset's smallest unit (10^-decimals). Signed 64-bit. */
export type Units = bigint & { readonly [kind]: 'units' };
