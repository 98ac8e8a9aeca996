// Every entry of the header, its menus, the drawer and the tab bar: one table. What is not ready has no page yet and is not shown.
import { botEntries } from './bot-entries.ts';
import type { EntryOf } from './entry.ts';
import { infoEntries } from './info-entries.ts';

const tradeEntries = [
  { id: 'markets', menu: 'markets', icon: 'list', href: '/markets', rule: 'everybody', ready: true },
  { id: 'spot', menu: 'spot', icon: 'candles', href: '/spot/BTCUSDT', rule: 'everybody', ready: true },
  { id: 'convert', menu: 'spot', icon: 'swap', href: '/spot/convert', rule: 'everybody', ready: true },
  { id: 'c2c', menu: 'spot', icon: 'people', href: '/crypto-c2c', rule: 'everybody', ready: true },
  { id: 'margin', menu: 'spot', icon: 'scale', href: '/spot/BTCUSDT?margin=cross', rule: 'everybody', ready: false },
  { id: 'unifiedAccount', menu: 'spot', icon: 'layers', href: '/asset/unified', rule: 'unified', ready: true },
  { id: 'futuresOverview', menu: 'futures', icon: 'compass', href: '/futures', rule: 'outsideDemo', ready: true },
  {
    id: 'traderUsdt',
    menu: 'futures',
    icon: 'star',
    href: '/trader-futures/usdt/BTCUSDT',
    demoHref: '/trader-futures/usdt/SBTCSUSDT',
    rule: 'traders',
    ready: true,
  },
  {
    id: 'usdtM',
    menu: 'futures',
    icon: 'dollar',
    href: '/futures/usdt/BTCUSDT',
    demoHref: '/futures/susdt/perpetual/SBTCSUSDT',
    rule: 'everybody',
    ready: true,
  },
  {
    id: 'coinMPerpetual',
    menu: 'futures',
    icon: 'coin',
    href: '/futures/usd/BTCUSD',
    demoHref: '/futures/susd/perpetual/SBTCSUSD',
    rule: 'everybody',
    ready: true,
  },
  { id: 'coinMSettled', menu: 'futures', icon: 'calendar', href: '/futures/usd/delivery', rule: 'outsideDemo', ready: true },
  {
    id: 'usdcM',
    menu: 'futures',
    icon: 'circle',
    href: '/futures/usdc/BTCPERP',
    demoHref: '/futures/susdc/perpetual/SBTCSPERP',
    rule: 'everybody',
    ready: true,
  },
  { id: 'copySpot', menu: 'copy', icon: 'candles', href: '/copy-trading/spot', rule: 'spotTrace', ready: true },
  { id: 'copyFutures', menu: 'copy', icon: 'chart', href: '/copy-trading/futures', rule: 'everybody', ready: true },
  { id: 'copyMine', menu: 'copy', icon: 'people', href: '/copy-trading/copies', rule: 'users', ready: true },
  { id: 'copyLead', menu: 'copy', icon: 'star', href: '/copy-trading/lead', rule: 'everybody', ready: true },
  { id: 'copyStrategy', menu: 'copy', icon: 'bot', href: '/copy-trading/strategy', rule: 'everybody', ready: true },
  { id: 'traderPro', menu: 'copy', icon: 'star', href: '/trader-pro', rule: 'everybody', ready: true },
] as const satisfies readonly EntryOf<string>[];

const accountEntries = [
  { id: 'assets', menu: 'assets', icon: 'wallet', href: '/asset', rule: 'users', ready: true },
  { id: 'deposit', menu: 'assets', icon: 'download', href: '/asset/recharge', rule: 'liveUsers', ready: true },
  { id: 'withdraw', menu: 'assets', icon: 'upload', href: '/asset/withdraw', rule: 'liveUsers', ready: true },
  { id: 'orders', menu: 'assets', icon: 'clipboard', href: '/order/transac', rule: 'users', ready: true },
  { id: 'transfer', menu: 'assets', icon: 'swap', href: '/asset?transfer=1', rule: 'users', ready: true },
  { id: 'assetHistory', menu: 'assets', icon: 'clock', href: '/asset/history', rule: 'users', ready: true },
  { id: 'tradeJournal', menu: 'assets', icon: 'book', href: '/asset/journal', rule: 'users', ready: true },
  { id: 'strategyAssets', menu: 'user', icon: 'bot', href: '/strategy/assets', rule: 'users', ready: true },
  { id: 'rewards', menu: 'user', icon: 'gift', href: '/events/rewards', rule: 'mainAccounts', ready: false },
  { id: 'demoClassic', menu: 'user', icon: 'flask', action: 'enterClassicDemo', rule: 'mayEnterDemo', ready: true },
  { id: 'demoUnified', menu: 'user', icon: 'flask', action: 'enterUnifiedDemo', rule: 'mayEnterDemo', ready: true },
  { id: 'worlds', menu: 'user', icon: 'globe', href: '/worlds', rule: 'mainAccounts', ready: true },
  { id: 'settings', menu: 'user', icon: 'sliders', href: '/account/settings', rule: 'users', ready: true },
  { id: 'security', menu: 'user', icon: 'shield', href: '/account/security', rule: 'registered', ready: true },
  { id: 'subAccounts', menu: 'user', icon: 'people', href: '/account/sub-accounts', rule: 'registered', ready: true },
  { id: 'backToMain', menu: 'user', icon: 'back', action: 'leaveSubAccount', rule: 'subAccounts', ready: true },
  { id: 'logOut', menu: 'user', icon: 'logout', action: 'logOut', rule: 'users', ready: true },
  { id: 'liveTrading', menu: 'mode', icon: 'bolt', action: 'leaveDemo', rule: 'mayLeaveDemo', ready: true },
  { id: 'tryDemo', menu: 'access', icon: 'flask', action: 'tryDemo', rule: 'mayTryDemo', ready: true },
  { id: 'keepDemo', menu: 'access', icon: 'user', href: '/register', rule: 'guests', ready: true },
  { id: 'login', menu: 'access', icon: 'login', href: '/login', rule: 'visitors', ready: true },
  { id: 'register', menu: 'access', icon: 'user', href: '/register', rule: 'visitors', ready: true },
  { id: 'home', menu: 'home', icon: 'home', href: '/', rule: 'everybody', ready: true },
] as const satisfies readonly EntryOf<string>[];

const table = [...tradeEntries, ...botEntries, ...infoEntries, ...accountEntries] as const;

export type EntryId = (typeof table)[number]['id'];
export type MenuEntry = EntryOf<EntryId>;

export const menuEntries: readonly MenuEntry[] = table;
