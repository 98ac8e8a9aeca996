// Markets of a test exchange that stand still, or are set going once it answers.
import { neverResting, type MarketWaking } from '#server/market/market-use.ts';

export type MovingMarkets = { readonly waking: MarketWaking; stop(): Promise<void> };

export const stillMarkets = (): Promise<MovingMarkets> => Promise.resolve({ waking: neverResting, stop: () => Promise.resolve() });

/** The markets may be set going later. */
export const wakingOf = (moving: () => MovingMarkets | null): MarketWaking => ({
  wake: (markets) => (moving()?.waking ?? neverResting).wake(markets),
  noteListed: (markets) => (moving()?.waking ?? neverResting).noteListed(markets),
});
