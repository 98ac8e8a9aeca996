// A stop by margin: closes a contract's position once maintenance is this share of what stands behind it.

export type MarginRatioTerms = {
  readonly kind: 'margin-ratio';
  /** In millionths. */
  readonly ratioPpm: number;
};
