'use client';
// A link of the shell: it keeps the language of the page.
import Link from 'next/link';
import type { ComponentProps } from 'react';

import { inLanguage, useLocaleEntry } from '#lib/i18n/place-context.ts';

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & { /** Without language. */ readonly href: string };

export function PageLink({ href, ...rest }: Props) {
  return <Link href={inLanguage(useLocaleEntry(), href)} prefetch={false} {...rest} />;
}
