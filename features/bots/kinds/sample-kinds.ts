// For tests: every kind of bot that has a form. A kind without its row does not compile.
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import { sampleArbitrage } from './arbitrage/sample-arbitrage.ts';
import { sampleCta } from './cta/sample-cta.ts';
import { sampleGrid } from './grid/sample-grid.ts';
import { sampleMartingale } from './martingale/sample-martingale.ts';
import { samplePortfolio } from './portfolio/sample-portfolio.ts';
import { sampleRegular } from './regular/sample-regular.ts';
import { sampleSignal } from './signal/sample-signal.ts';
import { sampleWise } from './wise/sample-wise.ts';
import type { SampleKind } from './sample-kind.ts';

/** @internal */
export const sampleKinds: Readonly<Record<Exclude<BotTerms['kind'], 'copy'>, SampleKind>> = {
  grid: sampleGrid,
  martingale: sampleMartingale,
  regular: sampleRegular,
  portfolio: samplePortfolio,
  cta: sampleCta,
  wise: sampleWise,
  arbitrage: sampleArbitrage,
  signal: sampleSignal,
};
