// The convert account is opened, given coins, and told its terms: what an operator has changed holds from the next start.
import { isDeepStrictEqual } from 'node:util';

import { AccountKind } from '#server/engine/identity/account-kind.ts';
import type { BalanceView } from '#server/engine/accounts/account-view.ts';
import type { Command } from '#server/engine/command.ts';
import type { AssetListing, Listings } from '#server/engine/listings.ts';
import { parseDecimal, units, type Units } from '#server/engine/units.ts';
import type { ExchangeAccess } from '#server/runtime/exchange-client.ts';

import { loadConvertData, type ConvertData } from '../convert-data.ts';
import { accountsToOpen } from './accounts-to-open.ts';
import { venueAccounts } from './open-venue.ts';

/** The account is stocked up when less than this share of its inventory is left. */
const refillBelow = 4n;
const ppmDecimals = 6;

type Opened = { readonly client: ExchangeAccess; readonly listings: Listings; readonly data?: ConvertData };

function amountOf(text: string, { code, decimals }: AssetListing): Units {
  const value = parseDecimal(text, decimals);
  if (value === null || value > BigInt(Number.MAX_SAFE_INTEGER)) throw new Error(`convert.json: ${code} cannot be ${text}`);
  return units(value);
}

async function submitOrFail(client: ExchangeAccess, commands: readonly Command[]): Promise<void> {
  const replies = await client.submitAll(commands);
  for (const [place, reply] of replies.entries())
    if (!reply.ok) throw new Error(`the exchange refused to convert: ${commands[place]?.type ?? ''}: ${reply.reason}`);
}

/** The deposits that the account is short of. `turn` goes up, so that each arrival is its own. */
export function convertDeposits(
  { listings, data }: Required<Pick<Opened, 'listings' | 'data'>>,
  balances: readonly BalanceView[],
  turn: number,
): Command[] {
  const accountId = venueAccounts.convertAccount;
  const held = new Map(balances.map(({ assetId, available }) => [assetId, available]));
  return data.coins.flatMap(({ coin, inventory }): Command[] => {
    const asset = listings.assetOf(coin);
    if (asset === undefined) throw new Error(`convert.json: there is no coin ${coin}`);
    const [wanted, has] = [amountOf(inventory, asset), held.get(asset.assetId) ?? 0n];
    if (has * refillBelow >= wanted) return [];
    // References stand in journals: the word is kept, so that none is taken for another.
    const reference = `desk:${coin}:${turn}`;
    return [{ type: 'credit-deposit', accountId, assetId: asset.assetId, units: units(wanted - has), reference }];
  });
}

/** Brings in what the account is short of. Rejects (Error) when the exchange refuses. */
export async function stockConvertAccount({ client, listings, data = loadConvertData() }: Opened, turn: number): Promise<void> {
  const held = await client.balances(venueAccounts.convertAccount);
  await submitOrFail(client, convertDeposits({ listings, data }, held, turn));
}

/**
 * Sends what is not so yet. `nowMs`: a later start has a later one. Rejects (Error) when the exchange refuses: a venue that is half open must
 * not start.
 */
export async function openConvert(opened: Opened & { readonly nowMs: number }, spread: number): Promise<void> {
  const { client, data = loadConvertData() } = opened;
  const accountId = venueAccounts.convertAccount;
  const ppm = (text: string): number => Number(parseDecimal(text, ppmDecimals) ?? Number.NaN);
  const terms = {
    spreadPpm: Math.round(spread * 10 ** ppmDecimals),
    reachPpm: ppm(data.rules.reach),
    guardPpm: ppm(data.rules.guard),
    expiresByClock: true,
  } as const;
  const toOpen = await accountsToOpen(client, [[accountId, AccountKind.convert]]);
  const known = (await client.conversion(accountId)).terms;
  await submitOrFail(client, [...toOpen, ...(isDeepStrictEqual(known, terms) ? [] : [{ type: 'set-convert-terms', ...terms } as const])]);
  await stockConvertAccount(opened, opened.nowMs);
}
