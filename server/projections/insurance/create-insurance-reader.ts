// Questions about the insurance fund: what it has, and how that came about.
import { and, desc, eq, gt, lt } from 'drizzle-orm';
import { z } from 'zod/mini';

import type { InsuranceFlow } from '#lib/contract/history/contract-history.ts';
import type { AssetId } from '#server/engine/ids.ts';
import type { AssetListing, Listings } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';
import type { Store } from '#server/store/open-store.ts';
import { insuranceDays } from '#server/store/schema/insurance-days.ts';
import { ledgerEntries } from '#server/store/schema/ledger-entries.ts';
import { maxPerPage, ofValue, type Page, pageOf, readPlace } from '../page.ts';
import { insuranceAccountId } from './insurance-account.ts';
import { dayMs } from './insurance-days.ts';
import type { InsuranceHistory } from './insurance-history.ts';
import { pastFlow, readInsurancePast, type InsurancePast } from './insurance-past.ts';

type InsurancePage = { readonly coin: string; readonly before?: string | undefined; readonly limit?: number | undefined };

export type InsuranceReader = {
  /** The fund's amount of each of these coins, in its smallest units, of coins that it ever had; debts included. */
  amounts(assetIds: readonly AssetId[]): Promise<ReadonlyMap<AssetId, bigint>>;
  /** Newest first: every movement, or the days (UTC) on which there were any; after them those before the venue. */
  flow(by: 'entry' | 'day', page: InsurancePage): Promise<Page<InsuranceFlow>>;
};

/** All that the table's column can hold: no page goes on after it. */
const lastDay = 2n ** 31n - 1n;
const amountRows = z.array(z.object({ asset_id: z.number(), after: z.nullable(z.coerce.bigint()) }));

const ofFund = `account_id = ${insuranceAccountId}`;

const amounts = `
  select wanted.asset_id, (
    select available_after + frozen_after from ledger_entries as l
    where l.${ofFund} and l.asset_id = wanted.asset_id order by l.id desc limit 1) as after
  from unnest($1::integer[]) as wanted(asset_id)`;

/** A page that the venue's own rows do not fill goes on with the past. */
function goOn(own: Page<InsuranceFlow>, before: readonly InsuranceFlow[], place: bigint | undefined, max: number): Page<InsuranceFlow> {
  if (own.list.length === max || before.length === 0) return own;
  const last = own.list.at(-1)?.id ?? place;
  const older = before.filter(({ id }) => last === undefined || BigInt(id) < BigInt(last));
  return pageOf(
    [...own.list, ...older].slice(0, max),
    max,
    ({ id }) => BigInt(id),
    (row) => row,
  );
}

export function createInsuranceReader(
  { db, pool }: Pick<Store, 'db' | 'pool'>,
  listings: Listings,
  history?: InsuranceHistory,
): InsuranceReader {
  type Asked = {
    readonly asset: AssetListing;
    readonly place: bigint | undefined;
    readonly max: number;
    readonly past: InsurancePast | null;
  };
  const byEntry = async ({ asset, place, max, past }: Asked): Promise<Page<InsuranceFlow>> => {
    const { assetId, code, decimals } = asset;
    const where = and(
      eq(ledgerEntries.accountId, insuranceAccountId),
      eq(ledgerEntries.assetId, assetId),
      ofValue(ledgerEntries.id, place, lt),
      ofValue(ledgerEntries.id, past?.openingId, gt),
    );
    const rows = await db.select().from(ledgerEntries).where(where).orderBy(desc(ledgerEntries.id)).limit(max);
    return pageOf(
      rows,
      max,
      (row) => row.id,
      (row) => ({
        id: String(row.id),
        coin: code,
        cause: row.cause,
        amount: formatDecimal(row.availableDelta + row.frozenDelta, decimals),
        amountAfter: formatDecimal(row.availableAfter + row.frozenAfter, decimals),
        timeMs: row.timeMs,
      }),
    );
  };
  const byDay = async ({ asset, place, max, past }: Asked): Promise<Page<InsuranceFlow>> => {
    const { assetId, code, decimals } = asset;
    // The day on which the fund opened is one day: what it had by then came about before, a part of it on that day.
    const onDay = (day: number, amount: bigint): bigint => {
      const before = past?.days.find((one) => one.day === day)?.amount ?? 0n;
      return amount + before - (past?.openingDay === day ? past.opening : 0n);
    };
    const before = place === undefined || place > lastDay ? undefined : lt(insuranceDays.day, Number(place));
    const where = and(eq(insuranceDays.assetId, assetId), before);
    const rows = await db.select().from(insuranceDays).where(where).orderBy(desc(insuranceDays.day)).limit(max);
    return pageOf(
      rows,
      max,
      (row) => BigInt(row.day),
      ({ day, amount, amountAfter }) => ({
        id: String(day),
        coin: code,
        cause: '',
        amount: formatDecimal(onDay(day, amount), decimals),
        amountAfter: formatDecimal(amountAfter, decimals),
        timeMs: day * dayMs,
      }),
    );
  };
  return {
    amounts: async (assetIds) => {
      const { rows } = await pool.query(amounts, [assetIds]);
      return new Map(amountRows.parse(rows).flatMap(({ asset_id, after }) => (after === null ? [] : [[asset_id, after]])));
    },
    flow: async (by, { coin, before, limit = maxPerPage }) => {
      const asset = listings.assetOf(coin);
      const place = readPlace(before);
      if (asset === undefined || place === null) return { list: [], nextId: null };
      const max = Math.min(limit, maxPerPage);
      const past = await readInsurancePast(db, asset, history);
      const asked = { asset, place, max, past };
      const own = await (by === 'day' ? byDay(asked) : byEntry(asked));
      return past === null ? own : goOn(own, pastFlow(past, asset, by), place, max);
    },
  };
}
