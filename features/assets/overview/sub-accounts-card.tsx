'use client';
// The balances of one's sub-accounts beside all this: they are not part of the total, and one goes on to them.
import { UsersRound } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { HiddenAmount } from '#components/ui/hidden-amount.tsx';
import { Link } from '#lib/i18n/navigation.ts';
import { usePreference } from '#lib/session/preferences/use-preference.ts';

type Props = {
  readonly count: number;
  /** Together. */
  readonly worth: string;
};

export function SubAccountsCard({ count, worth }: Props) {
  const t = useTranslations('portfolio.subAccounts');
  const shell = useTranslations('shell');
  const [shows] = usePreference('showsAssets');
  return (
    <section
      aria-label={t('title')}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border border-subtle bg-surface-1 px-4 py-3.5"
    >
      <UsersRound size={18} aria-hidden className="shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-48 text-sm">
        <h2 className="font-semibold">{t('title')}</h2>
        <p className="text-xs text-muted">{t('about', { count })}</p>
      </div>
      <p className="text-sm font-medium">{shows ? <bdi dir="ltr">{worth}</bdi> : <HiddenAmount label={shell('amounts.hidden')} />}</p>
      <Link href="/account/sub-accounts" className="text-sm text-accent hover:underline max-md:py-3">
        {t('manage')}
      </Link>
    </section>
  );
}
