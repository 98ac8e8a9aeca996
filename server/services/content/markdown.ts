// Markdown of articles as the page shows it: no HTML of its own, no address that a browser would run, headings that can be gone to.
import MarkdownIt, { type Env, type Token } from 'markdown-it';

type Heading = { readonly id: string; readonly text: string; readonly level: number };
export type WrittenArticle = { readonly html: string; readonly headings: readonly Heading[] };

/** Places on the page, pages of this site, other sites over HTTPS, and mail. */
const safeAddress = /^(#|\/(?![/\\])|https:\/\/|mailto:)/i;
/** The title of the page stands above the article: its own headings begin below. */
const highestLevel = 2;

const reader = new MarkdownIt({ html: false, linkify: false, typographer: false });
reader.validateLink = (address) => safeAddress.test(address.trim());
reader.renderer.rules['table_open'] = () => '<div class="table-scroll" tabindex="0"><table>\n';
reader.renderer.rules['table_close'] = () => '</table></div>\n';

const textOf = (token: Token | undefined): string =>
  (token?.children ?? [])
    .map(({ type, content }) => (type === 'softbreak' || type === 'hardbreak' ? ' ' : content))
    .join('')
    .trim();

/** Letters and digits of any script, the rest as hyphens. */
const idOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '') || 'part';

/** Gives headings their ids, and takes them no higher than the page allows. */
function nameHeadings(tokens: readonly Token[]): Heading[] {
  const seen = new Map<string, number>();
  const headings: Heading[] = [];
  tokens.forEach((token, place) => {
    if (token.type !== 'heading_open' && token.type !== 'heading_close') return;
    const level = Math.max(highestLevel, Number(token.tag.slice(1)));
    token.tag = `h${level}`;
    if (token.type === 'heading_close') return;
    const text = textOf(tokens[place + 1]);
    const base = idOf(text);
    const times = (seen.get(base) ?? 0) + 1;
    seen.set(base, times);
    const id = times === 1 ? base : `${base}-${times}`;
    token.attrSet('id', id);
    headings.push({ id, text, level });
  });
  return headings;
}

/** Links to pages of this site keep the reader's language; those to other sites tell them nothing of where they come from. */
function placeLinks(tokens: readonly Token[], prefix: string): void {
  for (const token of tokens.flatMap(({ children }) => children ?? [])) {
    if (token.type !== 'link_open') continue;
    const href = String(token.attrGet('href') ?? '');
    if (href.startsWith('/')) token.attrSet('href', href === '/' ? prefix || '/' : `${prefix}${href}`);
    else if (/^https:/i.test(href)) token.attrSet('rel', 'noopener noreferrer');
  }
}

/** `prefix`: of the reader's language in addresses, such as /ar; empty for English. */
export function writeArticle(markdown: string, prefix: string): WrittenArticle {
  const env: Env = {};
  const tokens = reader.parse(markdown, env);
  const headings = nameHeadings(tokens);
  placeLinks(tokens, prefix);
  return { html: reader.renderer.render(tokens, reader.options, env), headings };
}

/** The words alone, for whoever searches. */
export const plainText = (markdown: string): string =>
  reader
    .parse(markdown, {})
    .map((token) => (token.type === 'inline' ? textOf(token) : token.type === 'fence' || token.type === 'code_block' ? token.content : ''))
    .filter((text) => text !== '')
    .join('\n');

/**
 * Every address that an article links to, for whoever checks them.
 * @internal
 */
export const linksOf = (markdown: string): readonly string[] =>
  reader
    .parse(markdown, {})
    .flatMap(({ children }) => children ?? [])
    .flatMap((token) => (token.type === 'link_open' ? [String(token.attrGet('href') ?? '')] : []));
