'use client';
// The state of the account: its worth, the part that counts, and its distance from its limits.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { EyeButton } from '#components/ui/hidden-amount.tsx';
import type { UnifiedAccountAnswer } from '#lib/contract/unified.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { numberText } from '#lib/format/numbers/number-text.ts';
import { usePreference } from '#lib/session/preferences/use-preference.ts';
import { cents } from './cents.ts';
import { OwnFigure } from './own-figure.tsx';

/** From here on a ratio is written as a warning, from the second on as a danger. */
const levels = [0.5, 0.8] as const;

function Figure({ name, about, children }: { readonly name: string; readonly about?: string; readonly children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <dt className="text-xs text-muted" title={about}>
        {name}
      </dt>
      <dd className="text-sm font-medium">{children}</dd>
    </div>
  );
}

function Ratio({ name, about, ratio }: { readonly name: string; readonly about: string; readonly ratio: string }) {
  const share = Math.min(1, Number(ratio));
  const colour = share >= levels[1] ? 'bg-negative' : share >= levels[0] ? 'bg-warning' : 'bg-positive';
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <span>{name}</span>
        <bdi dir="ltr" className="font-medium">
          {formatPercent(ratio)}
        </bdi>
      </div>
      <div
        role="meter"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        className="h-1.5 overflow-hidden rounded-full bg-surface-3"
      >
        <div className={`h-full rounded-full ${colour}`} style={{ inlineSize: `${share * 100}%` }} />
      </div>
      <p className="text-xs text-muted">{about}</p>
    </div>
  );
}

type Props = { readonly account: UnifiedAccountAnswer; readonly worth: (usdt: string) => string };

export function Standing({ account, worth }: Props) {
  const t = useTranslations('unified');
  const shell = useTranslations('shell');
  const [shows, setShows] = usePreference('showsAssets');
  const { mode, unitCoin, isCalled, isLiquidating } = account;
  const isAdvanced = mode === 'advanced';
  const sum = (text: string) => <OwnFigure text={numberText(cents(text))} unit={unitCoin} />;
  return (
    <section aria-labelledby="standing-title" className="flex flex-col gap-5 rounded-xl border border-subtle bg-surface-1 p-5 md:p-6">
      <div>
        <div className="flex items-center gap-1">
          <h2 id="standing-title" className="text-sm text-muted">
            {t('worth')}
          </h2>
          <EyeButton shown={shows} label={shell(shows ? 'amounts.hide' : 'amounts.show')} onChange={setShows} />
        </div>
        <p className="mt-1 text-3xl font-semibold">{sum(account.worth)}</p>
        <p className="mt-1.5 text-sm text-muted">
          <span aria-hidden>≈ </span>
          <OwnFigure text={worth(account.worth)} />
        </p>
      </div>
      {isCalled || isLiquidating ? (
        <p role="alert" className="rounded-md bg-negative-soft px-3 py-2.5 text-sm text-negative">
          {t(isLiquidating ? 'liquidating' : 'called')}
        </p>
      ) : null}
      {isAdvanced ? (
        <>
          <dl className="grid grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-3">
            <Figure name={t('equity')} about={t('equityAbout')}>
              {sum(account.equity)}
            </Figure>
            <Figure name={t('available')}>{sum(account.available)}</Figure>
            <Figure name={t('debts')}>{sum(account.debts)}</Figure>
          </dl>
          <div className="grid gap-5 md:grid-cols-2">
            <Ratio name={t('initialRatio')} about={t('initialAbout')} ratio={account.initialRatio} />
            <Ratio name={t('maintenanceRatio')} about={t('maintenanceAbout')} ratio={account.maintenanceRatio} />
          </div>
        </>
      ) : null}
    </section>
  );
}
