// The terms of a bot with another investment: who takes the parameters of somebody else puts money of their own in.
import type { BotTerms, BotTermsOf, ByKind } from './bot-terms.ts';

/** A grid that was funded by both coins is copied with its quote coin alone. */
const investing: ByKind<readonly [amount: string], BotTerms> = {
  grid: (terms, amount) => ({ kind: 'grid', terms: { ...terms, baseInvestment: '0', quoteInvestment: amount } }),
  martingale: (terms, amount) => ({ kind: 'martingale', terms: { ...terms, investment: amount } }),
  cta: (terms, amount) => ({ kind: 'cta', terms: { ...terms, investment: amount } }),
  arbitrage: (terms, amount) => ({ kind: 'arbitrage', terms: { ...terms, investment: amount } }),
  // Of a round.
  regular: (terms, amount) => ({ kind: 'regular', terms: { ...terms, amount } }),
  signal: (terms, amount) => ({ kind: 'signal', terms: { ...terms, investment: amount } }),
  portfolio: (terms, amount) => ({ kind: 'portfolio', terms: { ...terms, investment: amount } }),
  wise: ({ tier, preset }, amount) => ({
    kind: 'wise',
    terms: {
      tier,
      preset:
        preset.kind === 'cta'
          ? { kind: 'cta', terms: { ...preset.terms, investment: amount } }
          : { kind: 'grid', terms: { ...preset.terms, baseInvestment: '0', quoteInvestment: amount } },
    },
  }),
};

/** `amount`: of the coin that the bot is funded in; decimal text. */
export const investingTerms = <Kind extends BotTerms['kind']>({ kind, terms }: BotTermsOf<Kind>, amount: string): BotTerms =>
  investing[kind](terms, amount);
