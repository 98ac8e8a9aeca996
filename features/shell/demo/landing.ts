// The page that a user arrives at after a change between demo and live trading.

/** The desk of demo trading, by the specification. */
const demoDesk = '/futures/susd/perpetual/SBTCSUSD';
/** The demo contract that is the live one's counterpart: in tether, as most people trade. */
export const demoContract = { path: '/futures/susdt/perpetual/SBTCSUSDT', coin: 'SUSDT' } as const;

const liveDesk = '/futures/usdt/BTCUSDT';

/** A desk of spot is the same in both worlds; everybody else goes to the demo desk. `path` is without its language. */
export const landingInDemo = (path: string): string => (path.startsWith('/spot/') || path.startsWith('/futures/s') ? path : demoDesk);

/** A desk of spot trades with the unified account; everybody else is shown it. */
export const landingInUnifiedDemo = (path: string): string => (path.startsWith('/spot/') ? path : '/asset/unified');

/** One stays where one is, but for the desks of demo contracts. */
export const landingInLive = (path: string): string => (/^\/futures\/s(usdt|usd|usdc)\//.test(path) ? liveDesk : path);
