// Walk-forward: what is chosen has not seen the days on which it is judged, and the figures of a tier follow from its rounds.
import { expect, test } from 'vitest';

import type { BacktestFigures } from '#lib/contract/bots/backtest.ts';
import type { WiseTerms } from '#lib/contract/bots/wise/wise-terms.ts';
import { walkForward } from '#server/backtest/wise/walk-forward.ts';
import { sampleCta, sampleGrid } from '#tests/automation/sample-terms.ts';

const dayMs = 86_400_000;
const endMs = 100 * dayMs;

type Preset = WiseTerms['preset'];
const grid: Preset = { kind: 'grid', terms: sampleGrid() };
const cta: Preset = { kind: 'cta', terms: sampleCta() };

const figures = (totalRate: string, maxDrawdownRate: string): BacktestFigures => ({
  invested: '1000',
  equity: '1000',
  totalProfit: '0',
  totalRate,
  matchedProfit: '0',
  matchedCount: 0,
  unpairedProfit: '0',
  fees: '0',
  funding: '0',
  holdProfit: '0',
  holdRate: '0',
  maxDrawdown: '0',
  maxDrawdownRate,
  worstDay: null,
  inRangeRate: null,
  annualisedRate: null,
  buys: 0,
  sells: 0,
});

type Played = { readonly kind: Preset['kind']; readonly from: number; readonly to: number };

/** Over 21 days the grid brings 10 % with a fall of 8 %, the CTA bot 6 % with a fall of 1 %; what comes after is told by the day. */
function tools(judged: (played: Played) => BacktestFigures | null) {
  const played: Played[] = [];
  return {
    played,
    candidates: () => Promise.resolve([grid, cta]),
    play: (preset: Preset, fromMs: number, toMs: number) => {
      const one = { kind: preset.kind, from: fromMs / dayMs, to: toMs / dayMs };
      played.push(one);
      if (toMs - fromMs === 21 * dayMs) return Promise.resolve(preset.kind === 'grid' ? figures('0.1', '0.08') : figures('0.06', '0.01'));
      return Promise.resolve(judged(one));
    },
  };
}

test.each([
  // 0.1 − 2 × 0.08 is less than 0.06 − 2 × 0.01; 0.1 − 0.5 × 0.08 is more than 0.06 − 0.5 × 0.01.
  ['conservative', 'cta', '0.06'],
  ['aggressive', 'grid', '0.1'],
] as const)('%s takes the %s: a fall counts by its weight', async (tier, kind, chosenRate) => {
  const told = await walkForward(
    tier,
    'X',
    endMs,
    tools(() => figures('0', '0')),
  );
  expect([told?.terms.preset.kind, told?.chosenRate]).toEqual([kind, chosenRate]);
});

test('each round chooses on 21 days and is judged on the 7 after them', async () => {
  const used = tools(() => figures('0.01', '0.02'));
  const told = await walkForward('steady', 'X', endMs, used);
  expect(told?.rounds.map(({ fromMs, toMs }) => [fromMs / dayMs, toMs / dayMs])).toEqual([
    [72, 79],
    [79, 86],
    [86, 93],
    [93, 100],
  ]);
  const judged = used.played.filter(({ from, to }) => to - from === 7);
  for (const { from } of judged) expect(used.played).toContainEqual({ kind: expect.any(String), from: from - 21, to: from });
  expect(Math.max(...used.played.map(({ to }) => to))).toBe(100);
});

test('rounds follow each other with what the one before has left, and the deepest fall of all is told', async () => {
  const byDay: Readonly<Record<number, BacktestFigures>> = {
    72: figures('0.1', '0.02'),
    79: figures('-0.2', '0.3'),
    86: figures('0.05', '0.01'),
    93: figures('0', '0'),
  };
  const told = await walkForward(
    'steady',
    'X',
    endMs,
    tools(({ from }) => byDay[from] ?? null),
  );
  // 1.1 × 0.8 × 1.05 = 0.924.
  expect(told).toMatchObject({ judgedRate: '-0.076', maxDrawdownRate: '0.3', wonRounds: 2 });
});

test('a round in which nothing could be started is left out; without any there is no tier', async () => {
  const some = await walkForward(
    'steady',
    'X',
    endMs,
    tools(({ from }) => (from === 72 ? null : figures('0.01', '0'))),
  );
  expect(some?.rounds).toHaveLength(3);
  expect(
    await walkForward(
      'steady',
      'X',
      endMs,
      tools(() => null),
    ),
  ).toBeNull();
});
