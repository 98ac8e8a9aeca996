// The list of all sitemaps: of each language, one for each kind of page.
import { localeTable } from '#lib/i18n/locales.ts';
import { lastChange, listedPages, pageKinds } from '../sitemaps/listed-pages.ts';
import { siteOrigin } from '../environment/site-origin.ts';
import { answerXml, writeSitemapIndex } from '../sitemaps/sitemap-text.ts';

export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  const origin = await siteOrigin();
  const kinds = await Promise.all(pageKinds.map(async (kind) => ({ kind, pages: await listedPages[kind]() })));
  const entries = localeTable.flatMap(({ code }) =>
    kinds
      .filter(({ pages }) => pages.length > 0)
      .map(({ kind, pages }) => ({ address: `${origin}/sitemaps/${code}-${kind}.xml`, changed: lastChange(pages) })),
  );
  return answerXml(writeSitemapIndex(entries));
}
