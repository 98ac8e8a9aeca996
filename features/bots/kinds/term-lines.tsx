'use client';
// The parameters of a bot of any kind, line by line. A kind without its lines does not compile.
import type { BotTerms, BotTermsOf } from '#lib/contract/bots/bot-terms.ts';
import { FigureList, type FigureLine } from '../words/figure-list.tsx';
import { useArbitrageLines } from './arbitrage/use-arbitrage-lines.ts';
import { useCopyLines } from './copy/use-copy-lines.ts';
import { useCtaLines } from './cta/use-cta-lines.ts';
import { useGridLines } from './grid/use-grid-lines.ts';
import { useMartingaleLines } from './martingale/use-martingale-lines.ts';
import { usePortfolioLines } from './portfolio/use-portfolio-lines.ts';
import { useRegularLines } from './regular/use-regular-lines.ts';
import { useSignalLines } from './signal/use-signal-lines.ts';
import { useWiseLines } from './wise/use-wise-lines.ts';

const lines: { readonly [Kind in BotTerms['kind']]: () => (terms: BotTermsOf<Kind>['terms']) => readonly FigureLine[] } = {
  grid: useGridLines,
  martingale: useMartingaleLines,
  regular: useRegularLines,
  portfolio: usePortfolioLines,
  cta: useCtaLines,
  wise: useWiseLines,
  arbitrage: useArbitrageLines,
  signal: useSignalLines,
  copy: useCopyLines,
};

function LinesOfKind<Kind extends BotTerms['kind']>({ bot: { kind, terms } }: { readonly bot: BotTermsOf<Kind> }) {
  const useLines = lines[kind];
  return <FigureList lines={useLines()(terms)} />;
}

export const TermLines = ({ bot }: { readonly bot: BotTerms }) => <LinesOfKind key={bot.kind} bot={bot} />;
