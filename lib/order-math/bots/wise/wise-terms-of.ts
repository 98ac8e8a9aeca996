// The terms of a wise bot for an amount and a leverage: those of its tier, with these two in their place.
import type { WiseTerms } from '#lib/contract/bots/wise/wise-terms.ts';

export function wiseTermsOf({ tier, preset }: WiseTerms, investment: string, leverage: number): WiseTerms {
  return preset.kind === 'grid'
    ? { tier, preset: { kind: 'grid', terms: { ...preset.terms, quoteInvestment: investment, leverage } } }
    : { tier, preset: { kind: 'cta', terms: { ...preset.terms, investment, leverage } } };
}
