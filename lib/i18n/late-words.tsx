'use client';
// The words of what most visitors never open, which come when it is opened.
import { NextIntlClientProvider, useLocale, useMessages, type AbstractIntlMessages } from 'next-intl';
import { useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';

import { lateMessages, type LateNamespace } from './late-namespaces.ts';

type Props = { readonly namespace: LateNamespace; readonly onFailed: () => void; readonly children: ReactNode };

/** Shows nothing before the words are here. */
export function LateWords({ namespace, onFailed, children }: Props) {
  const locale = useLocale();
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
  return words === null ? null : (
    <Worded namespace={namespace} words={words}>
      {children}
    </Worded>
  );
}

type WordedProps = Pick<Props, 'namespace' | 'children'> & { readonly words: AbstractIntlMessages };

function Worded({ namespace, words, children }: WordedProps) {
  const given = useMessages();
  const all = useMemo(() => ({ ...given, [namespace]: words }), [given, namespace, words]);
  return (
    <NextIntlClientProvider locale={useLocale()} messages={all}>
      {children}
    </NextIntlClientProvider>
  );
}

/** A part with the words that it reads, in the page's language: both are here, or neither. In the browser alone. */
export async function withLateWords<Part extends object>(
  namespace: LateNamespace,
  load: () => Promise<ComponentType<Part>>,
): Promise<ComponentType<Part>> {
  const [part, messages] = await Promise.allSettled([load(), lateMessages(namespace, document.documentElement.lang)]);
  if (part.status === 'rejected') throw part.reason;
  if (messages.status === 'rejected') throw messages.reason;
  const Speaker = part.value;
  const words = messages.value;
  return (props: Part) => (
    <Worded namespace={namespace} words={words}>
      <Speaker {...props} />
    </Worded>
  );
}
