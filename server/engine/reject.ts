// Why a command was refused. One name per reason, grouped by who refuses; the edge maps each to a code of the catalogue.
export const RejectReason = {
  // accounts
  unknownAccount: 'unknown-account',
  accountExists: 'account-exists',
  unknownAsset: 'unknown-asset',
  assetExists: 'asset-exists',
  insufficientBalance: 'insufficient-balance',
  depositAlreadyCredited: 'deposit-already-credited',
  invalidAmount: 'invalid-amount',
  // markets
  unknownMarket: 'unknown-market',
  marketExists: 'market-exists',
  invalidMarketRules: 'invalid-market-rules',
  // orders
  duplicateClientOrderId: 'duplicate-client-order-id',
  invalidClientOrderId: 'invalid-client-order-id',
  invalidPrice: 'invalid-price',
  invalidQuantity: 'invalid-quantity',
  quantityBelowMinimum: 'quantity-below-minimum',
  quantityAboveMaximum: 'quantity-above-maximum',
  notionalBelowMinimum: 'notional-below-minimum',
  notionalAboveMaximum: 'notional-above-maximum',
  priceAboveBand: 'price-above-band',
  priceBelowBand: 'price-below-band',
  invalidTimeInForce: 'invalid-time-in-force',
  postOnlyWouldTake: 'post-only-would-take',
  fillOrKillUnfilled: 'fill-or-kill-unfilled',
  noLiquidity: 'no-liquidity',
  openOrderLimit: 'open-order-limit',
  unknownOrder: 'unknown-order',
  orderNotOpen: 'order-not-open',
  notOrderOwner: 'not-order-owner',
  nothingToAmend: 'nothing-to-amend',
  // the exchange itself
  internal: 'internal',
} as const;
export type RejectReason = (typeof RejectReason)[keyof typeof RejectReason];
