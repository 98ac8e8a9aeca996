// The links of a site's pages: every address of its own answers, and what a link names on a page is there.
import { ask, eachOf } from './ask.ts';
import type { Fault } from './judge-site.ts';
import { readPage, type PageFacts } from './read-page.ts';

/** More are not followed: a page that makes new addresses without end is a fault by itself. */
const maxTargets = 30_000;
const width = 6;

/** A visitor is sent to the login page from what belongs to a user; a contract that ends soonest has another name every week. */
const isIntended = (from: URL, to: URL): boolean => to.pathname.endsWith('/login') || from.pathname.endsWith('/futures/usd/delivery');

type Link = { readonly from: string; readonly to: URL };

function linksOf(pages: ReadonlyMap<string, PageFacts>, origin: string): Link[] {
  return [...pages].flatMap(([from, { links }]) =>
    links.flatMap((link) => {
      if (!URL.canParse(link, from)) return [];
      const to = new URL(link, from);
      return to.origin === origin ? [{ from, to }] : [];
    }),
  );
}

const withoutHash = (url: URL): string => {
  const text = `${url.origin}${url.pathname}${url.search}`;
  return url.pathname === '/' && url.search === '' ? url.origin : text;
};

/** Addresses that differ only in the values of their query are followed once: every page tells the login page where one comes from. */
const kindOf = (address: string): string => {
  const { pathname, searchParams } = new URL(address);
  return `${pathname}?${[...searchParams.keys()].toSorted().join('&')}`;
};

export type LinkFindings = { readonly followed: number; readonly redirects: number; readonly faults: readonly Fault[] };

export async function judgeLinks(pages: ReadonlyMap<string, PageFacts>, origin: string): Promise<LinkFindings> {
  const [links, faults] = [linksOf(pages, origin), [] as Fault[]];
  const firstFrom = new Map<string, string>();
  for (const { from, to } of links) if (!firstFrom.has(withoutHash(to))) firstFrom.set(withoutHash(to), from);
  const kinds = new Map([...firstFrom].filter(([address]) => !pages.has(address)).map((link) => [kindOf(link[0]), link]));
  const unread = [...kinds.values()];
  if (unread.length > maxTargets) faults.push({ address: origin, what: `leads to ${unread.length} addresses, more than are followed` });
  const others = new Map<string, ReadonlySet<string>>();
  let redirects = 0;
  await eachOf(unread.slice(0, maxTargets), width, async ([address, from]) => {
    const { status, location, body } = await ask(address);
    others.set(address, readPage(body).ids);
    if (status === 200) return;
    const to = location !== null && URL.canParse(location, address) ? new URL(location, address) : null;
    if (to === null || to.origin !== origin || !isIntended(new URL(address), to)) {
      faults.push({ address: from, what: `leads to ${address}, which answers ${status}${to === null ? '' : ` to ${to.href}`}` });
      return;
    }
    redirects += 1;
    const arrived = await ask(to.href);
    if (arrived.status !== 200)
      faults.push({ address: from, what: `leads over ${address} to ${to.href}, which answers ${arrived.status}` });
  });
  const told = new Set<string>();
  for (const { from, to } of links) {
    const id = decodeURIComponent(to.hash.slice(1));
    if (id === '' || told.has(to.href)) continue;
    told.add(to.href);
    const ids = pages.get(withoutHash(to))?.ids ?? others.get(withoutHash(to));
    if (ids?.has(id) === false) faults.push({ address: from, what: `leads to ${to.href}, where nothing is called ${id}` });
  }
  return { followed: firstFrom.size, redirects, faults };
}
