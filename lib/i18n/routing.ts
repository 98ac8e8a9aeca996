// The language that each address belongs to: the tag is the language, the specification's code is the prefix.
import { defineRouting } from 'next-intl/routing';

import { defaultTag, localeTable } from './locales.ts';

export const routing = defineRouting({
  locales: localeTable.map((locale) => locale.tag),
  defaultLocale: defaultTag,
  // The address alone decides: the same page for people and for crawlers.
  localeDetection: false,
  localeCookie: { name: 'lang', maxAge: 365 * 24 * 60 * 60, sameSite: 'lax' },
  alternateLinks: false,
  localePrefix: {
    mode: 'as-needed',
    prefixes: Object.fromEntries(localeTable.filter(({ tag }) => tag !== defaultTag).map(({ tag, code }) => [tag, `/${code}`])),
  },
});
