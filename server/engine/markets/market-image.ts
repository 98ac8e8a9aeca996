// The snapshot of listings: coins, and the rules, states and index prices of markets.
import type { MarketState } from '#lib/contract/enums.ts';
import { newMarket } from './market.ts';
import { nothing, type Nothing, type PartImage } from '../snapshots/part-image.ts';
import type { Asset } from '../state.ts';
import { units } from '../units.ts';
import type { MarketRules } from './market-rules.ts';

type RulesImage = Omit<MarketRules, 'minNotionalUnits' | 'maxNotionalUnits'> & {
  readonly minNotionalUnits: string;
  readonly maxNotionalUnits: string;
};

/** In the order of listing. */
type OfVenue = { readonly assets: readonly Asset[] };
type OfMarket = { readonly rules: RulesImage; readonly referencePriceTicks: number; readonly state: MarketState };

export const marketImage: PartImage<OfVenue, Nothing, OfMarket> = {
  venue: ({ assets }) => ({ assets: [...assets.values()] }),
  account: nothing,
  market: (_, { rules, referencePriceTicks, state }) => ({
    rules: { ...rules, minNotionalUnits: rules.minNotionalUnits.toString(), maxNotionalUnits: rules.maxNotionalUnits.toString() },
    referencePriceTicks,
    state,
  }),
  restore: (state, { assets, markets }) => {
    for (const asset of assets) {
      state.assets.set(asset.assetId, asset);
      state.ledger.openAsset(asset.assetId);
    }
    for (const { rules, referencePriceTicks, state: marketState } of markets) {
      const market = newMarket({
        ...rules,
        minNotionalUnits: units(BigInt(rules.minNotionalUnits)),
        maxNotionalUnits: units(BigInt(rules.maxNotionalUnits)),
      });
      market.referencePriceTicks = referencePriceTicks;
      market.state = marketState;
      state.markets.set(rules.marketId, market);
    }
  },
};
