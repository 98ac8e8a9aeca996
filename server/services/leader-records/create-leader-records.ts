// The records of a venue's leaders, over its database and its copies.
import { Decimal } from 'decimal.js';
import { and, eq } from 'drizzle-orm';

import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import { leastAliveUsdt } from '#lib/contract/leaders/leader-record.ts';
import { copyRangeProblems } from '#lib/order-math/copy/copy-limits.ts';
import { followersHours } from '#lib/order-math/copy/record/followers-result.ts';
import { joinedHours } from '#lib/order-math/copy/record/leader-hours.ts';
import { leastBeginningUsdt } from '#lib/order-math/copy/record/returns.ts';
import type { MarketId } from '#server/engine/ids.ts';
import type { AssetListing, Listings } from '#server/engine/listings.ts';
import { parseDecimal } from '#server/engine/units.ts';
import { errorText } from '#server/monitoring/logged-error.ts';
import { unlessAway } from '#server/store/database-away.ts';
import type { Store } from '#server/store/open-store.ts';
import { leaderRecords } from '#server/store/schema/bots/leader-records.ts';
import { beginRecord } from './begin-record.ts';
import { readComputedHours } from './computed-leads.ts';
import { readDryRun } from './dry-run/read-dry-run.ts';
import { readGaps } from './gaps/read-gaps.ts';
import { readCopies, readHours, staleLeaders, writeRecords } from './keep-records.ts';
import type { CopyOfLeader, LeaderPlace, RecordRow } from './known-leader.ts';
import type { LeaderDetail, LeaderRecords } from './leader-records.ts';
import { createRankingReader } from './read-ranking.ts';
import { readTrades } from './read-trades.ts';
import { followedUntil, leadsOn, recordRows } from './record-rows.ts';

type Sources = {
  readonly db: Store['db'];
  readonly listings: Listings;
  /** The coin of a line. */
  readonly coinOf: (line: LeaderLine) => AssetListing;
  /** Copies that run, and those that have ended. */
  readonly copiesOf: (place: LeaderPlace) => readonly CopyOfLeader[];
  /** The markets of the rule by which the house trades it; empty: anybody else. */
  readonly ruleMarkets: (place: LeaderPlace) => Promise<readonly MarketId[]>;
  /** False: it has stopped. */
  readonly leads: (place: LeaderPlace) => Promise<boolean>;
  readonly now: () => number;
  /** 0: the records are brought up to date when told alone. */
  readonly everyMs: number;
  readonly log: { error(text: string): void };
  readonly closing: AsyncDisposableStack;
};

const mostDetails = 200;
const termNames = [
  'sizing',
  'leverage',
  'marginMode',
  'maxAmount',
  'takeProfitRate',
  'stopLossRate',
  'maxSlippage',
  'totalStopRate',
  'dailyStopRate',
  'markets',
] as const;

