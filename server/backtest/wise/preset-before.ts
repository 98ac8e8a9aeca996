// The preset that a wise bot of the steady tier would have been given at a moment: chosen on the days before it, as tiers are.
import type { BacktestFigures } from '#lib/contract/bots/backtest.ts';
import type { WiseTerms } from '#lib/contract/bots/wise/wise-terms.ts';
import { walkForward } from '#lib/contract/bots/wise/wise-tier.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import type { WindowFacts } from '../suggestions/window-facts.ts';
import { chooseTerms } from './walk-forward.ts';
import { wiseCandidates } from './wise-candidates.ts';

const dayMs = 86_400_000;

type Preset = WiseTerms['preset'];
type Tools = {
  readonly market: BotMarket;
  readonly startMs: number;
  /** Null: the market has no such past. */
  factsOf(fromMs: number, toMs: number): Promise<WindowFacts | null>;
  /** Null: these terms could not be started then. */
  play(bot: Preset, fromMs: number, toMs: number): Promise<BacktestFigures | null>;
};

/** Null: nothing that was tried could be started. */
export async function presetBefore({ market, startMs, factsOf, play }: Tools): Promise<Preset | null> {
  const chosen = await chooseTerms('steady', startMs - walkForward.chosenDays * dayMs, startMs, {
    candidates: async (tier, fromMs, toMs) => {
      const facts = await factsOf(fromMs, toMs);
      return facts === null ? [] : wiseCandidates(tier, market, facts);
    },
    play,
  });
  return chosen?.preset ?? null;
}
