// The errors that orders of many kinds may be refused with.

/** The market takes no such price or quantity, or nothing at all. */
export const marketRuleErrors = [
  'insufficientBalance',
  'invalidPrice',
  'invalidQuantity',
  'quantityBelowMinimum',
  'quantityAboveMaximum',
  'amountBelowMinimum',
  'amountAboveMaximum',
  'marketCancelOnly',
  'marketHalted',
] as const;

/** And of what stands in the book, or may come to. */
export const restingErrors = [...marketRuleErrors, 'priceHigh', 'priceLow', 'postOnlyWouldTake'] as const;

/** And of a new order, with a name of its own. */
export const newOrderErrors = [...restingErrors, 'symbolNotOpen', 'duplicateClientOid', 'openOrderLimit'] as const;

/** And of one that may trade at once. */
export const tradingErrors = [...newOrderErrors, 'invalidTimeInForce', 'fillOrKillUnfilled', 'noLiquidity'] as const;