export function createLeaderRecords({
  db,
  listings,
  coinOf,
  copiesOf,
  ruleMarkets,
  leads,
  now,
  everyMs,
  log,
  closing,
}: Sources): LeaderRecords {
  const units = (line: LeaderLine, text: string): number => Number(parseDecimal(text, coinOf(line).decimals) ?? 0n);

  /** Makes the figures of a leader anew, from all that is written down of him. */
  const bring = async (place: LeaderPlace, isLeading: boolean): Promise<void> => {
    const hours = await readHours(db, place);
    const span = { fromMs: hours[0]?.hourMs ?? 0, toMs: hours.at(-1)?.hourMs ?? 0 };
    const [computed, trades, copies] = await Promise.all([
      readComputedHours(db, place),
      readTrades(db, listings, place, span, coinOf(place.line).code),
      readCopies(db, copiesOf(place)),
    ]);
    await writeRecords(
      db,
      recordRows({
        ...place,
        hours,
        computed,
        trades,
        copies,
        ruleMarkets: await ruleMarkets(place),
        endedMs: isLeading ? null : span.toMs,
        leastAliveUnits: units(place.line, leastAliveUsdt),
        leastBeginningUnits: units(place.line, leastBeginningUsdt),
      }),
    );
  };
  const update = async (): Promise<void> => {
    details.clear();
    const stale = await staleLeaders(db, leads, now());
    for (const { isLeading, ...place } of stale) await bring(place, isLeading);
  };
  /** Details that were asked for since the last update: many look at the same leaders. */
  const details = new Map<string, Promise<LeaderDetail | null>>();
  const keyOf = ({ line, leaderId }: LeaderPlace): string => `${line} ${leaderId}`;
  const readRows = (place: LeaderPlace): Promise<readonly RecordRow[]> =>
    db
      .select()
      .from(leaderRecords)
      .where(and(eq(leaderRecords.leaderId, place.leaderId), eq(leaderRecords.line, place.line)));
  const readDetail = async (place: LeaderPlace): Promise<LeaderDetail | null> => {
    const [before] = await readRows(place);
    if (before === undefined) return null;
    // Minutes of a day give way to others: the figures are those that can be worked out from what is shown with them.
    const newest = (await readHours(db, place)).at(-1)?.hourMs ?? 0;
    if (newest > before.seenMs) await bring(place, await leads(place));
    const rows = await readRows(place);
    const [known = before] = rows;
    const { startedMs: fromMs, seenMs: toMs, endedMs } = known;
    const hours = (await readHours(db, place)).filter(({ hourMs }) => hourMs <= toMs);
    const computed = await readComputedHours(db, place);
    const trades = await readTrades(db, listings, place, { fromMs, toMs }, coinOf(place.line).code);
    const copies = await readCopies(db, copiesOf(place));
    const followers = followersHours(copies, fromMs, followedUntil(endedMs === leadsOn ? null : endedMs, toMs));
    const gap = await readGaps(db, listings, { ...place, hours, trades, copies });
    const told = joinedHours(computed, hours).map((hour, at) => ({ ...hour, isComputed: at < computed.length }));
    return { rows, hours: told, trades, followers, gap };
  };
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (): Promise<void> => {
    const next = last.then(update, update);
    last = next.catch(() => undefined);
    return next;
  };
  const tick = (): void => void inTurn().catch(unlessAway((error) => log.error(`the records of leaders: ${errorText(error)}`)));
  const timer = everyMs === 0 ? undefined : setInterval(tick, everyMs).unref();
  closing.defer(async () => {
    clearInterval(timer);
    // Nothing is read from a database that is about to be closed.
    await inTurn().catch(() => undefined);
  });

  return {
    ...createRankingReader(db, now),
    detail: (place) => {
      const key = keyOf(place);
      const known = details.get(key);
      if (known !== undefined) return known;
      const asked = readDetail(place);
      // Somebody who never led is asked for again: anybody can make up numbers.
      void asked.then(
        (detail) => detail === null && details.delete(key),
        () => details.delete(key),
      );
      if (details.size >= mostDetails) details.clear();
      details.set(key, asked);
      return asked;
    },
    dryRun: async (place, terms) => {
      const [wrong] = copyRangeProblems(terms, place.line);
      if (wrong !== undefined) return termNames.find((name) => name === wrong.field) ?? 'investment';
      const hours = await readHours(db, place);
      return hours.length === 0 ? null : readDryRun(db, listings, terms, { ...place, hours, coin: coinOf(place.line).code, nowMs: now() });
    },
    begin: async (place, worth) => {
      const equity = BigInt(
        new Decimal(worth)
          .times(`1e${coinOf(place.line).decimals}`)
          .floor()
          .toFixed(),
      );
      const isAlive = equity >= units(place.line, leastAliveUsdt);
      await beginRecord(db, place, { startedMs: now(), equity, isAlive, traded: JSON.stringify(await ruleMarkets(place)) });
      details.delete(keyOf(place));
    },
    update: inTurn,
  };
}
