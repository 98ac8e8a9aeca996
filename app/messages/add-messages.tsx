'use client';
// Puts a page's own texts beside those that the layout has already given.
import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { useMemo, type ReactNode } from 'react';

import { readNamespaces } from '#lib/i18n/read-namespaces.ts';

type Props = { /** By `writeNamespaces`. */ readonly text: string; readonly children: ReactNode };

export function AddMessages({ text, children }: Props) {
  const given = useMessages();
  const all = useMemo(() => ({ ...given, ...readNamespaces(text) }), [given, text]);
  return (
    <NextIntlClientProvider locale={useLocale()} messages={all}>
      {children}
    </NextIntlClientProvider>
  );
}
