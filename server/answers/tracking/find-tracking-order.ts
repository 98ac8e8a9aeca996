// Finds the position of a copy that a request names: one of somebody else's copy is not found.
import { readTrackingNo } from '#lib/contract/tracking/tracking-order.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import type { OwnedBot } from '#server/services/bots/bots.ts';
import { findBotOfKind } from '../bots/find-bot.ts';
import { findAnyMarket } from '../market/find-market.ts';
import { refuse, Refusal } from '../refusal/refusal.ts';
import type { Rooms } from '../rooms.ts';
import { heldByCopy, type HeldByCopy } from './held-by-copy.ts';

export type FoundTrackingOrder = { readonly copy: OwnedBot; readonly market: MarketListing; readonly held: HeldByCopy };

export function findTrackingOrder(
  rooms: Pick<Rooms, 'bots' | 'listings'>,
  session: { readonly accountId: AccountId },
  trackingNo: string,
): FoundTrackingOrder | Refusal {
  const named = readTrackingNo(trackingNo);
  if (named === null) return refuse('noPosition');
  const copy = findBotOfKind(rooms, session, named.strategyId, 'copy');
  if (copy instanceof Refusal) return copy;
  const market = findAnyMarket(rooms.listings, named.symbolId);
  if (market instanceof Refusal) return market;
  const held = heldByCopy(copy).find(({ marketId }) => marketId === market.marketId);
  return held === undefined ? refuse('noPosition') : { copy, market, held };
}
