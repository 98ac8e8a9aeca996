// The texts of one page: a page names the namespaces that its interactive parts read, and only those go to the browser.
import 'server-only';

import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';

import { writeNamespaces, type Namespace } from '#lib/i18n/catalogues.ts';
import { AddMessages } from './add-messages.tsx';

/** The namespaces that the header, the menus and the notices of every page read; the layout gives them. */
export const shellNamespaces = ['shell', 'errors'] as const satisfies readonly Namespace[];

type Props = {
  /** Beside those of the shell, and none that the page's client components do not read (`page-messages.test.ts` compares). */
  readonly namespaces: readonly Exclude<Namespace, (typeof shellNamespaces)[number]>[];
  readonly children: ReactNode;
};

export async function PageMessages({ namespaces, children }: Props) {
  return <AddMessages text={await writeNamespaces(await getLocale(), namespaces)}>{children}</AddMessages>;
}
