// The amount a user may withdraw in a day: by the level that the worth of the account reaches. And the worth of an amount.
import { Decimal } from 'decimal.js';

import type { Session } from '#server/services/accounts/accounts.ts';
import type { CoinListing } from '#server/services/wallets/coin-listing.ts';
import { coinBalances, totalUsdtValue } from './coin-balances.ts';
import type { Rooms } from '../rooms.ts';
import { reachedLevel } from './vip-level.ts';

const microsPerUsdt = 1_000_000;
const maxMicros = Number.MAX_SAFE_INTEGER;

const toMicros = (usdt: Decimal, rounding: Decimal.Rounding): number =>
  Decimal.min(usdt.times(microsPerUsdt), maxMicros).toDecimalPlaces(0, rounding).toNumber();

/** In millionths of a USDT, rounded up. By the market's price; by the listed one where no market has a price. */
export function worthMicros(amount: string, coin: CoinListing, usdtPrice: Rooms['usdtPrice']): number {
  return toMicros(new Decimal(amount).times(usdtPrice(coin.code) ?? coin.listedPriceUsd), Decimal.ROUND_UP);
}

export type DailyLimit = { readonly level: number; readonly micros: number };

/** Levels of withdrawing go by what the spot account is worth. */
export async function dailyLimit(
  { accountId }: Session,
  rooms: Pick<Rooms, 'client' | 'listings' | 'usdtPrice' | 'site'>,
): Promise<DailyLimit> {
  const worth = new Decimal(totalUsdtValue(coinBalances(await rooms.client.balances(accountId), rooms.listings, rooms.usdtPrice)));
  const best = reachedLevel(worth, rooms.site);
  return { level: best?.level ?? 0, micros: toMicros(new Decimal(best?.dailyWithdrawal ?? 0), Decimal.ROUND_DOWN) };
}
