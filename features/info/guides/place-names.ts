// The pages that the guides link to.
export const places = {
  futuresSummary: '/futures/introduction/futures-summarize',
  marginSummary: '/futures/introduction/margin-summarize',
  liquidationSummary: '/futures/introduction/liquidation-summarize',
  orderSummary: '/futures/introduction/order-summarize',
  fee: '/futures/introduction/trading-fee',
  details: '/futures/introduction/futures-details',
  parameters: '/futures/introduction/trading-parameters',
  tiers: '/futures/introduction/position-tier',
  limits: '/futures/introduction/position-limit',
  funding: '/futures/introduction/funding-rate',
  indexes: '/futures/introduction/price-indexes',
  fund: '/futures/introduction/provision-for-risks',
  delivery: '/futures/introduction/delivery-data',
  spotRules: '/spot/introduction/spot-rules',
  margin: '/spot/introduction/margininfo/cross-limit',
  profit: '/academy/spot-profit-and-loss-analysis',
} as const;
