// What a page that everybody may find says of itself to search engines and to those who show a link to it.
import 'server-only';

import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { localeOf, localeTable } from '#lib/i18n/locales.ts';
import { pageAddresses } from './page-addresses.ts';
import { siteOrigin } from './site-origin.ts';

type PublicPage = {
  /** Without language and query. */
  readonly path: string;
  /** As it stands alone, without the product's name. Left out: the site's own. */
  readonly title?: string;
  readonly description?: string;
};

/** Title and description of the document itself are the page's own matter. */
export async function publicPage({
  path,
  title,
  description,
}: PublicPage): Promise<Pick<Metadata, 'alternates' | 'openGraph' | 'twitter'>> {
  const [locale, t, origin] = [await getLocale(), await getTranslations('pages'), await siteOrigin()];
  const addresses = pageAddresses(origin, locale, path);
  const words = { title: title ?? t('title'), description: description ?? t('description') };
  const { languageKey } = localeOf(locale);
  const others = new Set(localeTable.map((one) => one.languageKey).filter((key) => key !== languageKey));
  return {
    alternates: addresses,
    openGraph: {
      ...words,
      type: 'website',
      siteName: t('product'),
      url: addresses.canonical,
      locale: languageKey,
      alternateLocale: [...others],
      images: [{ url: `${origin}/icons/icon-512.png`, width: 512, height: 512, alt: t('product') }],
    },
    twitter: { card: 'summary', ...words },
  };
}
