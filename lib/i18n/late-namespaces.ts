// Texts that travel with what reads them instead of with the page: of what most visitors never open.
import type { AbstractIntlMessages } from 'next-intl';

import type { lateFiles } from './late-files.ts';

export type LateNamespace = keyof typeof lateFiles;

/**
 * Names, for whoever checks what pages bring along.
 * @internal
 */
export const lateNamespaces: readonly string[] = ['explorer', 'inbox', 'margin', 'worldOpen'] satisfies readonly LateNamespace[];

async function read(namespace: LateNamespace, locale: string): Promise<AbstractIntlMessages> {
  const { lateFiles } = await import('./late-files.ts');
  return (await lateFiles[namespace](locale)).default;
}

const loaded = new Map<string, Promise<AbstractIntlMessages>>();

/** The same promise for the same texts, so that a component may wait for it. A failure, a missing file too, is forgotten: the next one tries again. */
export function lateMessages(namespace: LateNamespace, locale: string): Promise<AbstractIntlMessages> {
  const key = `${namespace} ${locale}`;
  const known = loaded.get(key);
  if (known !== undefined) return known;
  const messages = read(namespace, locale);
  loaded.set(key, messages);
  messages.catch(() => loaded.delete(key));
  return messages;
}
