// The trading bots in the menus: the simple ones, and those that ask for more.
import type { EntryOf } from './entry.ts';

const spot = '/trading-bot/spot/BTCUSDT';
const futures = '/trading-bot/futures/BTCUSDT';
const basic = { menu: 'bots', group: 'basic', rule: 'everybody', ready: false } as const;
const advanced = { menu: 'bots', group: 'advanced', rule: 'everybody', ready: false } as const;

export const botEntries = [
  { ...basic, id: 'spotGrid', icon: 'grid', href: spot },
  { ...basic, id: 'futuresGrid', icon: 'grid', href: futures },
  { ...basic, id: 'spotMoon', icon: 'moon', href: `${spot}/moon` },
  { ...basic, id: 'futuresMoon', icon: 'moon', href: `${futures}/moon` },
  { ...basic, id: 'autoInvest', icon: 'calendar', href: '/trading-bot/timing' },
  { ...basic, id: 'smartPortfolio', icon: 'pie', href: '/trading-bot/hoard' },
  { ...advanced, id: 'spotDca', icon: 'stairs', href: `${spot}/dca` },
  { ...advanced, id: 'futuresDca', icon: 'stairs', href: `${futures}/dca` },
  { ...advanced, id: 'spotCta', icon: 'chart', href: `${spot}/cta` },
  { ...advanced, id: 'futuresCta', icon: 'chart', href: `${futures}/cta` },
  { ...advanced, id: 'futuresWise', icon: 'bulb', href: `${futures}/wise` },
  { ...advanced, id: 'signalBot', icon: 'signal', href: '/trading-bot/tv' },
  { ...advanced, id: 'arbitrage', icon: 'scale', href: '/trading-bot/arbitrage' },
] as const satisfies readonly EntryOf<string>[];
