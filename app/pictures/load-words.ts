// The words that a page tells those who show a link to it: read off the page itself, so that every page has a picture.
import 'server-only';

import { defaultTag, localeOf, localisedPath } from '#lib/i18n/locales.ts';
import { setText, type SetText, type Setting } from './set-text.ts';
import type { PicturedWords } from './words-picture.tsx';

const patienceMs = 5000;

const width = 1072;
/** The largest that holds the whole title; the last one holds what it can. */
const ofTitle: readonly Setting[] = [
  { size: 84, lineHeight: 1.25, width, maxLines: 2 },
  { size: 64, lineHeight: 1.25, width, maxLines: 3 },
];
const ofAbout: Setting = { size: 36, lineHeight: 1.45, width, maxLines: 3 };

async function setTitle(title: string, tag: string): Promise<SetText | null> {
  let set: SetText | null = null;
  for (const setting of title === '' ? [] : ofTitle) {
    set = await setText(title, tag, setting);
    if (set?.isCut !== true) return set;
  }
  return set;
}

/** This very server, which draws the page too. */
const ownUrl = (): string => `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

const propertyOf = (html: string, property: string): string => {
  const tag = new RegExp(`<meta[^>]*property="og:${property}"[^>]*>`).exec(html)?.[0] ?? '';
  const content = /content="([^"]*)"/.exec(tag)?.[1] ?? '';
  return content.replaceAll(/&(#?\w+);/g, (whole, name: string) => named[name] ?? whole);
};

/** Null: there is no such page. What cannot be written in the language of the page is said in English. */
export async function loadWords(tag: string, path: string): Promise<Omit<PicturedWords, 'product'> | null> {
  const response = await fetch(`${ownUrl()}${localisedPath(tag, path)}`, { redirect: 'manual', signal: AbortSignal.timeout(patienceMs) });
  if (response.status !== 200) return null;
  const html = await response.text();
  const [title, about] = [await setTitle(propertyOf(html, 'title'), tag), await setText(propertyOf(html, 'description'), tag, ofAbout)];
  if (title !== null && about !== null) return { title, about, isBackward: localeOf(tag).direction === 'rtl' };
  return tag === defaultTag ? null : loadWords(defaultTag, path);
}
