// A link that the operator may have written: to a page of this site in the reader's language, or to another site.
import type { ComponentProps } from 'react';

import { Link } from '#lib/i18n/navigation.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> & { readonly href: string };

export function SiteLink({ href, children, ...rest }: Props) {
  if (href.startsWith('/'))
    return (
      <Link {...rest} href={href}>
        {children}
      </Link>
    );
  return (
    <a {...rest} href={href} rel="noopener noreferrer">
      {children}
    </a>
  );
}
