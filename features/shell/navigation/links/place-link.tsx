'use client';
// A link of the header or the tab bar that knows when one is already there.
import type { ReactNode } from 'react';

import { usePlainPath } from '#lib/i18n/place-context.ts';
import { isCurrent } from './is-current.ts';
import { PageLink } from '#lib/i18n/page-link.tsx';

type Props = {
  readonly href: string;
  /** Other places that it stands for, by an address in each. */
  readonly also?: readonly string[] | undefined;
  readonly className: string;
  readonly children: ReactNode;
};

export function PlaceLink({ href, also = [], className, children }: Props) {
  const path = usePlainPath();
  const current = isCurrent(href, path) ? 'page' : also.some((other) => isCurrent(other, path)) ? 'true' : undefined;
  return (
    <PageLink href={href} aria-current={current} className={className}>
      {children}
    </PageLink>
  );
}
