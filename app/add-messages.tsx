'use client';
// Puts a page's own texts beside those that the layout has already given.
import { NextIntlClientProvider, useLocale, useMessages, type AbstractIntlMessages } from 'next-intl';
import { useMemo, type ReactNode } from 'react';

type Props = { readonly messages: AbstractIntlMessages; readonly children: ReactNode };

export function AddMessages({ messages, children }: Props) {
  const given = useMessages();
  const all = useMemo(() => ({ ...given, ...messages }), [given, messages]);
  return (
    <NextIntlClientProvider locale={useLocale()} messages={all}>
      {children}
    </NextIntlClientProvider>
  );
}
