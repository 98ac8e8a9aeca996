// The text of sitemaps.
import { escapeHtml } from '#lib/format/escape-html.ts';

export type SitemapEntry = {
  readonly address: string;
  /** Address by hreflang; none in an index. */
  readonly versions?: Readonly<Record<string, string>>;
  readonly changed?: string | undefined;
};

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const sitemaps = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const bodyOf = ({ address, versions = {}, changed }: SitemapEntry): string =>
  [
    `<loc>${escapeHtml(address)}</loc>`,
    ...Object.entries(versions).map(
      ([language, other]) => `<xhtml:link rel="alternate" hreflang="${escapeHtml(language)}" href="${escapeHtml(other)}"/>`,
    ),
    ...(changed === undefined ? [] : [`<lastmod>${escapeHtml(changed)}</lastmod>`]),
  ].join('');

/** The list of the lists. */
export const writeSitemapIndex = (entries: readonly SitemapEntry[]): string =>
  `${head}\n<sitemapindex xmlns="${sitemaps}">\n${entries.map((one) => `<sitemap>${bodyOf(one)}</sitemap>`).join('\n')}\n</sitemapindex>\n`;

export const writeSitemap = (entries: readonly SitemapEntry[]): string =>
  `${head}\n<urlset xmlns="${sitemaps}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries
    .map((one) => `<url>${bodyOf(one)}</url>`)
    .join('\n')}\n</urlset>\n`;

/** A market that was just listed may be a stranger to search engines for a minute. */
export const answerXml = (text: string): Response =>
  new Response(text, { headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=60' } });
