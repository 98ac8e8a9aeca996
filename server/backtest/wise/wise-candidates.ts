// The grids and CTA bots that are tried for a tier of risk.
import type { SuggestionGrade } from '#lib/contract/bots/suggestion-grade.ts';
import type { WiseTerms } from '#lib/contract/bots/wise/wise-terms.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import { ctaCandidates } from '../suggestions/kinds/cta-suggestions.ts';
import { gridCandidates } from '../suggestions/kinds/grid-candidate.ts';
import type { WindowFacts } from '../suggestions/window-facts.ts';

type Preset = WiseTerms['preset'];

/** The reach of a grid to either side of the price, in usual moves of a week, and its counts of intervals. */
const grids = {
  conservative: { reach: 2.5, counts: [15, 30], leverage: 2 },
  steady: { reach: 1.5, counts: [20, 40], leverage: 3 },
  aggressive: { reach: 1, counts: [30, 60], leverage: 5 },
} as const satisfies Readonly<Record<SuggestionGrade, object>>;

const week = Math.sqrt(7);

/** Around the last price: what comes after is begun there. */
function gridsOf(tier: SuggestionGrade, market: BotMarket, facts: WindowFacts): readonly Preset[] {
  const { reach, counts, leverage } = grids[tier];
  const away = Math.exp(reach * facts.dailyMove * week);
  const range = { grade: tier, lower: facts.last / away, upper: facts.last * away, counts, leverage };
  return gridCandidates(market, facts, range).flatMap(({ bot }): Preset[] =>
    bot.kind === 'grid' ? [{ kind: 'grid', terms: { ...bot.terms, direction: 'neutral', opensPosition: false } }] : [],
  );
}

const ctaOf = (tier: SuggestionGrade, market: BotMarket, facts: WindowFacts): readonly Preset[] =>
  ctaCandidates(tier, market, facts).flatMap(({ bot }): Preset[] => (bot.kind === 'cta' ? [bot] : []));

export const wiseCandidates = (tier: SuggestionGrade, market: BotMarket, facts: WindowFacts): readonly Preset[] => [
  ...gridsOf(tier, market, facts),
  ...ctaOf(tier, market, facts),
];
