// The withdrawable amount of an account, coin by coin, where it is less than the available one: a unified account stands on it.
import { AccountMode } from '#lib/contract/enums.ts';
import type { AccountId } from '#server/engine/ids.ts';
import { formatDecimal } from '#server/engine/units.ts';
import type { VenueRooms } from '../rooms.ts';

/** By code, as decimal text; null for a classic account: all that is available. */
export async function withdrawableCoins(
  accountId: AccountId,
  { client, listings }: Pick<VenueRooms, 'client' | 'listings'>,
): Promise<ReadonlyMap<string, string> | null> {
  const view = await client.unified(accountId);
  if (view === null || view.mode === AccountMode.classic) return null;
  return new Map(
    view.coins.map(({ assetId, withdrawable }) => {
      const { code, decimals } = listings.asset(assetId);
      return [code, formatDecimal(withdrawable, decimals)];
    }),
  );
}
