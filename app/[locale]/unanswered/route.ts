// In place of a page whose exchange did not say in time who asks for it: nobody is shown as logged out for that.
import { getTranslations } from 'next-intl/server';

import { retryAfterSeconds } from '#lib/contract/site/unanswered-page.ts';
import { plainPage } from '../../frame/plain-page.ts';

export async function GET(_request: Request, { params }: { readonly params: Promise<{ readonly locale: string }> }): Promise<Response> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'pages' });
  const words = { title: t('unanswered.title'), text: t('unanswered.text'), again: t('offline.retry') };
  return plainPage(locale, words, { status: 503, headers: { 'retry-after': String(retryAfterSeconds) } });
}
