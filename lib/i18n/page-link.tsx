'use client';
// A link that keeps the language of the page. It fetches no page ahead, which is what the framework's own link brings along.
import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';

import { inLanguage, useLocaleEntry } from '#lib/i18n/place-context.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of this site, without language. */
  readonly href: string;
};

/** Another tab, another window, a download: those are the browser's own. */
const isBrowsers = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent, target: string): boolean =>
  metaKey || ctrlKey || shiftKey || altKey || (target !== '' && target !== '_self');

export function PageLink({ href, onClick, children, ...rest }: Props) {
  const router = useRouter();
  const address = inLanguage(useLocaleEntry(), href);
  return (
    <a
      {...rest}
      href={address}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || isBrowsers(event, event.currentTarget.target)) return;
        event.preventDefault();
        router.push(address);
      }}
    >
      {children}
    </a>
  );
}
