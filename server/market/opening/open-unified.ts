// The terms of unified accounts are brought to what the list says; lending is open already.
import { isDeepStrictEqual } from 'node:util';

import type { AssetListing, Listings } from '#server/engine/listings.ts';
import type { SetUnifiedTerms } from '#server/engine/unified/unified-command.ts';
import { parseDecimal } from '#server/engine/units.ts';
import type { ExchangeAccess } from '#server/runtime/exchange-client.ts';

import { loadUnifiedData, type UnifiedData } from '../unified-data.ts';

function assetOf(listings: Listings, code: string): AssetListing {
  const asset = listings.assetOf(code);
  if (asset === undefined) throw new Error(`unified.json: there is no coin ${code}`);
  return asset;
}

/** Refuses (Error naming it) an amount with more decimals than its coin has, or too large to count with. */
function whole(text: string, { code, decimals }: AssetListing): number {
  const value = parseDecimal(text, decimals);
  if (value === null || value > BigInt(Number.MAX_SAFE_INTEGER)) throw new Error(`unified.json: ${text} is no amount of ${code}`);
  return Number(value);
}

/** Rejects (Error) when the exchange refuses. Nothing is sent when nothing has changed. */
export async function openUnified(client: ExchangeAccess, listings: Listings, data: UnifiedData = loadUnifiedData()): Promise<void> {
  const unit = (await client.lending()).assets.find(({ marketId }) => marketId === -1);
  if (unit === undefined) throw new Error('unified accounts are counted in the coin of account, and there is none');
  const wanted: Omit<SetUnifiedTerms, 'type'> = {
    minEquityUnits: whole(data.minEquity, listings.asset(unit.assetId)),
    interestFree: data.interestFree.map(([code, amount]) => {
      const asset = assetOf(listings, code);
      return [asset.assetId, whole(amount, asset)] as const;
    }),
  };
  if (isDeepStrictEqual(await client.unifiedTerms(), wanted)) return;
  const reply = await client.submit({ type: 'set-unified-terms', ...wanted });
  if (!reply.ok) throw new Error(`the exchange refused the terms of unified accounts: ${reply.reason}`);
}
