// The texts of a request's language; what a language does not have yet reads in English.
import { getRequestConfig } from 'next-intl/server';

import { catalogueOf } from './catalogues.ts';
import { defaultTag, localeTable } from './locales.ts';

export default getRequestConfig(async ({ requestLocale }) => {
  const asked = await requestLocale;
  const locale = localeTable.some(({ tag }) => tag === asked) && asked !== undefined ? asked : defaultTag;
  return { locale, messages: await catalogueOf(locale), timeZone: 'UTC' };
});
