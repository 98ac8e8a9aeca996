// Nothing lives at this address.
import { getTranslations } from 'next-intl/server';

import { buttonClasses } from '#components/ui/buttons/button-classes.ts';
import { PageLink } from '#lib/i18n/page-link.tsx';

export async function NotFoundNotice() {
  const t = await getTranslations('pages');
  return (
    <section className="grid flex-1 place-items-center px-4 py-24 text-center">
      <div className="flex flex-col items-center gap-5">
        <p aria-hidden className="text-6xl font-semibold text-muted">
          404
        </p>
        <h1 className="text-lg font-semibold">{t('notFound.text')}</h1>
        <PageLink href="/" className={buttonClasses('primary')}>
          {t('notFound.home')}
        </PageLink>
      </div>
    </section>
  );
}
