// An article or an announcement, for search engines: what it is called, when it was written and changed, and where it stands.
import 'server-only';

import { getTranslations } from 'next-intl/server';

import { pageAddresses } from '../addresses/page-addresses.ts';
import { siteOrigin } from '../environment/site-origin.ts';
import { StructuredData } from './structured-data.tsx';
import { TrailStructuredData } from './trail-structured-data.tsx';

type Props = {
  readonly kind: 'Article' | 'NewsArticle';
  readonly locale: string;
  /** The language in which it is written: English, where nobody has translated it. */
  readonly language: string;
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  /** Left out where nobody wrote it down. */
  readonly publishedMs?: number;
  readonly changedMs: number;
  /** From the home page to what it stands under. */
  readonly above: readonly { readonly name: string; readonly href?: string }[];
};

export async function ArticleStructuredData({ kind, locale, language, path, title, summary, publishedMs, changedMs, above }: Props) {
  const [origin, t] = [await siteOrigin(), await getTranslations('pages')];
  const article = {
    '@type': kind,
    headline: title,
    description: summary,
    inLanguage: language,
    ...(publishedMs === undefined ? {} : { datePublished: new Date(publishedMs).toISOString() }),
    dateModified: new Date(changedMs).toISOString(),
    url: pageAddresses(origin, locale, path).canonical,
    publisher: { '@type': 'Organization', name: t('product'), url: origin },
  } as const;
  return (
    <>
      <StructuredData things={[article]} />
      <TrailStructuredData steps={[...above, { name: title, href: path }]} />
    </>
  );
}
