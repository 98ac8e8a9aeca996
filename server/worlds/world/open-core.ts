// The core of a world before its markets open: coins, markets, the venue’s own accounts and their money, and its terms.
import type { ExchangeAccess } from '#server/runtime/exchange-client.ts';
import { openContracts } from '#server/market/contracts/open-contracts.ts';
import { openConvert } from '#server/market/opening/open-convert.ts';
import { openLending } from '#server/market/opening/open-lending.ts';
import { openUnified } from '#server/market/opening/open-unified.ts';
import { openVenue } from '#server/market/opening/open-venue.ts';
import type { WorldMarkets } from './world-markets.ts';

/** The share that the convert account keeps. */
export const convertSpread = 0.001;

/** Rejects (Error) when the exchange refuses. */
export async function openCore(
  client: ExchangeAccess,
  { venue, contracts, margin, convert, unified }: WorldMarkets,
  nowMs: number,
): Promise<void> {
  const { listings } = venue;
  const usdPrice = (code: string): number => (code === 'USD' ? 1 : venue.assetData(code).usdPrice);
  await openVenue({ client, venue, nowMs });
  await openContracts({ client, listings, contracts, paths: { usdPrice }, nowMs });
  await openLending(client, listings, margin);
  await openConvert({ client, listings, data: convert, nowMs }, convertSpread);
  await openUnified(client, listings, unified);
}
