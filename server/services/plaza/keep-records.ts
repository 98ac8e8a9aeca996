// Keeps the table of track records up with the hours that bots leave behind.
import { and, asc, eq, gte, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';

import type { TrackPoint } from '#lib/order-math/bots/track-record.ts';
import type { AccountId, AssetId } from '#server/engine/ids.ts';
import type { Store } from '#server/store/open-store.ts';
import { computedTracks } from '#server/store/schema/bots/before-opening.ts';
import { strategyPayments, strategyRecords } from '#server/store/schema/bots/plaza.ts';
import { strategyHours } from '#server/store/schema/bots/strategies.ts';
import { readComputedPoints } from './computed-tracks.ts';
import type { RecordRow } from './record-rows.ts';

type Sources = {
  readonly db: Store['db'];
  /** The rows of a bot; empty where it does not count. */
  rowsOf(strategyId: AccountId, track: Track): readonly RecordRow[];
  /** The bot that it was started as a copy of, whose row tells what its copies made; null: none. */
  sourceOf(strategyId: AccountId): AccountId | null;
};

/** Bots are worked on in lots of so many. */
const atOnce = 100;

type Points = ReadonlyMap<AccountId, readonly TrackPoint[]>;

async function pointsOf(db: Store['db'], ids: readonly AccountId[]): Promise<Points> {
  const { strategyId, timeMs, putInUnits, totalUnits } = strategyHours;
  const rows = await db
    .select({ strategyId, timeMs, putInUnits, totalUnits })
    .from(strategyHours)
    .where(inArray(strategyId, [...ids]))
    .orderBy(asc(strategyId), asc(timeMs));
  return Map.groupBy(rows, (row) => row.strategyId);
}

/** Prices that copiers have paid, in units of a coin. */
export type PaidPrice = { readonly assetId: AssetId; readonly units: bigint };

async function pricesOf(db: Store['db'], ids: readonly AccountId[]): Promise<ReadonlyMap<AccountId, readonly PaidPrice[]>> {
  const rows = await db
    .select({ strategyId: strategyPayments.strategyId, assetId: strategyPayments.assetId, units: strategyPayments.units })
    .from(strategyPayments)
    .where(and(inArray(strategyPayments.strategyId, [...ids]), eq(strategyPayments.cause, 'price')));
  return Map.groupBy(rows, ({ strategyId }) => strategyId);
}

/** All that the record of a bot is made of: what it left behind, what was computed for the time before it, and what was paid for it. */
export type Track = {
  readonly points: readonly TrackPoint[];
  readonly computed: readonly TrackPoint[];
  readonly prices: readonly PaidPrice[];
};

export async function readTracks(db: Store['db'], ids: readonly AccountId[]): Promise<(strategyId: AccountId) => Track> {
  const [points, computed, prices] = await Promise.all([pointsOf(db, ids), readComputedPoints(db, ids), pricesOf(db, ids)]);
  return (id) => ({ points: points.get(id) ?? [], computed: computed.get(id) ?? [], prices: prices.get(id) ?? [] });
}

/** Bots whose records were written before there were curves. */
async function withoutCurve(db: Store['db']): Promise<readonly AccountId[]> {
  const { strategyId, windowDays, curve } = strategyRecords;
  const rows = await db
    .select({ strategyId })
    .from(strategyRecords)
    .where(and(eq(windowDays, 0), isNull(curve)));
  return rows.map((row) => row.strategyId);
}

/** Bots whose computed points are not in their records yet, because they have only just been written down. */
async function computedSince(db: Store['db']): Promise<readonly AccountId[]> {
  const { strategyId, windowDays, computedUntilMs } = strategyRecords;
  const known = db
    .select({ strategyId })
    .from(strategyRecords)
    .where(and(eq(windowDays, 0), isNotNull(computedUntilMs)));
  const rows = await db
    .select({ strategyId: computedTracks.strategyId })
    .from(computedTracks)
    .where(notInArray(computedTracks.strategyId, known));
  return rows.map((row) => row.strategyId);
}

async function write(db: Store['db'], rows: readonly RecordRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { strategyId: _id, windowDays: _days, ...changing } = strategyRecords;
  const set = Object.fromEntries(
    Object.entries(changing).flatMap(([name, column]) =>
      typeof column === 'object' && 'name' in column ? [[name, sql.raw(`excluded.${column.name}`)]] : [],
    ),
  );
  await db
    .insert(strategyRecords)
    .values([...rows])
    .onConflictDoUpdate({ target: [strategyRecords.windowDays, strategyRecords.strategyId], set });
}

/** Returns how to bring the table up to date, which resolves with true where it may have changed; several calls at once are one after the other. */
export function keepRecords({ db, rowsOf, sourceOf }: Sources): () => Promise<boolean> {
  /** Points up to here are in the records; null: it is not known yet. */
  let seenMs: number | null = null;
  /** The points that the last update has found, in a text: found again alone, nothing has happened. */
  let found = '';
  let last: Promise<unknown> = Promise.resolve();

  const update = async (): Promise<boolean> => {
    const curveless = seenMs === null ? await withoutCurve(db) : [];
    if (seenMs === null) {
      const [row] = await db.select({ most: sql<string | null>`max(${strategyRecords.seenMs})` }).from(strategyRecords);
      seenMs = Number(row?.most ?? 0);
    }
    const after = seenMs;
    const changed = await db
      .select({ strategyId: strategyHours.strategyId, most: sql<string>`max(${strategyHours.timeMs})` })
      .from(strategyHours)
      // Others may have left a point in the same millisecond since.
      .where(gte(strategyHours.timeMs, after))
      .groupBy(strategyHours.strategyId);
    const computed = await computedSince(db);
    const text = JSON.stringify([changed, computed]);
    const isNew = text !== found;
    const all = new Set([
      ...curveless,
      ...computed,
      ...changed.flatMap(({ strategyId }) => [strategyId, sourceOf(strategyId) ?? strategyId]),
    ]);
    const wanted = [...all].toSorted((a, b) => a - b);
    for (let from = 0; from < wanted.length; from += atOnce) {
      const ids = wanted.slice(from, from + atOnce);
      const trackOf = await readTracks(db, ids);
      await write(
        db,
        ids.flatMap((id) => rowsOf(id, trackOf(id))),
      );
    }
    seenMs = changed.reduce((most, row) => Math.max(most, Number(row.most)), after);
    found = text;
    return isNew;
  };

  return () => {
    const next = last.then(update, update);
    last = next.catch(() => undefined);
    return next;
  };
}
