// The cost of the first page of the ranking when a hundred thousand strategies have ended: against a thousand, in the same run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { rankingSorts, rankingWindows } from '#lib/contract/bots/plaza.ts';
import { createRankingReader, type RankingQuestion, type RankingReader } from '#server/services/plaza/read-ranking.ts';
import { runsOn } from '#server/services/plaza/record-rows.ts';
import { openStore } from '#server/store/open-store.ts';
import { median } from '../median.ts';

export type PlazaFigure = { readonly what: string; readonly ratio: number; readonly manyMs: number; readonly fewMs: number };

const [many, few] = [100_000, 1000];
const nowMs = 1_800_000_000_000;
const dayMs = 86_400_000;
/** Over so many days the strategies have ended, evenly. */
const pastDays = 730;
const rounds = 15;
const inMarket = 20;

/** One in a hundred runs; half are of spot; twenty share a market; a life lasts one to sixty days; figures are spread without an order. */
const statement = (count: number): string => `
  insert into strategy_records (strategy_id, window_days, owner_id, strategy_type, line, started_ms, ended_ms, seen_ms, put_in, profit, fees,
    rate_e8, drawdown_e8, worst_day_e8, copies, copiers_profit, copiers_put_in, markets)
  select n, days, n % 997, case n % 2 when 0 then 1 else 2 end, case n % 2 when 0 then 1 else 2 end, ended - (1 + n % 60) * ${dayMs}::bigint,
    case when n % 100 < 2 then ${runsOn} else ended end, ended, 100000000000, (n * 7919::bigint) % 200003 - 100000, 1000,
    (n * 104729::bigint + days) % 400009 - 200000, (n * 15485863::bigint + days) % 99991, 0, n % 13, 0, 0, jsonb_build_array(n % ${count / inMarket})
  from (select n, ${nowMs} - (n * ${pastDays * dayMs}::bigint) / ${count} as ended from generate_series(1, ${count}) as n) as bots,
    unnest(array[${rankingWindows.join(', ')}]) as days`;

type Filled = { readonly reader: RankingReader; readonly close: () => Promise<void> };

async function filled(count: number): Promise<Filled> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plaza-'));
  const store = await openStore({ dataDir, databaseUrl: '', log: { info: () => undefined, error: () => undefined } });
  await store.pool.query(statement(count));
  await store.pool.query('analyze');
  return {
    reader: createRankingReader(store.db, () => nowMs),
    close: async () => {
      await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function milliseconds(ask: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await ask();
  return performance.now() - started;
}

const question = (change: Partial<RankingQuestion>): RankingQuestion => ({
  windowDays: 7,
  line: 1,
  types: [],
  sort: 1,
  isRunning: null,
  onlyOpen: false,
  marketId: null,
  page: 1,
  size: 20,
  ...change,
});

const asked: readonly (readonly [what: string, ask: (reader: RankingReader) => Promise<unknown>])[] = [
  ...rankingWindows.flatMap((windowDays) =>
    rankingSorts.map(
      (sort) => [`window ${windowDays}, sort ${sort}`, (reader: RankingReader) => reader.page(question({ windowDays, sort }))] as const,
    ),
  ),
  ['one kind', (reader) => reader.page(question({ types: [1] }))],
  ['running ones', (reader) => reader.page(question({ windowDays: 0, isRunning: true }))],
  ['ended ones', (reader) => reader.page(question({ windowDays: 0, isRunning: false }))],
  ['one market', (reader) => reader.page(question({ marketId: 24 }))],
  ['best of a kind', (reader) => reader.best(1)],
];

/** Opens databases of its own, and removes them. */
export async function benchPlaza(): Promise<readonly PlazaFigure[]> {
  const [large, small] = [await filled(many), await filled(few)];
  try {
    const figures: PlazaFigure[] = [];
    for (const [what, ask] of asked) {
      const times: (readonly [number, number])[] = [];
      for (let round = 0; round < rounds; round += 1)
        times.push([await milliseconds(() => ask(large.reader)), await milliseconds(() => ask(small.reader))]);
      const [manyMs, fewMs] = [median(times.map(([one]) => one)), median(times.map(([, other]) => other))];
      figures.push({ what, manyMs, fewMs, ratio: manyMs / fewMs });
    }
    return figures;
  } finally {
    await large.close();
    await small.close();
  }
}
