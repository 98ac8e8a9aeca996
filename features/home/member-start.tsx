// The beginning of the home page for members: what they own, and the next step.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { buttonClasses } from '#components/ui/buttons/button.tsx';
import { SiteLink } from './site-link.tsx';
import { Worth, type OwnWorth } from './worth.tsx';

type Props = {
  /** Null: not known. */
  readonly worth: OwnWorth | null;
  readonly mayDeposit: boolean;
  /** The way to play money; null where it is not open to the reader. */
  readonly demo: ReactNode;
};

export function MemberStart({ worth, mayDeposit, demo }: Props) {
  const t = useTranslations('home');
  const isEmpty = worth !== null && !/[1-9]/.test(worth.total);
  // Whoever has nothing deposits before anything else.
  const depositsFirst = mayDeposit && isEmpty;
  return (
    <section className="flex flex-wrap items-end justify-between gap-6 rounded-xl border border-subtle bg-surface-1 p-5 md:p-6">
      <div className="grid gap-2">
        <h1 className="sr-only">{t('worth')}</h1>
        {worth === null ? <p className="text-xl font-semibold">—</p> : <Worth name={t('worth')} first={worth} />}
        {depositsFirst ? <p className="text-sm text-secondary">{t('nothingYet')}</p> : null}
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
        {mayDeposit ? (
          <SiteLink href="/asset/recharge" className={buttonClasses(depositsFirst ? 'primary' : 'secondary', 'large')}>
            {t('deposit')}
          </SiteLink>
        ) : null}
        <SiteLink href="/spot/BTCUSDT" className={buttonClasses(depositsFirst ? 'secondary' : 'primary', 'large')}>
          {t('openTerminal')}
        </SiteLink>
        {demo}
      </div>
    </section>
  );
}
