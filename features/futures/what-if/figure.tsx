'use client';
// A number that opens: the formula it comes from, what each symbol stood for, and where the formula is printed.
import { ChevronDown, ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { formatNumber } from '#lib/format/numbers/format-number.ts';
import { readDecimal } from '#lib/format/numbers/decimal-text.ts';
import { AmountText, PriceText, ShareText } from '../tools/figures.tsx';
import { symbolMeanings, type Explanation, type Unit } from './explanation.ts';

type FigureNames = Pick<ContractMarket, 'marginCoin' | 'quoteCoin' | 'pricePlace'> & { readonly sizeCoin: string };

type Props = {
  readonly explanation: Explanation;
  readonly names: FigureNames;
  readonly signed?: boolean;
  /** Beside the number. */
  readonly note?: ReactNode;
  /** The text that is shown without a number. */
  readonly none?: string;
};

/** More decimals than these are no use to who checks a sum by hand. */
const inputDecimals = 12;

const cut = (text: string): string => {
  const value = readDecimal(text);
  return value === null || value.decimals <= inputDecimals
    ? shortNumber(text)
    : shortNumber(formatNumber(text, { decimals: inputDecimals, grouping: false }));
};

export function Figure({ explanation, names, signed = false, note, none }: Props) {
  const t = useTranslations('explorer');
  const { id, formula, where, inputs, result, unit, source } = explanation;
  const unitName: Readonly<Record<Unit, string>> = {
    coin: names.marginCoin,
    quote: names.quoteCoin,
    price: names.quoteCoin,
    size: names.sizeCoin,
    share: '',
    none: '',
  };
  const shown = (): ReactNode => {
    if (result === null) return <span className="text-muted">{none ?? '—'}</span>;
    if (unit === 'price') return <PriceText text={result} place={names.pricePlace} />;
    if (unit === 'share') return <ShareText text={result} signed={signed} />;
    if (unit === 'none') return <bdi dir="ltr">{formatNumber(result, { decimals: 4 })}</bdi>;
    return <AmountText text={result} coin={unitName[unit]} signed={signed} />;
  };
  return (
    <details className="group border-b border-subtle last:border-0">
      <summary className="flex min-h-8 cursor-pointer list-none items-center justify-between gap-3 text-xs hover:text-primary max-md:min-h-11 [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 items-center gap-1 text-secondary">
          <ChevronDown
            size={12}
            aria-hidden
            className="shrink-0 -rotate-90 text-muted transition-transform group-open:rotate-0 rtl:rotate-90"
          />
          {t(`formula.${id}.name`)}
        </span>
        <span className="flex items-center gap-2 text-end font-medium">
          {note}
          {shown()}
        </span>
      </summary>
      <div className="mb-2 rounded-md bg-surface-0 px-3 py-2 text-xs leading-5">
        <p className="text-secondary">{t(`formula.${id}.words`)}</p>
        <p className="py-1.5 font-medium">
          <bdi dir="ltr">{formula}</bdi>
          {where === undefined ? null : (
            <bdi dir="ltr" className="block font-normal text-muted">
              {where}
            </bdi>
          )}
        </p>
        <dl>
          {inputs.map(({ symbol, of, text, unit: inputUnit }) => (
            <div key={`${symbol} ${of ?? ''}`} className="flex items-baseline justify-between gap-4">
              <dt className="text-muted">
                <bdi dir="ltr" className="inline-block min-w-4 font-medium text-secondary">
                  {symbol}
                </bdi>{' '}
                {t(`symbol.${symbolMeanings[symbol]}`)}
                {of === undefined ? null : <bdi dir="ltr"> · {of}</bdi>}
              </dt>
              <dd className="shrink-0">
                <bdi dir="ltr">
                  {cut(text)} <span className="text-muted">{unitName[inputUnit]}</span>
                </bdi>
              </dd>
            </div>
          ))}
          <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-subtle pt-1 font-medium">
            <dt>{t('formula.result')}</dt>
            <dd>
              <bdi dir="ltr">
                {result === null ? '—' : cut(result)} <span className="font-normal text-muted">{unitName[unit]}</span>
              </bdi>
            </dd>
          </div>
        </dl>
        {result === null && id === 'liquidation' ? <p className="pt-1 text-muted">{t('formula.noPrice')}</p> : null}
        {source === null ? null : (
          <a
            href={source}
            target="_blank"
            rel="noopener noreferrer"
            className="mt-1 inline-flex min-h-6 items-center gap-1 text-accent hover:underline max-md:min-h-11"
          >
            {t('formula.source')} <ExternalLink size={11} aria-hidden />
          </a>
        )}
      </div>
    </details>
  );
}
