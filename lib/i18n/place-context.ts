// The place of the page: its language, and the world of somebody's own that it is in. No table of all languages has to come along.
import { createContext, use, useMemo } from 'react';
import { usePathname, useSearchParams } from 'next/navigation';

import type { LocaleEntry } from './locales.ts';
import { pathInWorld, splitWorld } from '#lib/contract/worlds/world-pages.ts';

export const LocaleContext = createContext<LocaleEntry | null>(null);

/** The id of the page's world; null: the page is in none. */
export const WorldContext = createContext<string | null>(null);

/** The page's entry of the table of languages. */
export function useLocaleEntry(): LocaleEntry {
  const entry = use(LocaleContext);
  if (entry === null) throw new Error('no language around this component');
  return entry;
}

/** Null: the page is in no world. */
export const useWorldId = (): string | null => use(WorldContext);

/** English carries none. */
const prefixOf = ({ code }: LocaleEntry): string => (code === 'en' ? '' : `/${code}`);

/** An address of the site in the page's language, in no world. */
export function inLanguage(entry: LocaleEntry, path: string): string {
  return path === '/' ? prefixOf(entry) || '/' : `${prefixOf(entry)}${path}`;
}

/** Writes addresses as the open page would: in its world where that has such a page, and in its language or the given one. */
export function usePageAddress(): (path: string, language?: LocaleEntry) => string {
  const [entry, worldId] = [useLocaleEntry(), useWorldId()];
  return useMemo(
    () =>
      (path, language = entry) =>
        inLanguage(language, pathInWorld(worldId, path)),
    [entry, worldId],
  );
}

/** Worlds keep nothing in common, not even the frame of the page: between them, and between one and the site, the page is loaded afresh. */
export function leavesWorld(worldId: string | null, path: string): boolean {
  return (worldId !== null && pathInWorld(worldId, path) === path) || (splitWorld(path)?.worldId ?? worldId) !== worldId;
}

/** The path of the open page, without the language and the world. */
export function usePlainPath(): string {
  const [path, prefix] = [usePathname(), prefixOf(useLocaleEntry())];
  const inside = path === prefix || path.startsWith(`${prefix}/`) ? path.slice(prefix.length) || '/' : path;
  return splitWorld(inside)?.path ?? inside;
}

/** The address (without the language) with the query of the open page, where it is that page's. */
export function useWithQuery(path: string): string {
  const [open, query] = [usePathname(), useSearchParams()];
  // Without a framework around there is no open page.
  const text = String(open).endsWith(path) ? query.toString() : '';
  return text === '' ? path : `${path}?${text}`;
}
