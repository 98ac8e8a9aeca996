// The late parts of every kind of bot. A kind without them does not compile.
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import { arbitrageParts } from './arbitrage/arbitrage-parts.ts';
import { copyParts } from './copy/copy-parts.ts';
import { ctaParts } from './cta/cta-parts.ts';
import { gridParts } from './grid/grid-parts.ts';
import type { KindParts } from './kind-parts.ts';
import { martingaleParts } from './martingale/martingale-parts.ts';
import { regularParts } from './regular/regular-parts.ts';
import { portfolioParts } from './portfolio/portfolio-parts.ts';
import { wiseParts } from './wise/wise-parts.ts';
import { signalParts } from './signal/signal-parts.ts';

export const botParts: Readonly<Record<BotTerms['kind'], KindParts>> = {
  grid: gridParts,
  martingale: martingaleParts,
  regular: regularParts,
  portfolio: portfolioParts,
  cta: ctaParts,
  wise: wiseParts,
  arbitrage: arbitrageParts,
  signal: signalParts,
  copy: copyParts,
};
