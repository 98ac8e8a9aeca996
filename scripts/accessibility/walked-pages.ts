// The pages that are walked through for those who see little, hear the screen or use no mouse: all of them, and one of each kind.
import { publicPages } from '../../app/sitemaps/public-pages.ts';

/** By address without language. Articles stand for all that are written in the same frame. */
export const openPages: readonly string[] = [
  ...publicPages,
  '/crypto-c2c/BTC/EUR',
  '/spot/BTCUSDT',
  '/futures/usdt/BTCUSDT',
  '/futures/usd/BTCUSD',
  '/futures/usdc/BTCPERP',
  '/futures/susd/perpetual/SBTCSUSD',
  '/help/start',
  '/help/start/first-trade',
  '/announcements/futures-contracts',
  '/login',
  '/register',
  '/admin/login',
  '/no-such-page',
];

/** For those who are signed in. */
export const ownPages: readonly string[] = [
  '/asset',
  '/asset/history',
  '/asset/recharge',
  '/asset/withdraw',
  '/asset/unified',
  '/order/transac',
  '/order/mcp',
  '/order/marginOrderInfo',
  '/account/security',
  '/account/settings',
  '/account/sub-accounts',
  '/crypto-c2c/ads',
  '/crypto-c2c/ads/new',
  '/crypto-c2c/orders',
  '/crypto-c2c/payment-methods',
];

/** One of each kind, for a look that takes no longer than a minute. */
export const sampledPages: readonly string[] = [
  '/',
  '/markets',
  '/futures/introduction/funding-rate',
  '/academy/spot-profit-and-loss-analysis',
  '/spot/convert',
  '/help/start/first-trade',
  '/spot/BTCUSDT',
  '/futures/usdt/BTCUSDT',
  '/login',
];
export const sampledOwnPages: readonly string[] = ['/asset', '/asset/recharge', '/account/security'];

/** From right to left: where a direction asks for something that the other did not. */
export const mirroredPages: readonly string[] = ['/futures', '/spot/BTCUSDT'];
