// Play money: what a paper account begins with, and how much of it one may have.

/** The funds with which everybody begins who asks for nothing else. */
export const startingFunds = [
  { coin: 'USDT', amount: '100000' },
  { coin: 'USDC', amount: '100000' },
  { coin: 'BTC', amount: '1' },
  { coin: 'ETH', amount: '10' },
] as const;

/** The most that one may hold of one coin, in USDT. */
export const maxPaperUsdt = 10_000_000;

/** Coins in one request. */
export const maxPaperCoins = 20;

/** The page of assets with the window of play money open. */
export const playMoneyPage = '/asset?funds=demo';
