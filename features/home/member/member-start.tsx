// The beginning of the home page for members: what they own and how it went, and the next step.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import type { WorthPoint } from '#components/trading/worth-chart/worth-chart.tsx';
import { buttonClasses } from '#components/ui/buttons/button-classes.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import type { LastDesk } from '#lib/session/layout/last-desk.ts';
import { SiteLink } from '../site-link.tsx';
import type { OwnWorth } from '../worth.tsx';
import { Worth, WorthWeek } from './member-parts.tsx';

type Props = {
  /** Null: not known. */
  readonly worth: OwnWorth | null;
  /** The worth of the last week, oldest first. */
  readonly week: readonly WorthPoint[];
  readonly words: { readonly name: string; readonly point: string; readonly hidden: string };
  readonly mayDeposit: boolean;
  /** The desk that the member was at last; null: none on this device. */
  readonly lastDesk: LastDesk | null;
  /** The way to play money; null where it is not open to the reader. */
  readonly demo: ReactNode;
};

const isNothing = (amount: string): boolean => !/[1-9]/.test(amount);

export function MemberStart({ worth, week, words, mayDeposit, lastDesk, demo }: Props) {
  const t = useTranslations('home');
  const isEmpty = worth !== null && isNothing(worth.total);
  // A member with nothing deposits before anything else.
  const depositsFirst = mayDeposit && isEmpty;
  // A line along the bottom would say nothing.
  const hasCurve = worth !== null && week.length > 1 && week.some((point) => !isNothing(point.worth));
  return (
    <section className="grid gap-5 rounded-xl border border-subtle bg-surface-1 p-5 md:p-6 lg:grid-cols-2">
      <div className="flex flex-col justify-between gap-5">
        <div className="grid gap-2">
          <h1 className="sr-only">{t('worth')}</h1>
          {/* Its code comes late: it has its height from the first paint. */}
          <div className="min-h-15 max-md:min-h-18">
            {worth === null ? <p className="text-xl font-semibold">—</p> : <Worth name={t('worth')} first={worth} />}
          </div>
          {depositsFirst ? <p className="text-sm text-secondary">{t('nothingYet')}</p> : null}
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
          {mayDeposit ? (
            <SiteLink href="/asset/recharge" className={buttonClasses(depositsFirst ? 'primary' : 'secondary', 'large')}>
              {t('deposit')}
            </SiteLink>
          ) : null}
          <SiteLink href={lastDesk?.path ?? '/spot/BTCUSDT'} className={buttonClasses(depositsFirst ? 'secondary' : 'primary', 'large')}>
            {lastDesk === null ? t('openTerminal') : t('continue', { market: isolateLtr(lastDesk.name) })}
          </SiteLink>
          {demo}
        </div>
      </div>
      {hasCurve ? (
        <div className="flex min-h-42 flex-col">
          <WorthWeek points={week} rates={worth.rates} words={words} />
        </div>
      ) : null}
    </section>
  );
}
