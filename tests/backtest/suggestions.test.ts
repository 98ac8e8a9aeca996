// Suggestions: every figure is that of a backtest which anybody can run again, those of the days that the choice had not seen first.
import { afterAll, expect, test } from 'vitest';

import { suggestion, type Suggestion } from '#lib/contract/bots/backtest.ts';
import { createBacktests } from '#server/backtest/runs/run-backtests.ts';
import { createSuggestions } from '#server/backtest/suggestions/create-suggestions.ts';
import { candlesOf, day, marketOf, pastEndMs } from './simulated-past.ts';

const backtests = createBacktests({ marketOf, candlesOf, log: { error: (text) => expect.unreachable(text) } });
afterAll(() => backtests.close());

let runs = 0;
/** The terms of every run. */
const played: Suggestion['bot'][] = [];
const suggestions = () =>
  createSuggestions({
    marketOf,
    candlesOf,
    now: () => pastEndMs + 5000,
    backtests: {
      run: (run, onProgress) => {
        runs += 1;
        played.push(run.request.bot);
        return backtests.run(run, onProgress);
      },
    },
  });

const asked = [
  { symbolId: 'BTCUSDT', kind: 'grid', days: 7 },
  { symbolId: 'ETHUSDT', kind: 'grid', days: 30 },
  { symbolId: 'BTCUSDT', kind: 'martingale', days: 30 },
  { symbolId: 'BTCUSDT', kind: 'moon', days: 30 },
  { symbolId: 'ETHUSDT', kind: 'cta', days: 180 },
] as const;

/** A plain backtest of anybody's over that time. */
async function plainly(symbolId: string, { fromMs, toMs }: Suggestion['judged'], bot: Suggestion['bot']) {
  const outcome = await backtests.run({ id: 'again', ownerId: 'ann', request: { symbolId, fromMs, toMs, bot } }, () => undefined);
  return outcome.ok ? outcome.result.figures : null;
}

test.each(asked)(
  '$kind of $symbolId by $days days: each part of the window has the figures of a plain backtest over it',
  async ({ symbolId, kind, days }) => {
    runs = 0;
    const made = suggestions();
    const { list, dropped, tried } = await made.of(symbolId, kind, days);
    // Nine sets on the earlier days, and the best of each grade on the later ones.
    expect(tried).toBeLessThanOrEqual(9);
    expect(runs).toBeLessThanOrEqual(12);
    expect([...list, ...dropped].map(({ grade }) => grade).toSorted()).toEqual(['aggressive', 'conservative', 'steady']);
    const laterMs = { 7: 2, 30: 10, 180: 60 }[days] * day;
    for (const one of list) {
      suggestion.parse(one);
      expect([one.chosen.fromMs, one.chosen.toMs]).toEqual([pastEndMs - days * day, pastEndMs - laterMs]);
      expect([one.judged.fromMs, one.judged.toMs]).toEqual([pastEndMs - laterMs, pastEndMs]);
      expect(await plainly(symbolId, one.judged, one.bot)).toEqual(one.judged.figures);
      expect(await plainly(symbolId, one.chosen, one.bot)).toEqual(one.chosen.figures);
    }
    expect(await suggestions().of(symbolId, kind, days)).toEqual({ list, dropped, tried });
  },
);

test('what lost on either part of its window is not suggested, and is told apart with both rates', async () => {
  const made = suggestions();
  const all: Awaited<ReturnType<typeof made.of>>[] = [];
  for (const { symbolId, kind, days } of asked) all.push(await made.of(symbolId, kind, days));
  const gained = (...parts: readonly { readonly totalRate: string }[]): boolean => parts.every(({ totalRate }) => Number(totalRate) > 0);
  const [list, dropped] = [all.flatMap((one) => one.list), all.flatMap((one) => one.dropped)];
  expect([list.length > 0, dropped.length > 0]).toEqual([true, true]);
  expect(list.every(({ judged, chosen }) => gained(judged.figures, chosen.figures))).toBe(true);
  expect(dropped.some(({ judged, chosen }) => gained(judged, chosen))).toBe(false);
});

test('the choice does not see the days that it is judged on', async () => {
  const laterMs = 10 * day;
  // The later days are not there at all.
  const short = (toMs: number): number => Math.min(toMs, pastEndMs - laterMs);
  const seen = await suggestions().of('ETHUSDT', 'grid', 30);
  const chosen: Suggestion['bot'][] = [];
  const blind = createSuggestions({
    marketOf,
    candlesOf: (symbolId, fromMs, toMs, beforeMs) => candlesOf(symbolId, fromMs, short(toMs), beforeMs),
    now: () => pastEndMs + 5000,
    backtests: {
      run: async (run, onProgress) => {
        if (run.request.fromMs === pastEndMs - laterMs) chosen.push(run.request.bot);
        return backtests.run(run, onProgress);
      },
    },
  });
  await blind.of('ETHUSDT', 'grid', 30);
  for (const { bot } of seen.list) expect(chosen).toContainEqual(bot);
});

test('a window on which nothing held is an answer, which is not worked out again', async () => {
  const made = createSuggestions({
    marketOf,
    candlesOf,
    now: () => pastEndMs + 5000,
    backtests: {
      run: async (run, onProgress) => {
        runs += 1;
        const outcome = await backtests.run(run, onProgress);
        if (!outcome.ok) return outcome;
        const figures = { ...outcome.result.figures, totalRate: run.request.toMs === pastEndMs ? '-0.01' : '0.3' };
        return { ok: true, result: { ...outcome.result, figures } };
      },
    },
  });
  const { list, dropped } = await made.of('BTCUSDT', 'grid', 7);
  expect([list, dropped.map(({ judged, chosen }) => [judged.totalRate, chosen.totalRate])]).toEqual([
    [],
    [0, 1, 2].map(() => ['-0.01', '0.3']),
  ]);
  runs = 0;
  await made.of('BTCUSDT', 'grid', 7);
  expect(runs).toBe(0);
});

test('every moon that is tried goes beyond the range of half a year on either side, in steps that are wider on average than those of grids of the same days', async () => {
  const endMs = pastEndMs - 2 * day;
  const { columns } = await candlesOf('BTCUSDT', endMs - 180 * day, endMs);
  const scale = 10 ** (marketOf('BTCUSDT')?.priceDecimals ?? 0);
  const [lowest, highest] = [Math.min(...columns.low) / scale, Math.max(...columns.high) / scale];
  const triedOf = async (kind: 'moon' | 'grid') => {
    played.length = 0;
    await suggestions().of('BTCUSDT', kind, 7);
    return played.flatMap((bot) => (bot.kind === 'grid' ? [bot.terms] : []));
  };
  const [moons, grids] = [await triedOf('moon'), await triedOf('grid')];
  expect([moons.length > 0, grids.length > 0]).toEqual([true, true]);
  for (const { lowerPrice, upperPrice, spacing } of moons)
    expect([Number(lowerPrice) < lowest, Number(upperPrice) > highest, spacing]).toEqual([true, true, 'geometric']);
  const meanStep = (list: typeof moons): number =>
    list.reduce((sum, one) => sum + Math.log(Number(one.upperPrice) / Number(one.lowerPrice)) / one.grids, 0) / list.length;
  expect(meanStep(moons)).toBeGreaterThan(2 * meanStep(grids));
});

test('a name finds its suggestion without another run; other names find nothing', async () => {
  const made = suggestions();
  const [first] = (await made.of('BTCUSDT', 'grid', 180)).list;
  runs = 0;
  expect(first).toBeDefined();
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
