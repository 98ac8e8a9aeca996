'use client';
// A link of the header or the tab bar that knows when one is already there.
import type { ReactNode } from 'react';

import { usePlainPath } from '#lib/i18n/place-context.ts';
import { isCurrent } from './is-current.ts';
import { PageLink } from '#lib/i18n/page-link.tsx';

type Props = { readonly href: string; readonly className: string; readonly children: ReactNode };

export function PlaceLink({ href, className, children }: Props) {
  const current = isCurrent(href, usePlainPath());
  return (
    <PageLink href={href} aria-current={current ? 'page' : undefined} className={className}>
      {children}
    </PageLink>
  );
}
