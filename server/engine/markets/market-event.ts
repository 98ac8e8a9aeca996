// The events of listings.
import type { MarketState } from '#lib/contract/enums.ts';
import type { AssetId, MarketId } from '../ids.ts';
import type { Ticks } from '../units.ts';
import type { MarketRules } from './market-rules.ts';

type AssetListed = { readonly type: 'asset-listed'; readonly assetId: AssetId; readonly code: string; readonly decimals: number };

type MarketListed = { readonly type: 'market-listed'; readonly rules: MarketRules };

type MarketStateSet = { readonly type: 'market-state-set'; readonly marketId: MarketId; readonly state: MarketState };

export type ReferencePriceSet = { readonly type: 'reference-price-set'; readonly marketId: MarketId; readonly priceTicks: Ticks };

export type MarketEvent = AssetListed | MarketListed | MarketStateSet | ReferencePriceSet;
