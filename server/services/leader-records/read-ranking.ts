// Reads the ranking of leaders: pages of the table of records, and the picture that a choice of them gives.
import { and, asc, count, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';

import type { LeaderSort } from '#lib/contract/leaders/leader-record.ts';
import type { Store } from '#server/store/open-store.ts';
import { leaderRecords } from '#server/store/schema/bots/leader-records.ts';
import { eachMarket, isOfMarket } from '#server/store/schema/bots/markets-of-records.ts';
import type { LeaderRecords, Picture, PictureQuestion } from './leader-records.ts';

const dayMs = 86_400_000;

/** Equal ones follow in the direction of the sort, so that an index is read one way. */
const orders: Readonly<Record<LeaderSort, () => readonly SQL[]>> = {
  return: () => [desc(leaderRecords.timeWeightedE8), desc(leaderRecords.leaderId)],
  profit: () => [desc(leaderRecords.profit), desc(leaderRecords.leaderId)],
  // Nobody has followed: behind those who lost.
  followers: () => [sql`${leaderRecords.followersE8} desc nulls last`, desc(leaderRecords.leaderId)],
  drawdown: () => [asc(leaderRecords.drawdownE8), asc(leaderRecords.leaderId)],
  aum: () => [desc(leaderRecords.aum), desc(leaderRecords.leaderId)],
};

const middle = (column: typeof leaderRecords.timeWeightedE8 | typeof leaderRecords.followersE8) =>
  sql<string | null>`percentile_disc(0.5) within group (order by ${column})`;

const above = (column: typeof leaderRecords.timeWeightedE8 | typeof leaderRecords.followersE8) =>
  sql`count(*) filter (where ${column} > 0)`.mapWith(Number);

const numberOf = (text: string | number | null): number | null => (text === null ? null : Number(text));

export function createRankingReader(db: Store['db'], now: () => number): Pick<LeaderRecords, 'page' | 'picture' | 'markets'> {
  const wanted = ({ line, windowDays, state, marketId }: PictureQuestion): SQL | undefined =>
    and(
      eq(leaderRecords.windowDays, windowDays),
      eq(leaderRecords.line, line),
      // One that ended before the window has no place in it.
      windowDays === 0 ? undefined : gte(leaderRecords.endedMs, now() - windowDays * dayMs),
      state === 'all' ? undefined : eq(leaderRecords.isAlive, state === 'alive'),
      isOfMarket(leaderRecords.traded, marketId),
    );
  return {
    page: async (asked) => {
      if (asked.leaderIds?.length === 0) return { rows: [], hasMore: false };
      const rows = await db
        .select()
        .from(leaderRecords)
        .where(and(wanted(asked), asked.leaderIds === null ? undefined : inArray(leaderRecords.leaderId, [...asked.leaderIds])))
        .orderBy(...orders[asked.sort]())
        .limit(asked.size + 1)
        .offset((asked.page - 1) * asked.size);
      return { rows: rows.slice(0, asked.size), hasMore: rows.length > asked.size };
    },
    picture: async (asked): Promise<Picture> => {
      const { timeWeightedE8, followersE8 } = leaderRecords;
      const [row] = await db
        .select({
          leaders: count(),
          above: above(timeWeightedE8),
          middle: middle(timeWeightedE8),
          followed: count(followersE8),
          followersAbove: above(followersE8),
          followersMiddle: middle(followersE8),
        })
        .from(leaderRecords)
        .where(wanted(asked));
      return {
        leaders: row?.leaders ?? 0,
        above: row?.above ?? 0,
        middleE8: numberOf(row?.middle ?? null),
        followed: row?.followed ?? 0,
        followersAbove: row?.followersAbove ?? 0,
        followersMiddleE8: numberOf(row?.followersMiddle ?? null),
      };
    },
    markets: async (asked) => {
      const rows = await db
        .selectDistinct({ marketId: eachMarket(leaderRecords.traded) })
        .from(leaderRecords)
        .where(wanted({ ...asked, state: 'all', marketId: null }));
      return rows.map(({ marketId }) => marketId);
    },
  };
}
