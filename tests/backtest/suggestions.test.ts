// Suggestions: every figure is that of a backtest which anybody can run again, and the same day says the same.
import { afterAll, expect, test } from 'vitest';

import { suggestion, type Suggestion } from '#lib/contract/bots/backtest.ts';
import { createBacktests } from '#server/backtest/runs/run-backtests.ts';
import { createSuggestions } from '#server/backtest/suggestions/create-suggestions.ts';
import { candlesOf, day, marketOf, pastEndMs } from './simulated-past.ts';

const backtests = createBacktests({ marketOf, candlesOf, log: { error: (text) => expect.unreachable(text) } });
afterAll(() => backtests.close());

let runs = 0;
const suggestions = () =>
  createSuggestions({
    marketOf,
    candlesOf,
    now: () => pastEndMs + 5000,
    backtests: {
      run: (run, onProgress) => {
        runs += 1;
        return backtests.run(run, onProgress);
      },
    },
  });

test.each([
  { symbolId: 'BTCUSDT', kind: 'grid', days: 7 },
  { symbolId: 'ETHUSDT', kind: 'grid', days: 30 },
  { symbolId: 'BTCUSDT', kind: 'martingale', days: 30 },
  { symbolId: 'BTCUSDT', kind: 'moon', days: 30 },
] as const)(
  '$kind of $symbolId by $days days: three grades, each with the figures of its own backtest',
  async ({ symbolId, kind, days }) => {
    runs = 0;
    const made = suggestions();
    const list = await made.of(symbolId, kind, days);
    expect(list.map(({ grade }) => grade)).toEqual(['conservative', 'steady', 'aggressive']);
    expect(runs).toBeLessThanOrEqual(9);
    expect(list.every(({ tried }) => tried >= 3 && tried <= runs)).toBe(true);
    for (const one of list) {
      suggestion.parse(one);
      expect([one.fromMs, one.toMs]).toEqual([pastEndMs - days * day, pastEndMs]);
      const again = await backtests.run(
        { id: 'again', ownerId: 'ann', request: { symbolId, fromMs: one.fromMs, toMs: one.toMs, bot: one.bot } },
        () => undefined,
      );
      expect(again.ok && again.result.figures).toEqual(one.figures);
    }
    const range = (one: Suggestion | undefined): number =>
      one?.bot.kind === 'grid' ? Number(one.bot.terms.upperPrice) - Number(one.bot.terms.lowerPrice) : 0;
    expect(range(list[0]) > range(list[2])).toBe(kind !== 'martingale');
    expect(await suggestions().of(symbolId, kind, days)).toEqual(list);
  },
);

test('a moon goes beyond the range of half a year on either side, in wider steps than the grids of the same days', async () => {
  const made = suggestions();
  const { columns } = await candlesOf('BTCUSDT', pastEndMs - 180 * day, pastEndMs);
  const scale = 10 ** (marketOf('BTCUSDT')?.priceDecimals ?? 0);
  const [lowest, highest] = [
    Math.min(...columns.low.slice(0, columns.count)) / scale,
    Math.max(...columns.high.slice(0, columns.count)) / scale,
  ];
  const stepOf = ({ bot }: Suggestion): number =>
    bot.kind === 'grid' ? Math.log(Number(bot.terms.upperPrice) / Number(bot.terms.lowerPrice)) / bot.terms.grids : 0;
  const [moons, grids] = [await made.of('BTCUSDT', 'moon', 7), await made.of('BTCUSDT', 'grid', 7)];
  expect(moons).toHaveLength(3);
  for (const moon of moons) {
    if (moon.bot.kind !== 'grid') throw new Error('a moon is a grid');
    const { lowerPrice, upperPrice, spacing } = moon.bot.terms;
    expect([Number(lowerPrice) < lowest, Number(upperPrice) > highest, spacing]).toEqual([true, true, 'geometric']);
  }
  expect(Math.min(...moons.map(stepOf))).toBeGreaterThan(Math.max(...grids.map(stepOf)));
});

test('a name finds its suggestion without another run; other names find nothing', async () => {
  const made = suggestions();
  const [first] = await made.of('BTCUSDT', 'grid', 7);
  runs = 0;
  expect(await made.find(first?.aiId ?? '')).toEqual(first);
  expect(runs).toBe(0);
  const day0 = pastEndMs / day;
  for (const name of [
    '',
    'BTCUSDT.grid.7',
    `BTCUSDT.grid.8.${day0}.steady`,
    `BTCUSDT.grid.7.${day0 + 1}.steady`,
    `NOTHING.grid.7.${day0}.steady`,
  ])
    expect(await made.find(name)).toBeNull();
});
