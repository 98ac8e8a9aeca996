// Wise bots as the exchange has registered them: in all but their terms they are of the kind that was chosen.
import type { WiseTerms } from '#lib/contract/bots/wise/wise-terms.ts';
import { kindEntry } from '../../instances/run-kind.ts';
import { ctaRegistered } from '../cta/cta-registered.ts';
import { gridRegistered } from '../grid/grid-registered.ts';
import type { RegisteredKind } from '../registered-kind.ts';
import { matchedProfit } from '../withdrawable-profit.ts';
import { wiseKind } from './wise-kind.ts';

export const wiseRegistered: RegisteredKind<WiseTerms> = {
  entryOf: (line) =>
    kindEntry(wiseKind, {
      kind: 'wise',
      line,
      termsOf: (terms) => (terms.kind === 'wise' ? terms.terms : null),
      editOf: (edit) => (edit.kind === 'wise' ? edit.edit : null),
      edited: (terms) => ({ kind: 'wise', terms }),
    }),
  neededCoins: ({ preset }, market) =>
    preset.kind === 'cta' ? ctaRegistered.neededCoins(preset.terms, market) : gridRegistered.neededCoins(preset.terms, market),
  withdrawableProfit: matchedProfit,
  // Those of the kind that was chosen for its tier.
  firstTerms: () => ({}),
};
