// Reads a whole site as a search engine does and says what is wrong with it.
import { localeTable, type LocaleEntry } from '#lib/i18n/locales.ts';
import { ask, eachOf, type Answer } from './ask.ts';
import { judgeLinks } from './judge-links.ts';
import { judgePage } from './judge-page.ts';
import { judgeSite, type Fault } from './judge-site.ts';
import { readPage, type PageFacts } from './read-page.ts';
import { readSitemap } from './read-sitemap.ts';

const width = 6;
const maxPages = 100_000;

export type CrawlFindings = {
  readonly sitemaps: number;
  readonly addresses: readonly string[];
  readonly links: number;
  readonly redirects: number;
  readonly blocks: number;
  readonly faults: readonly Fault[];
};

/** The language of an address, by its first part. */
export function languageOf(address: string): LocaleEntry {
  const [, first = ''] = new URL(address).pathname.split('/');
  const [english] = localeTable;
  const found = localeTable.find(({ code }) => code === first) ?? english;
  if (found === undefined) throw new Error('there are no languages');
  return found;
}

const again = 3000;
const maxAttempts = 5;

/** A page that says noindex because the exchange was silent for a moment is asked for once more, as an engine would. */
async function askTwice(address: string): Promise<Answer> {
  const first = await ask(address);
  if (first.status === 200 && !readPage(first.body).robots.includes('noindex')) return first;
  await new Promise((resolve) => setTimeout(resolve, again));
  return ask(address);
}

/** A server that has its hands full sends a page in parts, and draws it again when it is asked for next. */
async function askWhole(address: string): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const { body } = await askTwice(address);
    if (attempt === maxAttempts || readPage(body).unfinished === 0) return body;
    await new Promise((resolve) => setTimeout(resolve, again));
  }
}

/** Reads those addresses of the sitemap that `choose` answers, and follows every link on them. `progress` is told of every page. */
export async function crawlSite(
  origin: string,
  choose: (listed: readonly string[]) => readonly string[],
  progress: (read: number) => void,
): Promise<CrawlFindings> {
  const listed = await readSitemap(origin, () => true);
  const wanted = choose(listed.addresses);
  const faults: Fault[] = listed.faults.map((what) => ({ address: `${origin}/sitemap.xml`, what }));
  if (wanted.length === 0) faults.push({ address: `${origin}/sitemap.xml`, what: 'lists no page' });
  if (wanted.length > maxPages) faults.push({ address: `${origin}/sitemap.xml`, what: `lists ${wanted.length} pages, more than are read` });
  const pages = new Map<string, PageFacts>();
  let read = 0;
  const take = (address: string, body: string): void => {
    const page = readPage(body);
    pages.set(address, page);
    for (const what of judgePage(address, page, languageOf(address))) faults.push({ address, what });
  };
  const inParts: string[] = [];
  await eachOf(wanted.slice(0, maxPages), width, async (address) => {
    if (new URL(address).origin !== origin) {
      faults.push({ address, what: `is listed and not of ${origin}` });
      return;
    }
    const { status, body } = await askTwice(address);
    progress((read += 1));
    if (status !== 200) {
      faults.push({ address, what: `is listed and answers ${status}` });
      return;
    }
    if (readPage(body).unfinished > 0) inParts.push(address);
    else take(address, body);
  });
  for (const address of inParts) take(address, await askWhole(address));
  const inOrder = new Map([...pages].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const links = await judgeLinks(inOrder, origin);
  return {
    sitemaps: listed.sitemaps.length,
    addresses: [...inOrder.keys()],
    links: links.followed,
    redirects: links.redirects,
    blocks: [...pages.values()].reduce((sum, { structured }) => sum + structured.length, 0),
    faults: [...faults, ...judgeSite(inOrder), ...links.faults],
  };
}
