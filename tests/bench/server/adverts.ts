// The cost of a list of adverts of one pair when there are 50,000 of them: against 500, in the same run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { AdvertQuestion, Adverts } from '#server/services/c2c/adverts/adverts.ts';
import { openStore } from '#server/store/open-store.ts';
import { openAdvertHouse } from '#tests/c2c/advert-house.ts';
import { percentile } from '../median.ts';

type AdvertFigure = { readonly what: string; readonly ratio: number; readonly manyMs: number; readonly fewMs: number };

const [many, few] = [50_000, 500];
const rounds = 200;

/**
 * All sell USDT for euros: half of them float, within 2 % of the index; prices, limits and what is left are spread without an order. SEPA
 * has most of them, Wise a tenth; one in fifty takes orders of 5,000 and more.
 */
const statement = (count: number): string => `
  insert into adverts (user_id, side, coin, quote, price, premium, amount_units, taken_units, minimum_units, maximum_units, method_ids, schemes,
    payment_minutes, registered_days, done_in_30_days, completion_percent, remark, auto_reply, from_minute, to_minute, state, version, created_ms)
  select 'user ' || n, 'sell', 'USDT', 'EUR', case n % 2 when 0 then (0.9 + (n * 7919::bigint % 40000) / 1000000.0)::numeric(9, 6)::text end,
    case n % 2 when 1 then n * 104729::bigint % 400 - 200 end, 2000000000000, (n * 15485863::bigint) % 1900000000000,
    case when n % 50 = 0 then 500000 else 1000 + (n * 7919::bigint) % 20011 end, case when n % 50 = 0 then 1000000 else 30000 + (n * 104729::bigint) % 200003 end,
    '[1]', case when n % 10 = 0 then '["wise"]'::jsonb else '["sepa"]'::jsonb end, 15, 0, 0, 0, repeat('remark ', 20), '',
    case n % 3 when 0 then 480 end, case n % 3 when 0 then 1200 end, 'online', 1, n
  from generate_series(1, ${count}) as n`;

async function filled(count: number): Promise<{ readonly adverts: Adverts; readonly close: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'adverts-'));
  const store = await openStore({ dataDir, databaseUrl: '', log: { info: () => undefined, error: () => undefined } });
  await store.pool.query(statement(count));
  await store.pool.query('analyze');
  const { world, open } = openAdvertHouse(store);
  for (let user = 1; user <= count; user += 1)
    world.records.set(`user ${user}`, { doneIn30Days: user % 90, completionPercent: 60 + (user % 41) });
  return {
    adverts: open(),
    close: async () => {
      await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const question = (change: Partial<AdvertQuestion>): AdvertQuestion => ({
  side: 'buy',
  coin: 'USDT',
  quote: 'EUR',
  amount: null,
  schemes: [],
  skip: 0,
  limit: 20,
  ...change,
});

const asked: readonly (readonly [what: string, question: AdvertQuestion])[] = [
  ['all', question({})],
  ['an amount', question({ amount: '150' })],
  ['a rare amount', question({ amount: '6000' })],
  ['a payment scheme', question({ schemes: ['wise'] })],
  ['amount and scheme', question({ amount: '900', schemes: ['wise'] })],
  ['the fifth page', question({ skip: 80 })],
];

/** Opens databases of its own, and removes them. */
export async function benchAdverts(): Promise<readonly AdvertFigure[]> {
  const [large, small] = [await filled(many), await filled(few)];
  try {
    const figures: AdvertFigure[] = [];
    for (const [what, sought] of asked) {
      const times: (readonly [number, number])[] = [];
      for (let round = 0; round < rounds; round += 1)
        times.push([await timeOf(large.adverts, sought), await timeOf(small.adverts, sought)]);
      const [manyMs, fewMs] = [
        percentile(
          times.map(([one]) => one),
          0.95,
        ),
        percentile(
          times.map(([, other]) => other),
          0.95,
        ),
      ];
      figures.push({ what, manyMs, fewMs, ratio: manyMs / fewMs });
    }
    return figures;
  } finally {
    await large.close();
    await small.close();
  }
}

async function timeOf(adverts: Adverts, sought: AdvertQuestion): Promise<number> {
  const started = performance.now();
  await adverts.list(sought);
  return performance.now() - started;
}
