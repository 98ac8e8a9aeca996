// The facts in the strip over a contract, on the pages of bots.
import 'server-only';

import type { ReactNode } from 'react';

import { ContractStrip } from '#features/futures/header/contract-strip.tsx';
import type { BotMarketData } from './load-bot-market.ts';

/** Undefined for a market of spot: its strip tells its day. */
export function contractFacts(loaded: BotMarketData, locale: string): ReactNode {
  if (loaded.place === 'spot') return undefined;
  const { market, ticker } = loaded.data;
  return <ContractStrip market={market} initial={ticker} line={loaded.line} locale={locale} />;
}
