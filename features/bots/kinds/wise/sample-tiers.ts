// For tests: a tier that is a grid and has lost since it was chosen, and one that is a CTA bot and has won.
import { firstCtaTerms } from '#lib/contract/bots/cta/cta-terms.ts';
import type { WiseTier } from '#lib/contract/bots/wise/wise-tier.ts';
import { sampleBot } from '../../sample-bot.ts';

const gridOf = sampleBot().bot;
const gridTerms = gridOf.kind === 'grid' ? gridOf.terms : null;
if (gridTerms === null) throw new Error('the sample is no grid');

const round = { fromMs: 0, toMs: 1, chosenRate: '0.2', maxDrawdownRate: '0.05' };
const common = { symbolId: 'BTCUSDT_UMCBL', chosenMs: 0, maxDrawdownRate: '0.08' };
/** @internal */
export const calm: WiseTier = {
  ...common,
  tier: 'steady',
  terms: { tier: 'steady', preset: { kind: 'grid', terms: { ...gridTerms, leverage: 2, quoteInvestment: '100', direction: 'long' } } },
  chosenRate: '0.25',
  judgedRate: '-0.031',
  wonRounds: 1,
  rounds: [
    { ...round, kind: 'grid', judgedRate: '0.01' },
    { ...round, kind: 'cta', judgedRate: '-0.04' },
  ],
};
/** @internal */
export const bold: WiseTier = {
  ...common,
  tier: 'aggressive',
  terms: {
    tier: 'aggressive',
    preset: {
      kind: 'cta',
      terms: {
        ...firstCtaTerms,
        indicator: { type: 'ma', fast: 2, slow: 4 },
        interval: '1m',
        direction: 'both',
        investment: '100',
        leverage: 5,
        stopLossRate: '0.1',
      },
    },
  },
  chosenRate: '0.6',
  judgedRate: '0.124',
  wonRounds: 2,
  rounds: calm.rounds,
};
