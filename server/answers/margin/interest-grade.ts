// Tells the exchange which grade of interest somebody pays, by the level that their account reaches: the exchange itself asks nobody.
import { Decimal } from 'decimal.js';

import type { AccountId } from '#server/engine/ids.ts';
import type { BalanceView } from '#server/engine/accounts/account-view.ts';
import { units } from '#server/engine/units.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import { coinBalances, totalUsdtValue } from '../wallets/coin-balances.ts';
import type { Rooms } from '../rooms.ts';
import { reachedLevel } from '../wallets/vip-level.ts';

const lookedAtEveryMs = 3_600_000;

type Known = { readonly grade: number; readonly lookedAtMs: number };

/** The grades that this process has told each venue already. */
const told = new WeakMap<ExchangeClient, Map<AccountId, Known>>();

/** The balances of the spot and margin wallets, less what they owe. */
async function holdings(accountId: AccountId, client: ExchangeClient): Promise<readonly BalanceView[]> {
  const [spot, margins] = await Promise.all([client.balances(accountId), client.margins(accountId)]);
  const onMargin = margins.flatMap(({ coins }) =>
    coins.map(({ assetId, available, frozen, principal, interest }) => ({
      assetId,
      available,
      frozen: units(frozen - principal - interest),
    })),
  );
  return [...spot, ...onMargin];
}

/** The rooms by which the worth of an account, and its grade, are told. */
export type GradeRooms = Pick<Rooms, 'client' | 'listings' | 'usdtPrice' | 'site' | 'now'>;

/**
 * Looked at before something is borrowed and when money comes into a margin wallet, at most once an hour. A better grade holds from the
 * next hour that is charged; whoever borrows pays it from the first.
 */
export async function tellGrade(accountId: AccountId, { client, listings, usdtPrice, site, now }: GradeRooms): Promise<void> {
  const known = told.get(client) ?? new Map<AccountId, Known>();
  told.set(client, known);
  const last = known.get(accountId);
  const nowMs = now();
  if (last !== undefined && nowMs - last.lookedAtMs < lookedAtEveryMs) return;
  const worth = new Decimal(totalUsdtValue(coinBalances(await holdings(accountId, client), listings, usdtPrice)));
  const grade = reachedLevel(worth, site)?.level ?? 0;
  if (last?.grade !== grade) await client.submit({ type: 'set-interest-grade', accountId, grade });
  known.set(accountId, { grade, lookedAtMs: nowMs });
}
