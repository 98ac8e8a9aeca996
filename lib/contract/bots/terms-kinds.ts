// The kinds of terms: the one list of kinds that the contract has. Types, unions and tables of kinds are made of it.
import { arbitrageTermsKind } from './arbitrage/arbitrage-terms-kind.ts';
import { copyTermsKind } from './copy/copy-terms-kind.ts';
import { ctaTermsKind } from './cta/cta-terms-kind.ts';
import { gridTermsKind } from './grid/grid-terms-kind.ts';
import { martingaleTermsKind } from './martingale/martingale-terms-kind.ts';
import { portfolioTermsKind } from './portfolio/portfolio-terms-kind.ts';
import { regularTermsKind } from './regular/regular-terms-kind.ts';
import { signalTermsKind } from './signal/signal-terms-kind.ts';
import { wiseTermsKind } from './wise/wise-terms-kind.ts';

export const termsKinds = {
  grid: gridTermsKind,
  martingale: martingaleTermsKind,
  cta: ctaTermsKind,
  wise: wiseTermsKind,
  arbitrage: arbitrageTermsKind,
  regular: regularTermsKind,
  portfolio: portfolioTermsKind,
  signal: signalTermsKind,
  copy: copyTermsKind,
} as const;
