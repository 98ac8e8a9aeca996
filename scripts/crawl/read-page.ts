// The facts that a crawler reads off a page as the server wrote it, before any script runs.

export type PageFacts = {
  readonly title: string;
  readonly description: string;
  readonly robots: string;
  readonly language: string;
  readonly direction: string;
  /** As many as there are: one is right. */
  readonly canonicals: readonly string[];
  /** Address by hreflang. */
  readonly versions: ReadonlyMap<string, string>;
  readonly headings: readonly number[];
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
  /** Text of every block of structured data. */
  readonly structured: readonly string[];
  /** Places that the server left for scripts to fill. */
  readonly unfinished: number;
};

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Text as it is read, of text as it is written in a document. */
const unescaped = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    return named[name ?? ''] ?? whole;
  });

function attribute(tag: string, name: string): string {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag);
  return unescaped(found?.[1] ?? found?.[2] ?? '');
}

const tagsOf = (html: string, name: string): string[] => html.match(new RegExp(`<${name}\\b[^>]*>`, 'gi')) ?? [];

const metaOf = (html: string, name: string): string =>
  attribute(tagsOf(html, 'meta').find((tag) => attribute(tag, 'name').toLowerCase() === name) ?? '', 'content');

export function readPage(html: string): PageFacts {
  const structured = [...html.matchAll(/<script\b[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/gi)].map(
    ([, text = '']) => text,
  );
  const shown = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/gi, '');
  const [root = ''] = tagsOf(shown, 'html');
  const links = tagsOf(shown, 'link');
  const alternate = links.filter((tag) => attribute(tag, 'rel') === 'alternate' && attribute(tag, 'hreflang') !== '');
  return {
    title: unescaped(/<title[^>]*>([\s\S]*?)<\/title>/i.exec(shown)?.[1] ?? '').trim(),
    description: metaOf(shown, 'description').trim(),
    robots: metaOf(shown, 'robots'),
    language: attribute(root, 'lang'),
    direction: attribute(root, 'dir'),
    canonicals: links.filter((tag) => attribute(tag, 'rel') === 'canonical').map((tag) => attribute(tag, 'href')),
    versions: new Map(alternate.map((tag) => [attribute(tag, 'hreflang'), attribute(tag, 'href')])),
    headings: [...shown.matchAll(/<h([1-6])\b/gi)].map(([, level]) => Number(level)),
    links: tagsOf(shown, 'a')
      .filter((tag) => /\shref\s*=/i.test(tag))
      .map((tag) => attribute(tag, 'href')),
    ids: new Set([...shown.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => unescaped(id))),
    structured,
    unfinished: shown.split('<!--$?-->').length - 1,
  };
}
