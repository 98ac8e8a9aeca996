'use client';
// A link to the login or the registration page that leads back to the open page afterwards.
import type { ComponentProps } from 'react';

import { accessPath } from '#lib/contract/accounts/access-path.ts';
import { PageLink } from '#lib/i18n/page-link.tsx';
import { usePlainPath, useWithQuery } from '#lib/i18n/place-context.ts';

type Props = Omit<ComponentProps<typeof PageLink>, 'href'> & { readonly page: 'login' | 'register' };

/** These pages are left for where somebody came from, never for each other. */
const accessPages = /^\/(login|register)(\/|\?|$)/;

export function AccessLink({ page, ...rest }: Props) {
  const here = useWithQuery(usePlainPath());
  const from = accessPages.test(here) ? (new URLSearchParams(here.split('?')[1]).get('from') ?? '/') : here;
  return <PageLink {...rest} href={accessPath(page, { from })} />;
}
