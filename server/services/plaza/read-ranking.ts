// Reads the ranking of strategies: pages of the table of track records, ended bots included.
import { and, asc, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';

import type { RankingSort, RankingWindow } from '#lib/contract/bots/plaza.ts';
import type { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import type { AccountId, MarketId } from '#server/engine/ids.ts';
import type { Store } from '#server/store/open-store.ts';
import { eachMarket, isOfMarket } from '#server/store/schema/bots/markets-of-records.ts';
import { lifeMs, publishedStrategies, strategyRecords } from '#server/store/schema/bots/plaza.ts';
import { type RecordRow, runsOn } from './record-rows.ts';

const dayMs = 86_400_000;

export type RankingQuestion = {
  readonly windowDays: RankingWindow;
  readonly line: 1 | 2;
  /** Empty: of every kind. */
  readonly types: readonly StrategyType[];
  readonly sort: RankingSort;
  /** Null: all; true: running ones alone; false: ended ones alone. */
  readonly isRunning: boolean | null;
  /** Published ones alone, with parameters that anybody can see. */
  readonly onlyOpen: boolean;
  /** Those that trade in it; null: in any. */
  readonly marketId: MarketId | null;
  /** From 1. */
  readonly page: number;
  readonly size: number;
};

/** `hasMore`: there is a page behind it. */
type RankingPage = { readonly rows: readonly RecordRow[]; readonly hasMore: boolean };

/** Equal ones follow in the direction of the sort, so that an index is read one way: thousands have no copy at all. */
const orders: Readonly<Record<RankingSort, () => readonly SQL[]>> = {
  1: () => [desc(strategyRecords.rateE8), desc(strategyRecords.strategyId)],
  2: () => [desc(strategyRecords.profit), desc(strategyRecords.strategyId)],
  3: () => [desc(strategyRecords.copies), desc(strategyRecords.strategyId)],
  4: () => [asc(strategyRecords.drawdownE8), asc(strategyRecords.strategyId)],
  5: () => [desc(lifeMs(strategyRecords)), desc(strategyRecords.strategyId)],
};

export type RankingReader = {
  page(asked: RankingQuestion): Promise<RankingPage>;
  /** The records of some strategies over a window, in no order. */
  some(ids: readonly AccountId[], windowDays: RankingWindow): Promise<readonly RecordRow[]>;
  /** The one of a kind with the best rate over its whole life; empty: none counts. */
  best(strategyType: StrategyType): Promise<readonly RecordRow[]>;
  /** All that count, by kind, and those of them that have ended: of a market, or (null) of all. */
  counts(marketId: MarketId | null): Promise<readonly { readonly strategyType: number; readonly all: number; readonly ended: number }[]>;
  /** The markets in which anything that counts trades, in no order. */
  markets(line: RankingQuestion['line']): Promise<readonly MarketId[]>;
};

export function createRankingReader(db: Store['db'], now: () => number): RankingReader {
  const wanted = ({ windowDays, line, types, isRunning, onlyOpen, marketId }: RankingQuestion): SQL | undefined =>
    and(
      eq(strategyRecords.windowDays, windowDays),
      eq(strategyRecords.line, line),
      types.length === 0 ? undefined : inArray(strategyRecords.strategyType, [...types]),
      isOfMarket(strategyRecords.markets, marketId),
      // One that ended before the window has no place in it.
      windowDays === 0 ? undefined : gte(strategyRecords.endedMs, now() - windowDays * dayMs),
      isRunning === null ? undefined : isRunning ? eq(strategyRecords.endedMs, runsOn) : lt(strategyRecords.endedMs, runsOn),
      onlyOpen
        ? inArray(
            strategyRecords.strategyId,
            db
              .select({ id: publishedStrategies.strategyId })
              .from(publishedStrategies)
              .where(and(eq(publishedStrategies.showsParameters, true), eq(publishedStrategies.price, 0n))),
          )
        : undefined,
    );
  return {
    page: async (asked) => {
      const rows = await db
        .select()
        .from(strategyRecords)
        .where(wanted(asked))
        .orderBy(...orders[asked.sort]())
        .limit(asked.size + 1)
        .offset((asked.page - 1) * asked.size);
      return { rows: rows.slice(0, asked.size), hasMore: rows.length > asked.size };
    },
    some: async (ids, windowDays) =>
      ids.length === 0
        ? []
        : db
            .select()
            .from(strategyRecords)
            .where(and(eq(strategyRecords.windowDays, windowDays), inArray(strategyRecords.strategyId, [...ids]))),
    best: async (strategyType) =>
      db
        .select()
        .from(strategyRecords)
        .where(and(eq(strategyRecords.windowDays, 0), eq(strategyRecords.strategyType, strategyType)))
        .orderBy(desc(strategyRecords.rateE8), desc(strategyRecords.strategyId))
        .limit(1),
    counts: async (marketId) => {
      const { strategyType, endedMs, windowDays, markets } = strategyRecords;
      const ended = sql`count(*) filter (where ${lt(endedMs, runsOn)})`.mapWith(Number);
      return db
        .select({ strategyType, all: count(), ended })
        .from(strategyRecords)
        .where(and(eq(windowDays, 0), isOfMarket(markets, marketId)))
        .groupBy(strategyType);
    },
    markets: async (line) => {
      const rows = await db
        .selectDistinct({ marketId: eachMarket(strategyRecords.markets) })
        .from(strategyRecords)
        .where(and(eq(strategyRecords.windowDays, 0), eq(strategyRecords.line, line)));
      return rows.map(({ marketId }) => marketId);
    },
  };
}
