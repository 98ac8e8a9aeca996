// The index price that a coin contract is converted at.
import type { ContractListing } from '#server/engine/listings.ts';
import type { Rooms } from '../rooms.ts';

/** As its ticker shows it; of a contract that has not traded yet, as the core knows it. Null: there is none. */
export async function indexPriceOf(
  { client, projections, listings }: Pick<Rooms, 'client' | 'projections' | 'listings'>,
  market: ContractListing,
): Promise<string | null> {
  const shown = projections.market.ticker(market.symbol)?.indexPrice ?? null;
  if (shown !== null) return shown;
  const known = (await client.contracts()).find(({ marketId }) => marketId === market.marketId);
  return known === undefined || known.indexTicks === 0 ? null : listings.priceText(market, known.indexTicks);
}
