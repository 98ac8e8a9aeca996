// Gives the house what its bots of demo trading are started with: their contracts take play money, which the venue's funds have none of.
import type { Listings } from '#server/engine/listings.ts';
import { units } from '#server/engine/units.ts';
import { venueAccounts } from '#server/market/opening/open-venue.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import { leadCoin } from '#server/services/leaders/lead-coin.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';

type Rooms = {
  readonly client: Pick<ExchangeClient, 'balances' | 'submit'>;
  readonly listings: Listings;
  readonly now: () => number;
};

/** Given when less than half of it is left. */
const fundCoins = 50_000n;

export async function fundHouseBots({ client, listings, now }: Rooms): Promise<void> {
  const { assetId, code, decimals } = leadCoin(listings, TradingMode.paper, 'futures');
  const accountId = venueAccounts.houseBots;
  const fund = fundCoins * 10n ** BigInt(decimals);
  const free = (await client.balances(accountId)).find((coin) => coin.assetId === assetId)?.available ?? 0n;
  if (free * 2n >= fund) return;
  const reference = `house:${accountId}:${code}:${now()}`;
  const reply = await client.submit({ type: 'credit-deposit', accountId, assetId, units: units(fund), reference });
  if (!reply.ok) throw new Error(`${code} for the bots of the house: ${reply.reason}`);
}
