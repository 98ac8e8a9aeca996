// The files of the late texts of every language. The table is as long as there are languages: it comes with the first of them.
import type { AbstractIntlMessages } from 'next-intl';

/** By language. */
export const lateFiles = {
  explorer: (locale: string): Promise<{ readonly default: AbstractIntlMessages }> => import(`../../locales/${locale}/explorer.json`),
  inbox: (locale: string): Promise<{ readonly default: AbstractIntlMessages }> => import(`../../locales/${locale}/inbox.json`),
  margin: (locale: string): Promise<{ readonly default: AbstractIntlMessages }> => import(`../../locales/${locale}/margin.json`),
  worldOpen: (locale: string): Promise<{ readonly default: AbstractIntlMessages }> => import(`../../locales/${locale}/worldOpen.json`),
} as const;
