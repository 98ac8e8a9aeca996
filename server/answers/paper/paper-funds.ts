// Play money given to paper accounts: what somebody begins with, and what is added.
import { Decimal } from 'decimal.js';

import { maxPaperUsdt, startingFunds } from '#lib/contract/money/paper-funds.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { Command } from '#server/engine/command.ts';
import type { AssetListing } from '#server/engine/listings.ts';
import { rejectKeys } from '#server/engine/reject-key.ts';
import { formatDecimal, units, type Units } from '#server/engine/units.ts';
import { findDemoCoin, heldUnits } from './demo-coins.ts';
import { readMoney } from '../amounts/read-money.ts';
import { refuse, Refusal } from '../refusal/refusal.ts';
import type { VenueRooms } from '../rooms.ts';

export type PaperFunds = readonly { readonly coin: string; readonly amount: string }[];

type Given = { readonly asset: AssetListing; readonly amount: Units };

/** Coins of spot alone: those that only demo lines know are given by those lines. */
function readFunds(funds: PaperFunds, { listings }: Pick<VenueRooms, 'listings'>): readonly Given[] | Refusal {
  const read: Given[] = [];
  for (const { coin, amount } of funds) {
    const asset = listings.assetOf(coin);
    if (asset === undefined || findDemoCoin(listings, coin) !== null) return refuse('unknownCoin', { coin });
    const wanted = readMoney(amount, asset);
    if (wanted instanceof Refusal) return wanted;
    read.push({ asset, amount: wanted });
  }
  return read;
}

/** The most that one may hold of a coin, in units; no more than whole numbers reach. Null while it has no price. */
function maxUnits({ code, decimals }: AssetListing, usdtPrice: VenueRooms['usdtPrice']): bigint | null {
  const price = usdtPrice(code);
  if (price === null || new Decimal(price).lte(0)) return null;
  const max = BigInt(new Decimal(maxPaperUsdt).div(price).times(new Decimal(10).pow(decimals)).toFixed(0, Decimal.ROUND_DOWN));
  const reach = BigInt(Number.MAX_SAFE_INTEGER);
  return max < reach ? max : reach;
}

/** Null: every coin stays within what one may hold, beside what `held` says of it. */
async function refusedFunds(
  given: readonly Given[],
  { usdtPrice }: Pick<VenueRooms, 'usdtPrice'>,
  held: (asset: AssetListing) => Promise<bigint>,
): Promise<Refusal | null> {
  for (const { asset, amount } of given) {
    const max = maxUnits(asset, usdtPrice);
    if (max === null) return refuse('noMarkPrice');
    if ((await held(asset)) + amount > max)
      return refuse('demoFundsLimit', { coin: asset.code, maximum: formatDecimal(max, asset.decimals) });
  }
  return null;
}

const credit = (accountId: AccountId, { asset, amount }: Given, reference: string): Command => ({
  type: 'credit-deposit',
  accountId,
  assetId: asset.assetId,
  units: units(amount),
  reference,
});

/** The check of a new account's funds, before the old account is left. */
export async function checkFunds(funds: PaperFunds, rooms: Pick<VenueRooms, 'listings' | 'usdtPrice'>): Promise<Refusal | null> {
  const given = readFunds(funds, rooms);
  return given instanceof Refusal ? given : refusedFunds(given, rooms, () => Promise.resolve(0n));
}

/** Once in an account's life, however often it is asked for: the references are the account's own. */
export async function beginWith(
  accountId: AccountId,
  funds: PaperFunds,
  rooms: Pick<VenueRooms, 'client' | 'listings'>,
): Promise<Refusal | null> {
  const given = readFunds(funds, rooms);
  if (given instanceof Refusal) return given;
  await rooms.client.submitAll(given.map((one) => credit(accountId, one, `paper:begin:${accountId}:${one.asset.code}`)));
  return null;
}

/** As everybody begins. */
export const beginAsUsual = (accountId: AccountId, rooms: Pick<VenueRooms, 'client' | 'listings'>): Promise<Refusal | null> =>
  beginWith(accountId, startingFunds, rooms);

/** Adds to what there is: all of the coins, or none when one of them is refused. */
export async function addFunds(
  accountId: AccountId,
  funds: PaperFunds,
  rooms: Pick<VenueRooms, 'client' | 'listings' | 'usdtPrice' | 'newReference'>,
): Promise<Refusal | null> {
  const given = readFunds(funds, rooms);
  if (given instanceof Refusal) return given;
  const refused = await refusedFunds(given, rooms, ({ assetId }) => heldUnits(rooms, accountId, assetId));
  if (refused !== null) return refused;
  const turn = rooms.newReference();
  const replies = await rooms.client.submitAll(given.map((one) => credit(accountId, one, `paper:add:${turn}:${one.asset.code}`)));
  for (const reply of replies) if (!reply.ok) return refuse(rejectKeys[reply.reason]);
  return null;
}
