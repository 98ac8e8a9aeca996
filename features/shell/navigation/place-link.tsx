'use client';
// A link of the header or the tab bar that knows when one is already there.
import type { ReactNode } from 'react';

import { Link, usePathname } from '#lib/i18n/navigation.ts';
import { isCurrent } from './is-current.ts';

type Props = { readonly href: string; readonly className: string; readonly children: ReactNode };

export function PlaceLink({ href, className, children }: Props) {
  const current = isCurrent(href, usePathname());
  return (
    <Link href={href} prefetch={false} aria-current={current ? 'page' : undefined} className={className}>
      {children}
    </Link>
  );
}
