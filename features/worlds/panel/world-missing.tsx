// A world that is not there, or not for the reader.
import { useTranslations } from 'next-intl';

import { FormPage } from '#components/ui/form-page.tsx';
import { Link } from '#lib/i18n/navigation.ts';

export function WorldMissing({ reason }: { readonly reason: 'unknownWorld' | 'noWorldSeat' }) {
  const t = useTranslations('worlds');
  const errors = useTranslations('errors');
  return (
    <FormPage>
      <h1 className="page-title text-center">{errors(reason)}</h1>
      <Link href="/worlds" className="mt-4 text-sm text-accent underline underline-offset-2">
        {t('title')}
      </Link>
    </FormPage>
  );
}
