// Walk-forward: terms are chosen on the earlier days of a market and judged on the later ones, several times, each time further on.
import { Decimal } from 'decimal.js';

import type { BacktestFigures } from '#lib/contract/bots/backtest.ts';
import type { SuggestionGrade } from '#lib/contract/bots/suggestion-grade.ts';
import type { WiseTerms } from '#lib/contract/bots/wise/wise-terms.ts';
import { walkForward as plan, type WiseRound, type WiseTier } from '#lib/contract/bots/wise/wise-tier.ts';

const dayMs = 86_400_000;

type Preset = WiseTerms['preset'];

export type WalkForwardTools = {
  /** The presets that are tried for days that end at a moment; empty: there is no past. */
  candidates(tier: SuggestionGrade, fromMs: number, toMs: number): Promise<readonly Preset[]>;
  /** Null: these terms could not be started then. */
  play(preset: Preset, fromMs: number, toMs: number): Promise<BacktestFigures | null>;
};

/** A share of the deepest fall is taken off the profit, by tier: the cautious one minds it most. */
const fallWeight: Readonly<Record<SuggestionGrade, number>> = { conservative: 2, steady: 1, aggressive: 0.5 };

type Chosen = { readonly preset: Preset; readonly figures: BacktestFigures };

/** The highest profit less its deepest fall so many times; of equal ones the one that was tried first. Null: none could be started. */
export async function chooseTerms(tier: SuggestionGrade, fromMs: number, toMs: number, tools: WalkForwardTools): Promise<Chosen | null> {
  let [best, highest]: [Chosen | null, number] = [null, Number.NEGATIVE_INFINITY];
  for (const preset of await tools.candidates(tier, fromMs, toMs)) {
    const figures = await tools.play(preset, fromMs, toMs);
    const score = figures === null ? Number.NEGATIVE_INFINITY : scoreOf(tier, figures);
    if (figures !== null && score > highest) [best, highest] = [{ preset, figures }, score];
  }
  return best;
}

const scoreOf = (tier: SuggestionGrade, { totalRate, maxDrawdownRate }: BacktestFigures): number =>
  Number(totalRate) - fallWeight[tier] * Number(maxDrawdownRate);

async function roundOf(tier: SuggestionGrade, fromMs: number, tools: WalkForwardTools): Promise<WiseRound | null> {
  const toMs = fromMs + plan.judgedDays * dayMs;
  const chosen = await chooseTerms(tier, fromMs - plan.chosenDays * dayMs, fromMs, tools);
  const judged = chosen === null ? null : await tools.play(chosen.preset, fromMs, toMs);
  if (chosen === null || judged === null) return null;
  return {
    fromMs,
    toMs,
    kind: chosen.preset.kind,
    chosenRate: chosen.figures.totalRate,
    judgedRate: judged.totalRate,
    maxDrawdownRate: judged.maxDrawdownRate,
  };
}

/** (1 + a) × (1 + b) … − 1, to eight places towards minus infinity. */
const inRow = (rates: readonly string[]): string =>
  rates
    .reduce((worth, rate) => worth.times(new Decimal(rate).plus(1)), new Decimal(1))
    .minus(1)
    .toDecimalPlaces(8, Decimal.ROUND_FLOOR)
    .toFixed();

/** Null: nothing that was tried for the tier could be started, or it has no later days to be judged on. */
export async function walkForward(
  tier: SuggestionGrade,
  symbolId: string,
  endMs: number,
  tools: WalkForwardTools,
): Promise<WiseTier | null> {
  const chosen = await chooseTerms(tier, endMs - plan.chosenDays * dayMs, endMs, tools);
  if (chosen === null) return null;
  const rounds: WiseRound[] = [];
  for (let before = plan.rounds; before > 0; before -= 1) {
    const round = await roundOf(tier, endMs - before * plan.judgedDays * dayMs, tools);
    if (round !== null) rounds.push(round);
  }
  if (rounds.length === 0) return null;
  const deepest = rounds.reduce((worst, { maxDrawdownRate }) => Decimal.max(worst, maxDrawdownRate), new Decimal(0));
  return {
    tier,
    symbolId,
    chosenMs: endMs,
    terms: { tier, preset: chosen.preset },
    chosenRate: chosen.figures.totalRate,
    judgedRate: inRow(rounds.map(({ judgedRate }) => judgedRate)),
    maxDrawdownRate: deepest.toFixed(),
    wonRounds: rounds.filter(({ judgedRate }) => Number(judgedRate) > 0).length,
    rounds,
  };
}
