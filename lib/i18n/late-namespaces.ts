// Texts that travel with what reads them instead of with the page: of what most visitors never open.
import type { AbstractIntlMessages } from 'next-intl';

import { defaultTag } from './locales.ts';

/** By language; one that is missing shows English. */
const files = {
  explorer: (locale: string): Promise<{ readonly default: AbstractIntlMessages }> => import(`../../locales/${locale}/explorer.json`),
  margin: (locale: string): Promise<{ readonly default: AbstractIntlMessages }> => import(`../../locales/${locale}/margin.json`),
  practice: (locale: string): Promise<{ readonly default: AbstractIntlMessages }> => import(`../../locales/${locale}/practice.json`),
} as const;

export type LateNamespace = keyof typeof files;

/** Names, for whoever checks what pages bring along. */
export const lateNamespaces: readonly string[] = Object.keys(files);

const loaded = new Map<string, Promise<AbstractIntlMessages>>();

/** The same promise for the same texts, so that a component may wait for it. A failure is forgotten: the next one tries again. */
export function lateMessages(namespace: LateNamespace, locale: string): Promise<AbstractIntlMessages> {
  const key = `${namespace} ${locale}`;
  const known = loaded.get(key);
  if (known !== undefined) return known;
  const load = files[namespace];
  const messages = load(locale)
    .catch((error: unknown) => {
      if (locale === defaultTag) throw error;
      return load(defaultTag);
    })
    .then((file) => file.default);
  loaded.set(key, messages);
  messages.catch(() => loaded.delete(key));
  return messages;
}
