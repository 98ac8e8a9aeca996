// Play money: which coins it is, and how much of each one may hold.
import { Decimal } from 'decimal.js';

import { isDemoLine } from '#lib/contract/contract-lines.ts';
import type { AccountId, AssetId } from '#server/engine/ids.ts';
import { ContractForm } from '#server/engine/markets/market-rules.ts';
import type { AssetListing, ContractListing, Listings } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';
import type { Rooms } from '../rooms.ts';

/** The most that one may hold of each coin, in dollars. */
const maxUsd = 100_000;

/** The coins of margin that demo lines have and no other, with the coin that each stands for. */
export function findDemoCoin(listings: Listings, code: string): { readonly asset: AssetListing; readonly like: string } | null {
  const margined = listings.contracts().filter(({ contract }) => contract.margin === code);
  const [first] = margined;
  const asset = listings.assetOf(code);
  if (asset === undefined || first === undefined || !margined.every(({ contract }) => isDemoLine(contract.line))) return null;
  return { asset, like: standsFor(first) };
}

const standsFor = ({ contract: { form, indexCoin, indexQuote } }: ContractListing): string =>
  form === ContractForm.linear ? indexQuote : indexCoin;

/** The most that one may hold, in units, rounded down; null while the coin that it stands for has no price. */
export function maxDemoUnits(asset: AssetListing, like: string, usdtPrice: Rooms['usdtPrice']): bigint | null {
  const price = like === 'USDC' ? '1' : usdtPrice(like);
  if (price === null || new Decimal(price).lte(0)) return null;
  return BigInt(new Decimal(maxUsd).div(price).times(new Decimal(10).pow(asset.decimals)).toFixed(0, Decimal.ROUND_DOWN));
}

/** In both wallets, isolated margin included. */
export async function heldUnits({ client }: Pick<Rooms, 'client'>, accountId: AccountId, assetId: AssetId): Promise<bigint> {
  const [balances, futures] = await Promise.all([client.balances(accountId), client.futures(accountId)]);
  const spot = balances.find((balance) => balance.assetId === assetId);
  const wallet = futures?.wallets.find((one) => one.assetId === assetId && !one.isPooled);
  return (spot?.available ?? 0n) + (spot?.frozen ?? 0n) + (wallet?.available ?? 0n) + (wallet?.frozen ?? 0n);
}

export const amountText = (amountUnits: bigint, { decimals }: AssetListing): string => formatDecimal(amountUnits, decimals);
