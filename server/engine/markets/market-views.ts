// The views of listings, in the order of listing.
import type { Asset } from '../state.ts';
import { once, view } from '../view.ts';
import type { MarketRules } from './market-rules.ts';

export const marketViews = {
  assets: view(({ state }): readonly Asset[] => [...state.assets.values()], once),
  markets: view(({ state }): readonly MarketRules[] => [...state.markets.values()].map(({ rules }) => rules), once),
};
