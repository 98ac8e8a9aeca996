// The part of an account of the house that its rule is about: what it holds in its market, and what is free for an opening.
import { isContract } from '#server/engine/markets/contract-listing.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import { type Lots, lots } from '#server/engine/units.ts';
import type { HouseRooms } from './house-rooms.ts';
import type { HouseTarget } from './rules/house-decision.ts';

export type HouseHolding = { readonly held: HouseTarget; readonly lots: Lots; readonly freeUnits: bigint };

const nothing = lots(0);

/** Coins that are less than the least order count as nothing: they are what fees left of a lot. */
export async function readHolding(
  { client, listings }: Pick<HouseRooms, 'client' | 'listings'>,
  accountId: AccountId,
  market: MarketListing,
  priceTicks: number,
): Promise<HouseHolding> {
  const { marketId } = market;
  const rules = listings.rules(market);
  if (isContract(market)) {
    const view = await client.futures(accountId);
    const position = view?.positions.find((one) => one.marketId === marketId);
    const free = view?.wallets.find(({ assetId }) => assetId === rules.contract?.marginAssetId)?.free ?? 0;
    return { held: position?.holdSide ?? 'flat', lots: position?.lots ?? nothing, freeUnits: BigInt(free) };
  }
  const balances = await client.balances(accountId);
  const coins = balances.find(({ assetId }) => assetId === rules.baseAssetId);
  const whole = Number((coins?.available ?? 0n) + (coins?.frozen ?? 0n)) / rules.lotUnits;
  const own = lots(Math.min(Math.floor(whole), rules.maxQuantityLots));
  const isLess = own < rules.minQuantityLots || own * priceTicks * rules.tickLotUnits < rules.minNotionalUnits;
  const freeUnits = balances.find(({ assetId }) => assetId === rules.quoteAssetId)?.available ?? 0n;
  return { held: isLess ? 'flat' : 'long', lots: isLess ? nothing : own, freeUnits };
}
