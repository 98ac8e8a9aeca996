// The things that only this exchange has, each with an example as it stands now.
import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { profitText, toneOf } from '#components/trading/money-text.ts';
import { suggestedBindings } from '#lib/commands/suggested-bindings.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { localeTable } from '#lib/i18n/locales.ts';
import { PageLink } from '#lib/i18n/page-link.tsx';
import { SiteLink } from './site-link.tsx';

type ExampleRow = {
  readonly name: string;
  /** Null: there is none yet. */
  readonly figure: string | null;
  /** A share is written as a percentage, an amount in USDT. */
  readonly unit: 'share' | 'amount';
};

/** A user's or a bot's public result, taken apart. */
export type Example = { readonly name: string; readonly href: string; readonly rows: readonly ExampleRow[] };

export type Examples = {
  /** Null each: there is nobody to show, or it is not known now. */
  readonly returns: Example | null;
  readonly strategy: Example | null;
  readonly copies: Example | null;
};

type CardProps = { readonly title: string; readonly about?: string; readonly children: ReactNode; readonly className?: string };

function Card({ title, about, children, className = '' }: CardProps) {
  return (
    <section aria-label={title} className={`flex flex-col gap-4 rounded-xl border border-subtle bg-surface-1 p-5 ${className}`}>
      <div>
        <h2 className="text-lg font-semibold">{title}</h2>
        {about === undefined ? null : <p className="mt-1 text-sm text-secondary">{about}</p>}
      </div>
      {children}
    </section>
  );
}

const written = ({ figure, unit }: ExampleRow): string => {
  if (figure === null) return '—';
  return unit === 'share' ? isolateLtr(formatPercent(figure, { sign: 'always' })) : profitText(figure, 'USDT');
};

function Figures({ example: { name, href, rows } }: { readonly example: Example }) {
  return (
    <div className="mt-auto rounded-md border border-subtle bg-surface-0 px-4 py-2">
      <SiteLink
        href={href}
        className="inline-flex min-h-8 items-center gap-1.5 text-sm font-medium text-accent hover:underline max-md:min-h-11"
      >
        <bdi>{name}</bdi> <ArrowRight size={15} aria-hidden className="rtl:-scale-x-100" />
      </SiteLink>
      <dl className="text-sm">
        {rows.map((row) => (
          <div key={row.name} className="flex min-h-9 items-center justify-between gap-4 border-t border-subtle py-1">
            <dt className="text-muted">{row.name}</dt>
            <dd className={`shrink-0 tabular-nums ${toneOf(row.figure ?? '0')}`}>{written(row)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Keys for what is done most. */
const keys = ['buy', 'sell', 'switchSide', 'focusPrice', 'focusSize', 'cancelLast', 'cancelAll', 'flipUnit'] as const;

export function ExampleSections({ returns, strategy, copies }: Examples) {
  const [t, shell, records] = [useTranslations('home.examples'), useTranslations('shell'), useTranslations('leaderRecords')];
  return (
    <div className="grid gap-4 lg:grid-cols-6">
      {returns === null ? null : (
        <Card title={t('returns.title')} about={t('returns.about')} className="lg:col-span-2">
          <Figures example={returns} />
        </Card>
      )}
      {strategy === null ? null : (
        <Card title={t('strategy.title')} about={t('strategy.about')} className="lg:col-span-2">
          <Figures example={strategy} />
        </Card>
      )}
      {copies === null ? null : (
        <Card title={t('copies')} about={records('about')} className="lg:col-span-2">
          <Figures example={copies} />
        </Card>
      )}
      <Card title={shell('commands.keys')} about={shell('commands.keysAbout')} className="max-md:hidden lg:col-span-3">
        <dl className="grid gap-x-8 text-sm sm:grid-cols-2">
          {keys.map((id) => (
            <div key={id} className="flex min-h-9 items-center justify-between gap-4 border-t border-subtle">
              <dt className="text-secondary">{shell(`commands.name.${id}`)}</dt>
              <dd>
                <kbd dir="ltr" className="rounded border border-strong bg-surface-2 px-2 py-0.5 text-xs">
                  {suggestedBindings[id]}
                </kbd>
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card title={t('languages')} className="lg:col-span-3">
        <ul className="grid grid-cols-2 gap-x-4 text-sm sm:grid-cols-3">
          {localeTable.map((language) => (
            <li key={language.tag}>
              <PageLink
                href="/"
                language={language}
                lang={language.tag}
                className="inline-flex min-h-8 items-center text-secondary hover:text-primary hover:underline max-md:min-h-11"
              >
                <bdi>{language.name}</bdi>
              </PageLink>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
