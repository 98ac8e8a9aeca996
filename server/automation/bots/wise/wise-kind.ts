// The wise bot: a grid or a CTA bot with terms that were chosen for a tier of risk. It runs the very code of the kind that was chosen.
import type { WiseEdit, WiseTerms } from '#lib/contract/bots/wise/wise-terms.ts';
import type { BotKind } from '../../bot-kind.ts';
import { ctaKind } from '../cta/cta-kind.ts';
import { gridKind } from '../grid/grid-kind.ts';

/** The state of the kind that was chosen. */
type WiseState =
  | { readonly kind: 'grid'; readonly state: ReturnType<typeof gridKind.create> }
  | { readonly kind: 'cta'; readonly state: ReturnType<typeof ctaKind.create> };

/** The versions of both kinds count: a state of either is read by the code that wrote it. */
const version = gridKind.version * 1000 + ctaKind.version;

export const wiseKind: BotKind<WiseTerms, WiseEdit, WiseState> = {
  version,
  check: ({ preset }, market, prices) =>
    preset.kind === 'grid' ? gridKind.check(preset.terms, market, prices) : ctaKind.check(preset.terms, market, prices),
  checkEdit: () => [],
  history: ({ preset }) => (preset.kind === 'cta' ? (ctaKind.history?.(preset.terms) ?? null) : null),
  create: ({ preset }, market) =>
    preset.kind === 'grid'
      ? { kind: 'grid', state: gridKind.create(preset.terms, market) }
      : { kind: 'cta', state: ctaKind.create(preset.terms, market) },
  decide: (wise, input, market, actions) => {
    if (input.type === 'owner' && input.action === 'edit') return;
    if (wise.kind === 'grid') gridKind.decide(wise.state, input, market, actions);
    else ctaKind.decide(wise.state, input, market, actions);
  },
  figures: (wise, market) => (wise.kind === 'grid' ? gridKind.figures(wise.state, market) : ctaKind.figures(wise.state, market)),
};
