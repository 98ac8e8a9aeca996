// The article of the help centre that each strategy, order kind and form leads to: the addresses, once.

export const helpLinks = {
  worlds: '/help/start/practice-worlds',
  spotOrders: '/help/spot/order-types',
  stopOrders: '/help/spot/stop-and-oco-orders',
  margin: '/help/margin/spot-margin-borrow-and-repay',
  futuresOrders: '/help/futures/perpetual-basics',
  futuresPlans: '/help/futures/trading-plans',
  takeProfit: '/help/futures/take-profit-and-stop-loss',
  marginModes: '/help/futures/margin-modes-and-leverage',
  positionModes: '/help/futures/position-modes',
  deposit: '/help/funds/deposit',
  withdraw: '/help/funds/withdraw',
  transfer: '/help/funds/transfer',
  convert: '/help/funds/convert',
  security: '/help/security/two-factor',
  unified: '/help/unified/unified-account',
  subAccounts: '/help/accounts/sub-accounts',
  bots: '/help/bots/trading-bots',
  spotGrid: '/help/bots/spot-grid',
  futuresGrid: '/help/bots/futures-grid',
  moonGrid: '/help/bots/moon-grid',
  martingale: '/help/bots/martingale',
  autoInvest: '/help/bots/auto-invest',
  smartPortfolio: '/help/bots/smart-portfolio',
  cta: '/help/bots/cta',
  wise: '/help/bots/wise',
  arbitrage: '/help/bots/arbitrage',
  signalBot: '/help/bots/signal-bot',
  strategyRanking: '/help/bots/strategy-ranking',
  copyingStrategies: '/help/bots/copying-strategies',
  copying: '/help/copy/copy-a-trader',
  costOfCopying: '/help/copy/cost-and-end-of-a-copy',
  leading: '/help/copy/lead-traders',
  leaderFigures: '/help/copy/figures-of-traders',
  traderPro: '/help/copy/trader-pro',
} as const satisfies Readonly<Record<string, string>>;

export type HelpLink = keyof typeof helpLinks;

/** The name of the article in an address of the table. */
export const slugOfLink = (address: string): string => address.split('/').at(-1)?.split('#')[0] ?? '';
