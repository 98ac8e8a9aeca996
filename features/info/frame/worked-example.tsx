// A formula with the numbers of this moment: what each symbol stands for, all of them put in, and what comes out.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { SiteIcon } from '#components/ui/icons/site-icon.tsx';
import { PageLink } from '#lib/i18n/page-link.tsx';
import { Formula } from './formula.tsx';

type ExampleInput = {
  readonly symbol: string;
  readonly meaning: ReactNode;
  /** As it is put in: digits, a point, a minus. */
  readonly value: string;
  /** BTC, USDT, %. */
  readonly unit?: string;
};

type ExampleStep = {
  readonly formula: string;
  /** As it comes out; null where there is nothing that could. */
  readonly result: string | null;
  readonly unit?: string;
  /** The name of the value. */
  readonly name: string;
  /** The text that is shown without a value. */
  readonly none?: string;
};

type Props = {
  /** The assumptions of the example: a sentence. */
  readonly about: ReactNode;
  readonly inputs: readonly ExampleInput[];
  /** The result of one step may be put in to the next by the symbol on its left side. */
  readonly steps: readonly ExampleStep[];
  /** The calculator with these numbers filled in. */
  readonly calculator?: string;
};

const figure = (value: string, unit: string | undefined): ReactNode => (
  <bdi dir="ltr" className="whitespace-nowrap text-primary">
    {value.replace(/^-/, '−')}
    {unit === undefined ? null : <span className="text-muted"> {unit}</span>}
  </bdi>
);

const leftSide = (formula: string): string => formula.split(' = ')[0] ?? '';

export function WorkedExample({ about, inputs, steps, calculator }: Props) {
  const t = useTranslations('guides.frame');
  const values = new Map(inputs.map(({ symbol, value }) => [symbol, value]));
  for (const { formula, result } of steps) if (result !== null) values.set(leftSide(formula), result);
  return (
    <div
      role="note"
      aria-label={t('example')}
      className="rounded-xl border border-subtle border-s-2 border-s-accent bg-surface-1 px-5 py-4"
    >
      <p className="text-sm font-semibold text-accent">{t('example')}</p>
      <p className="mt-1 text-secondary">{about}</p>
      <dl className="mt-3 grid gap-x-8 text-sm sm:grid-cols-2">
        {inputs.map(({ symbol, meaning, value, unit }) => (
          <div key={symbol} className="flex items-baseline gap-3 border-b border-subtle py-1.5">
            <dt className="flex min-w-0 flex-1 gap-3 text-secondary">
              <bdi dir="ltr" className="min-w-5 shrink-0 font-medium text-primary">
                {symbol}
              </bdi>
              <span className="min-w-0">{meaning}</span>
            </dt>
            <dd>{figure(value, unit)}</dd>
          </div>
        ))}
      </dl>
      <ol className="mt-3 flex flex-col gap-3">
        {steps.map(({ formula, result, unit, name, none }) => {
          const own = new Map(values);
          own.delete(leftSide(formula));
          return (
            <li key={formula}>
              <Formula formula={formula} values={own} />
              <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
                <span className="text-secondary">{name}</span>
                <strong className="text-base font-semibold" data-result={leftSide(formula)}>
                  {result === null ? <span className="text-sm font-normal text-muted">{none}</span> : figure(result, unit)}
                </strong>
              </p>
            </li>
          );
        })}
      </ol>
      {calculator === undefined ? null : (
        <PageLink
          href={calculator}
          className="mt-4 inline-flex min-h-11 items-center gap-2 rounded-lg border border-strong px-4 text-sm font-medium hover:bg-surface-2"
        >
          <SiteIcon name="calculator" size={16} />
          {t('calculator')}
        </PageLink>
      )}
    </div>
  );
}
