// Content in the reader's language as calls tell it; one that lacks the language is told in English, and says so.
import type { ResponseOf } from '#lib/contract/call.ts';
import type { getAnnouncements } from '#lib/contract/calls/v1/cms/announce/list.ts';
import type { getHelpCentre } from '#lib/contract/calls/v1/cms/helpCenter.ts';
import type { ContentKind } from '#lib/contract/site/content.ts';
import { textIn, type ContentText, type ShownItem } from '#server/services/content/content.ts';
import { languages } from './languages.ts';
import { writeArticle, type WrittenArticle } from '#server/services/content/markdown.ts';
import type { SharedRooms } from '../rooms.ts';
import { shownHere } from './shown-here.ts';

export type Told = { readonly item: ShownItem; readonly text: ContentText };
type ListedArticle = ResponseOf<typeof getHelpCentre>['topics'][number]['articles'][number];
type ListedAnnouncement = ResponseOf<typeof getAnnouncements>['list'][number];

/** Those of a kind that are out, meant for this site and language, and written in it or in English. */
export async function tellContent({ content, siteType }: Pick<SharedRooms, 'content' | 'siteType'>, kind: ContentKind, tag: string) {
  const items = (await content.shown(kind)).filter(({ terms }) => shownHere(tag, siteType)(terms));
  return items.flatMap((item): Told[] => {
    const text = textIn(item, tag);
    return text === null ? [] : [{ item, text }];
  });
}

/** A text of an operator is dated by its version, a text from a file by the date in its list. */
const dateOf = ({ item: { terms }, text }: Told): number => (text.author === '' ? (terms.atMs ?? text.atMs) : text.atMs);
/** An announcement keeps the date of its first day. */
const firstDateOf = ({ item: { terms }, text }: Told): number => terms.atMs ?? text.atMs;

export const listedArticle = (told: Told): ListedArticle => {
  const { item, text } = told;
  const topic = item.terms.topic ?? '';
  const { title, summary, tag } = text;
  return { slug: item.slug, topic, title, summary, href: `/help/${topic}/${item.slug}`, tag, updatedMs: dateOf(told) };
};

export const listedAnnouncement = (told: Told): ListedAnnouncement => {
  const { item, text } = told;
  const { title, summary, tag } = text;
  const href = `/announcements/${item.slug}`;
  return { slug: item.slug, category: item.terms.category ?? '', title, summary, href, tag, publishedMs: firstDateOf(told) };
};

/** The newest first. */
export const newestFirst = (list: readonly Told[]): Told[] =>
  list.toSorted((a, b) => firstDateOf(b) - firstDateOf(a) || b.item.itemId - a.item.itemId);

const kept = new WeakMap<ContentText, Map<string, WrittenArticle>>();
const prefixOf = (tag: string): string => {
  const locale = languages.find((language) => language.tag === tag)?.locale ?? 'en';
  return locale === 'en' ? '' : `/${locale}`;
};

/** Markdown as a page shows it to a reader of `tag`, whatever language it is written in. */
export const writtenFor = (markdown: string, tag: string): { html: string; headings: WrittenArticle['headings'][number][] } => {
  const { html, headings } = writeArticle(markdown, prefixOf(tag));
  return { html, headings: [...headings] };
};

/** The same, remembered as long as the text is out. */
export function writtenText(text: ContentText, tag: string): ReturnType<typeof writtenFor> {
  const byPrefix = kept.get(text) ?? new Map<string, WrittenArticle>();
  kept.set(text, byPrefix);
  const prefix = prefixOf(tag);
  const written = byPrefix.get(prefix) ?? writeArticle(text.body, prefix);
  byPrefix.set(prefix, written);
  return { html: written.html, headings: [...written.headings] };
}
