// The commands about listings: coins, markets, their states, and their index prices.
import type { MarketState } from '#lib/contract/enums.ts';
import type { AssetId, MarketId } from '../ids.ts';
import type { Ticks } from '../units.ts';
import type { MarketRules } from './market-rules.ts';

export type ListAsset = {
  readonly type: 'list-asset';
  readonly assetId: AssetId;
  readonly code: string;
  /** Decimal places of the smallest unit. */
  readonly decimals: number;
};

export type ListMarket = { readonly type: 'list-market'; readonly rules: MarketRules };

export type SetMarketState = { readonly type: 'set-market-state'; readonly marketId: MarketId; readonly state: MarketState };

/** The index price: what bands are measured from and conditions may watch. */
export type SetReferencePrice = { readonly type: 'set-reference-price'; readonly marketId: MarketId; readonly priceTicks: Ticks };

export type MarketCommand = ListAsset | ListMarket | SetMarketState | SetReferencePrice;
