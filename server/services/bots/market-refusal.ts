// Why a bot cannot be started in a market just now.
import { MarketState } from '#lib/contract/enums.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import type { BotRefusal } from './bots.ts';

const refusals = {
  [MarketState.online]: null,
  [MarketState.cancelOnly]: { refused: 'marketCancelOnly', params: {} },
  [MarketState.halted]: { refused: 'marketHalted', params: {} },
} as const satisfies Readonly<Record<MarketState, BotRefusal | null>>;

/** Null: it can. A contract that closes soon would end the bot before it has begun. */
export function marketRefusal(market: MarketListing, state: MarketState, nowMs: number): BotRefusal | null {
  const rules = isContract(market) ? market.contract.rules.contract : undefined;
  if (rules !== undefined && rules.deliveryMs > 0) {
    if (nowMs >= rules.deliveryMs) return { refused: 'contractEnded', params: {} };
    if (nowMs >= rules.deliveryMs - rules.closeOnlyMs) return { refused: 'closeOnly', params: {} };
  }
  return refusals[state];
}
