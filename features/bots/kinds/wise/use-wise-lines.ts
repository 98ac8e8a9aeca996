// The parameters of a wise bot, line by line: those of the grid or CTA bot that was chosen for its tier.
import type { WiseTerms } from '#lib/contract/bots/wise/wise-terms.ts';
import type { FigureLine } from '../../words/figure-list.tsx';
import { useCtaLines } from '../cta/use-cta-lines.ts';
import { useGridLines } from '../grid/use-grid-lines.ts';

export function useWiseLines(): (terms: WiseTerms) => readonly FigureLine[] {
  const [gridLines, ctaLines] = [useGridLines(), useCtaLines()];
  return ({ preset }) => (preset.kind === 'grid' ? gridLines(preset.terms) : ctaLines(preset.terms));
}
