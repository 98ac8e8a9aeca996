'use client';
// Another view of the list as a link: the server draws it for whoever has no scripts, and it is shown without asking anew.
import type { ReactNode } from 'react';

import { Link } from '#lib/i18n/navigation.ts';
import { addressOf, type MarketView } from './market-view.ts';

type Props = {
  readonly view: MarketView;
  readonly onView: (view: MarketView) => void;
  readonly isChosen?: boolean;
  readonly rel?: 'next' | 'prev';
  readonly className: string;
  readonly children: ReactNode;
};

export function ViewLink({ view, onView, isChosen = false, rel, className, children }: Props) {
  return (
    <Link
      href={addressOf(view)}
      rel={rel}
      aria-current={isChosen ? 'true' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onView(view);
      }}
      className={className}
    >
      {children}
    </Link>
  );
}
