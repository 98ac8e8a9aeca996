'use client';
// The words of what most visitors never open, which come when it is opened.
import { NextIntlClientProvider, useLocale, useMessages, type AbstractIntlMessages } from 'next-intl';
import { useEffect, useMemo, useState, type ReactNode } from 'react';

import { lateMessages, type LateNamespace } from './late-namespaces.ts';

type Props = { readonly namespace: LateNamespace; readonly onFailed: () => void; readonly children: ReactNode };

/** Shows nothing before the words are here. */
export function LateWords({ namespace, onFailed, children }: Props) {
  const [locale, given] = [useLocale(), useMessages()];
  const [words, setWords] = useState<AbstractIntlMessages | null>(null);
  useEffect(() => {
    let isWanted = true;
    lateMessages(namespace, locale).then(
      (messages) => {
        if (isWanted) setWords(messages);
      },
      () => {
        if (isWanted) onFailed();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [namespace, locale, onFailed]);
  const all = useMemo(() => ({ ...given, ...(words === null ? {} : { [namespace]: words }) }), [given, namespace, words]);
  return words === null ? null : (
    <NextIntlClientProvider locale={locale} messages={all}>
      {children}
    </NextIntlClientProvider>
  );
}
