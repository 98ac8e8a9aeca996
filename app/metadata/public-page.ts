// The metadata of a page that everybody may find, for search engines and for those who show a link to it.
import 'server-only';

import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { localeOf, localeTable } from '#lib/i18n/locales.ts';
import { pageWords } from '../exchange/content-answers.ts';
import { pageAddresses } from '../addresses/page-addresses.ts';
import { pictureAddress, pictureSize } from '../pictures/picture-address.ts';
import { siteOrigin } from '../environment/site-origin.ts';

type PublicPage = {
  /** Without language and query. */
  readonly path: string;
  /** As it stands alone, without the product's name. Left out: the site's own. */
  readonly title?: string;
  readonly description?: string;
  /** The market whose price and day the picture of a link shows. Left out: its words. */
  readonly picture?: string;
};

/** Title and description of the document itself are the page's own matter, unless the operator has written others. */
export async function publicPage({
  path,
  title,
  description,
  picture,
}: PublicPage): Promise<Pick<Metadata, 'alternates' | 'openGraph' | 'twitter' | 'title' | 'description' | 'keywords'>> {
  const [locale, t, origin] = [await getLocale(), await getTranslations('pages'), await siteOrigin()];
  const addresses = pageAddresses(origin, locale, path);
  const operators = await pageWords(locale, path);
  const said = { title: operators?.title || title, description: operators?.description || description };
  const words = { title: said.title ?? t('title'), description: said.description ?? t('description') };
  const { languageKey } = localeOf(locale);
  const others = new Set(localeTable.map((one) => one.languageKey).filter((key) => key !== languageKey));
  return {
    // The operator's own go before the page's, whose matter they are otherwise.
    ...(operators === null ? {} : { title: words.title, description: words.description }),
    ...(operators === null || operators.keywords.length === 0 ? {} : { keywords: operators.keywords }),
    alternates: addresses,
    openGraph: {
      ...words,
      type: 'website',
      siteName: t('product'),
      url: addresses.canonical,
      locale: languageKey,
      alternateLocale: [...others],
      images: [{ url: `${origin}${pictureAddress(locale, path, picture)}`, ...pictureSize, alt: words.title }],
    },
    twitter: { card: 'summary_large_image', ...words },
  };
}
