'use client';
// What one may look up and work out about a contract: its rules, the calculator, the what-if explorer. Each is loaded when it is first opened.
import { Calculator, FlaskConical, Info } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState, type ReactNode } from 'react';

import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { Ticker } from '#lib/contract/market.ts';

const ContractDetails = lazy(async () => ({ default: (await import('../details/contract-details.tsx')).ContractDetails }));
const FuturesCalculator = lazy(async () => ({ default: (await import('../calculator/calculator.tsx')).FuturesCalculator }));
const WhatIfExplorer = lazy(async () => ({ default: (await import('../what-if/what-if-explorer.tsx')).WhatIfExplorer }));

type Tool = 'calculator' | 'whatIf' | 'details';

type Props = {
  readonly market: ContractMarket;
  readonly ticker: Ticker | null;
  readonly locale: string;
  /** Which there are, in this order. */
  readonly tools?: readonly Tool[];
  /** With their names beside the icons. */
  readonly named?: boolean;
};

const icons: Readonly<Record<Tool, ReactNode>> = {
  calculator: <Calculator size={15} aria-hidden />,
  whatIf: <FlaskConical size={15} aria-hidden />,
  details: <Info size={15} aria-hidden />,
};

const everything: readonly Tool[] = ['calculator', 'whatIf', 'details'];

export function FuturesTools({ market, ticker, locale, tools = everything, named = false }: Props) {
  const t = useTranslations('explorer');
  const [open, setOpen] = useState<Tool | null>(null);
  const close = (): void => setOpen(null);
  return (
    <>
      {tools.map((tool) => (
        <button
          key={tool}
          type="button"
          onClick={() => setOpen(tool)}
          aria-haspopup="dialog"
          {...(named ? {} : { 'aria-label': t(`tool.${tool}`), title: t(`tool.${tool}`) })}
          className={`inline-flex h-9 items-center justify-center gap-1.5 rounded text-sm text-secondary hover:bg-surface-2 hover:text-primary max-md:h-11 ${named ? 'border border-strong px-3' : 'w-9 max-md:w-11'}`}
        >
          {icons[tool]}
          {named ? t(`tool.${tool}`) : null}
        </button>
      ))}
      <Suspense>
        {open === 'calculator' ? <FuturesCalculator market={market} ticker={ticker} onClose={close} /> : null}
        {open === 'whatIf' ? <WhatIfExplorer market={market} ticker={ticker} onClose={close} /> : null}
        {open === 'details' ? <ContractDetails market={market} ticker={ticker} locale={locale} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
