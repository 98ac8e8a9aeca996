// The language that each address belongs to: the tag is the language, the specification's code is the prefix.
import { defineRouting } from 'next-intl/routing';

import { defaultTag, localeTable } from './locales.ts';

export const routing = defineRouting({
  locales: localeTable.map((locale) => locale.tag),
  defaultLocale: defaultTag,
  // The address alone decides: the same page for people and for crawlers.
  localeDetection: false,
  // The cookie holds the specification's code, which the proxy writes; the library's would hold the tag.
  localeCookie: false,
  alternateLinks: false,
  localePrefix: {
    mode: 'as-needed',
    prefixes: Object.fromEntries(localeTable.filter(({ tag }) => tag !== defaultTag).map(({ tag, code }) => [tag, `/${code}`])),
  },
});
