'use client';
// A link that opens in a small window of its own; where the browser allows none, in a tab.
import { SquareArrowOutUpRight } from 'lucide-react';
import { useLocale } from 'next-intl';
import type { MouseEvent } from 'react';

import { localisedPath } from '#lib/i18n/locales.ts';

type Props = {
  /** Without language. The window of a path is opened once: the next press brings it to the front. */
  readonly path: string;
  readonly label: string;
  readonly width: number;
  readonly height: number;
};

export function WindowLink({ path, label, width, height }: Props) {
  const href = localisedPath(useLocale(), path);
  const open = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const opened = window.open(href, path, `popup,width=${width},height=${height}`);
    if (opened === null) return;
    event.preventDefault();
    opened.focus();
  };
  return (
    <a
      href={href}
      target="_blank"
      rel="nofollow noopener"
      onClick={open}
      aria-label={label}
      title={label}
      data-part="window-link"
      className="grid size-7 shrink-0 place-items-center rounded text-muted hover:bg-surface-2 hover:text-primary max-md:hidden"
    >
      <SquareArrowOutUpRight size={14} aria-hidden className="rtl:-scale-x-100" />
    </a>
  );
}
