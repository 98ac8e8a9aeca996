'use client';
// The tools about a contract: its rules, the calculator, the what-if explorer. Each is loaded when it is first opened.
import { Calculator, FlaskConical, Info } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useCallback, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';

import { lateDialog } from '#components/ui/late/late-part.tsx';
import { readCalculatorAddress } from '#lib/contract/site/calculator-address.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { Ticker } from '#lib/contract/market.ts';
import { withLateWords } from '#lib/i18n/late-words.tsx';

const FuturesCalculator = lateDialog(() =>
  withLateWords('explorer', async () => (await import('../calculator/calculator.tsx')).FuturesCalculator),
);
const WhatIfExplorer = lateDialog(() =>
  withLateWords('explorer', async () => (await import('../what-if/what-if-explorer.tsx')).WhatIfExplorer),
);
const ContractDetails = lateDialog(() =>
  withLateWords('explorer', async () => (await import('../details/contract-details.tsx')).ContractDetails),
);

type Tool = 'calculator' | 'whatIf' | 'details';

type Props = {
  readonly market: ContractMarket;
  readonly ticker: Ticker | null;
  /** The tools that there are, in this order. */
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

/** An address with numbers in it is opened once, and not followed. */
const follow = () => () => undefined;

export function FuturesTools({ market, ticker, tools = everything, named = false }: Props) {
  const t = useTranslations('contracts');
  const [pressed, setPressed] = useState<Tool | null>(null);
  const [isDone, setDone] = useState(false);
  // An address may ask for the calculator with numbers in it; the server does not know what is open.
  const search = useSyncExternalStore(
    follow,
    () => window.location.search,
    () => '',
  );
  const asked = useMemo(() => readCalculatorAddress(new URLSearchParams(search)), [search]);
  const filled = !isDone && asked?.contract === market.name ? asked : null;
  const open = pressed ?? (filled === null ? null : 'calculator');
  const close = useCallback((): void => {
    setPressed(null);
    setDone(true);
  }, []);
  const show = (tool: Tool): void => {
    setPressed(tool);
    setDone(true);
  };
  return (
    <>
      {tools.map((tool) => (
        <button
          key={tool}
          type="button"
          onClick={() => show(tool)}
          aria-haspopup="dialog"
          {...(named ? {} : { 'aria-label': t(`tool.${tool}`), title: t(`tool.${tool}`) })}
          className={`inline-flex h-9 items-center justify-center gap-1.5 rounded text-sm text-secondary hover:bg-surface-2 hover:text-primary max-md:h-11 ${named ? 'border border-strong px-3' : 'w-9 max-md:w-11'}`}
        >
          {icons[tool]}
          {named ? t(`tool.${tool}`) : null}
        </button>
      ))}
      {open === 'calculator' ? <FuturesCalculator market={market} ticker={ticker} filled={filled} onClose={close} /> : null}
      {open === 'whatIf' ? <WhatIfExplorer market={market} ticker={ticker} onClose={close} /> : null}
      {open === 'details' ? <ContractDetails market={market} ticker={ticker} onClose={close} /> : null}
    </>
  );
}
