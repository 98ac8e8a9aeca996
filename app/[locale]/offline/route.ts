// The page for no network, which the service worker keeps.
import { getTranslations } from 'next-intl/server';

import { plainPage } from '../../frame/plain-page.ts';

export async function GET(_request: Request, { params }: { readonly params: Promise<{ readonly locale: string }> }): Promise<Response> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'pages' });
  return plainPage(locale, { title: t('offline.title'), text: t('offline.text'), again: t('offline.retry') });
}
