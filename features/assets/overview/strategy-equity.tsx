'use client';
// The worth of what one's bots hold, through time: what was put in and taken out is told apart from what they made.
import { useWorth, type Rates } from '../use-worth.ts';
import { EquityCard } from './equity-card.tsx';
import type { Equity } from './use-equity.ts';

type Props = { readonly initial: Equity; readonly rates: Rates; readonly locale: string };

export function StrategyEquity({ initial, rates, locale }: Props) {
  return <EquityCard initial={initial} account="strategy" worth={useWorth(locale, rates)} />;
}
