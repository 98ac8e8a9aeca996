// The trading bots in the menus: the simple ones, and those that ask for more.
import type { EntryOf } from './entry.ts';

const spot = '/trading-bot/spot/BTCUSDT';
const futures = '/trading-bot/futures/BTCUSDT';
const demoFutures = '/trading-bot/futures/SBTCSUSDT';
const basic = { menu: 'bots', group: 'basic', rule: 'everybody' } as const;
const plaza = { menu: 'bots', group: 'plaza', rule: 'everybody' } as const;
const advanced = { menu: 'bots', group: 'advanced', rule: 'everybody' } as const;

export const botEntries = [
  { ...basic, id: 'botHome', icon: 'compass', href: '/trading-bot', ready: true },
  { ...basic, id: 'spotGrid', icon: 'grid', href: spot, ready: true },
  { ...basic, id: 'futuresGrid', icon: 'grid', href: futures, demoHref: demoFutures, ready: true },
  { ...basic, id: 'spotMoon', icon: 'moon', href: `${spot}/moon`, ready: true },
  { ...basic, id: 'futuresMoon', icon: 'moon', href: `${futures}/moon`, demoHref: `${demoFutures}/moon`, ready: true },
  { ...basic, id: 'autoInvest', icon: 'calendar', href: '/trading-bot/timing', ready: true },
  { ...basic, id: 'smartPortfolio', icon: 'pie', href: '/trading-bot/hoard', ready: true },
  { ...advanced, id: 'spotDca', icon: 'stairs', href: `${spot}/dca`, ready: true },
  { ...advanced, id: 'futuresDca', icon: 'stairs', href: `${futures}/dca`, demoHref: `${demoFutures}/dca`, ready: true },
  { ...advanced, id: 'spotCta', icon: 'chart', href: `${spot}/cta`, ready: true },
  { ...advanced, id: 'futuresCta', icon: 'chart', href: `${futures}/cta`, demoHref: `${demoFutures}/cta`, ready: true },
  { ...advanced, id: 'futuresWise', icon: 'bulb', href: `${futures}/wise`, demoHref: `${demoFutures}/wise`, ready: true },
  { ...advanced, id: 'signalBot', icon: 'signal', href: '/trading-bot/tv', ready: true },
  { ...advanced, id: 'arbitrage', icon: 'scale', href: '/trading-bot/arbitrage', ready: true },
  { ...advanced, id: 'iceberg', icon: 'layers', href: `${spot}/iceberg`, ready: true },
  { ...advanced, id: 'timeShare', icon: 'clock', href: `${spot}/twap`, ready: true },
  { ...plaza, id: 'spotStrategies', icon: 'star', href: '/spot-strategy', ready: true },
  { ...plaza, id: 'futuresStrategies', icon: 'star', href: '/future-strategy', ready: true },
] as const satisfies readonly EntryOf<string>[];
