'use client';
// Beside the heading of all contracts: the tools of one of them, and the way to those that stand out.
import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';

import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { Ticker } from '#lib/contract/market.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { FuturesTools } from '../tools/futures-tools.tsx';

/** Details stand beside each contract of the list. */
const besideList = ['calculator', 'whatIf'] as const;

export function OverviewTools({ market, ticker }: { readonly market: ContractMarket; readonly ticker: Ticker | null }) {
  const t = useTranslations('explorer');
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-md:basis-full max-md:py-2">
      <FuturesTools market={market} ticker={ticker} tools={besideList} named />
      <Link href="/futures/hot" className="inline-flex min-h-11 items-center gap-1.5 text-sm text-accent hover:underline">
        {t('overview.toHot')} <ArrowRight size={15} aria-hidden className="rtl:-scale-x-100" />
      </Link>
    </div>
  );
}
