// Keeps the table of track records up with the hours that bots leave behind.
import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';

import type { TrackPoint } from '#lib/order-math/bots/track-record.ts';
import type { AccountId, AssetId } from '#server/engine/ids.ts';
import type { Store } from '#server/store/open-store.ts';
import { strategyPayments, strategyRecords } from '#server/store/schema/bots/plaza.ts';
import { strategyHours } from '#server/store/schema/bots/strategies.ts';
import type { RecordRow } from './record-rows.ts';

type Sources = {
  readonly db: Store['db'];
  /** The rows of a bot with these points, and with the prices that were paid for copying it; empty where it does not count. */
  rowsOf(strategyId: AccountId, points: readonly TrackPoint[], prices: readonly PaidPrice[]): readonly RecordRow[];
  /** The bot that it was started as a copy of, whose row tells what its copies made; null: none. */
  sourceOf(strategyId: AccountId): AccountId | null;
};

/** Bots are worked on in lots of so many. */
const atOnce = 100;

async function pointsOf(db: Store['db'], ids: readonly AccountId[]): Promise<Map<AccountId, TrackPoint[]>> {
  const rows = await db
    .select()
    .from(strategyHours)
    .where(inArray(strategyHours.strategyId, [...ids]))
    .orderBy(asc(strategyHours.strategyId), asc(strategyHours.timeMs));
  const points = new Map<AccountId, TrackPoint[]>();
  for (const { strategyId, ...point } of rows) {
    const known = points.get(strategyId);
    if (known === undefined) points.set(strategyId, [point]);
    else known.push(point);
  }
  return points;
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

type Track = {
  readonly points: ReadonlyMap<AccountId, readonly TrackPoint[]>;
  readonly prices: ReadonlyMap<AccountId, readonly PaidPrice[]>;
};

/** All that the records of some bots are made of. */
export async function readTrack(db: Store['db'], ids: readonly AccountId[]): Promise<Track> {
  const [points, prices] = await Promise.all([pointsOf(db, ids), pricesOf(db, ids)]);
  return { points, prices };
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
    const text = JSON.stringify(changed);
    const isNew = text !== found;
    const all = new Set(changed.flatMap(({ strategyId }) => [strategyId, sourceOf(strategyId) ?? strategyId]));
    const wanted = [...all].toSorted((a, b) => a - b);
    for (let from = 0; from < wanted.length; from += atOnce) {
      const ids = wanted.slice(from, from + atOnce);
      const { points, prices } = await readTrack(db, ids);
      await write(
        db,
        ids.flatMap((id) => rowsOf(id, points.get(id) ?? [], prices.get(id) ?? [])),
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
