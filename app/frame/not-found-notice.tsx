// Nothing lives at this address.
import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';

import { buttonClasses } from '#components/ui/buttons/button-classes.ts';
import { PageLink } from '#lib/i18n/page-link.tsx';
import { unlistedHeader } from '../addresses/unlisted-market.ts';
import { UnlistedMarket } from './unlisted-market.tsx';

export async function NotFoundNotice() {
  const [t, asked] = [await getTranslations('pages'), await headers()];
  const market = asked.get(unlistedHeader);
  return (
    <section className="grid flex-1 place-items-center px-4 py-24 text-center">
      <div className="flex flex-col items-center gap-5">
        <p aria-hidden className="text-6xl font-semibold text-muted">
          404
        </p>
        <h1 className="page-title">{t('notFound.text')}</h1>
        {market === null ? null : <UnlistedMarket name={market} />}
        <PageLink href="/" className={buttonClasses('primary')}>
          {t('notFound.home')}
        </PageLink>
      </div>
    </section>
  );
}
