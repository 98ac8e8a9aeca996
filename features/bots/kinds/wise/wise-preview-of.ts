// The preview of a wise bot: that of the kind that was chosen for its tier, with problems at the fields that its form has.
import type { WiseTerms } from '#lib/contract/bots/wise/wise-terms.ts';
import type { CtaPreview } from '#lib/order-math/bots/cta/cta-preview.ts';
import type { GridPreview } from '#lib/order-math/bots/grid-preview.ts';
import { ctaPreviewOf } from '../cta/cta-preview-of.ts';
import { gridPreviewOf } from '../grid/grid-preview-of.ts';
import type { FieldProblem, PreviewAsked } from '../kind-form.ts';

type Worked =
  | { readonly kind: 'grid'; readonly grid: GridPreview; readonly least: string | null }
  | { readonly kind: 'cta'; readonly cta: CtaPreview; readonly least: string | null };
export type WisePreview = Worked & { readonly problems: readonly FieldProblem[] };

/** Terms that the exchange has chosen have no fields: what is wrong with them is told at the tier. */
function inForm(problem: FieldProblem): FieldProblem {
  const { field } = problem;
  if (field === 'investment' || field === 'leverage') return problem;
  return { ...problem, field: field === 'quoteInvestment' ? 'investment' : 'tier' };
}

const leastOf = (problems: readonly FieldProblem[]): string | null =>
  problems.find(({ code }) => code === 'botInvestmentMinimum')?.params['minimum'] ?? null;

export function wisePreviewOf({ preset }: WiseTerms, asked: PreviewAsked): WisePreview {
  if (preset.kind === 'grid') {
    const grid = gridPreviewOf(preset.terms, asked);
    return { kind: 'grid', grid, least: grid.minimumQuote, problems: grid.problems.map(inForm) };
  }
  const cta = ctaPreviewOf(preset.terms, asked);
  return { kind: 'cta', cta, least: leastOf(cta.problems), problems: cta.problems.map(inForm) };
}
