// One message of the list; with an address the whole of it leads there.
import type { ReactNode } from 'react';

import { PageLink } from '#lib/i18n/page-link.tsx';

export function Row({ href, children }: { readonly href: string | null; readonly children: ReactNode }) {
  const look = 'block px-2.5 py-2 text-xs leading-5';
  return (
    <li className="border-t border-subtle" data-testid="message">
      {href === null ? (
        <div className={look}>{children}</div>
      ) : (
        <PageLink href={href} className={`${look} rounded hover:bg-surface-2`}>
          {children}
        </PageLink>
      )}
    </li>
  );
}
