'use client';
// A link that keeps the place of the page, or leads into the one that it is given. It fetches no page ahead, which is what the framework's own link brings along.
import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';

import type { LocaleEntry } from '#lib/i18n/locales.ts';
import { leavesWorld, usePageAddress, useWorldId } from '#lib/i18n/place-context.ts';
import { keepForLater } from '#lib/i18n/wanted-page.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of this site, without language. */
  readonly href: string;
  /** Left out: the page's. */
  readonly language?: LocaleEntry;
};

/** Another tab, another window, a download: those are the browser's own. */
const isBrowsers = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent, target: string): boolean =>
  metaKey || ctrlKey || shiftKey || altKey || (target !== '' && target !== '_self');

export function PageLink({ href, language, onClick, children, ...rest }: Props) {
  const router = useRouter();
  const worldId = useWorldId();
  const address = usePageAddress()(href, language);
  return (
    <a
      {...rest}
      href={address}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || isBrowsers(event, event.currentTarget.target)) return;
        const isKept = keepForLater(address);
        if (!isKept && leavesWorld(worldId, href)) return;
        event.preventDefault();
        if (!isKept) router.push(address);
      }}
    >
      {children}
    </a>
  );
}
