// The language of the page for what stands on every page: no table of all languages has to come along.
import { createContext, use } from 'react';
import { usePathname, useSearchParams } from 'next/navigation';

import type { LocaleEntry } from './locales.ts';

export const LocaleContext = createContext<LocaleEntry | null>(null);

/** The page's entry of the table of languages. */
export function useLocaleEntry(): LocaleEntry {
  const entry = use(LocaleContext);
  if (entry === null) throw new Error('no language around this component');
  return entry;
}

/** English carries none. */
const prefixOf = ({ code }: LocaleEntry): string => (code === 'en' ? '' : `/${code}`);

/** An address of the site in the page's language. */
export function inLanguage(entry: LocaleEntry, path: string): string {
  return path === '/' ? prefixOf(entry) || '/' : `${prefixOf(entry)}${path}`;
}

/** The path of the open page, without the language. */
export function usePlainPath(): string {
  const [path, prefix] = [usePathname(), prefixOf(useLocaleEntry())];
  return path === prefix || path.startsWith(`${prefix}/`) ? path.slice(prefix.length) || '/' : path;
}

/** The address (without the language) with the query of the open page, where it is that page's. */
export function useWithQuery(path: string): string {
  const [open, query] = [usePathname(), useSearchParams()];
  // Without a framework around there is no open page.
  const text = String(open).endsWith(path) ? query.toString() : '';
  return text === '' ? path : `${path}?${text}`;
}
