// The absolute addresses of a public page: its own, and those of the same page in every other language.
import { hreflangs } from '#lib/i18n/hreflang.ts';
import { defaultTag, localisedPath } from '#lib/i18n/locales.ts';

export type PageAddresses = {
  /** Without a query: what it changes is no other page. */
  readonly canonical: string;
  /** By hreflang; the same for every language of the page, itself included. */
  readonly languages: Readonly<Record<string, string>>;
};

const addressOf = (origin: string, tag: string, path: string): string => {
  const localised = localisedPath(tag, path);
  return localised === '/' ? origin : `${origin}${localised}`;
};

/** `path` without language, such as /markets. `origin` without a slash at the end. */
export function pageAddresses(origin: string, tag: string, path: string): PageAddresses {
  const languages = Object.fromEntries([...hreflangs].map(([hreflang, other]) => [hreflang, addressOf(origin, other, path)]));
  return {
    canonical: addressOf(origin, tag, path),
    languages: { ...languages, 'x-default': addressOf(origin, defaultTag, path) },
  };
}
