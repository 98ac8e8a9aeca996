'use client';
// Links and moves that keep the language of the page. The framework's own would bring along what fetches pages ahead, which nothing here wants.
import { useRouter as useFrameworkRouter } from 'next/navigation';
import { useMemo } from 'react';

import { PageLink } from './page-link.tsx';
import { inLanguage, useLocaleEntry, usePlainPath } from './place-context.ts';
import { keepForLater } from './wanted-page.ts';

type Router = {
  /** To an address of this site, without language. */
  push(href: string): void;
  /** The same page, made anew by the server. */
  refresh(): void;
};

export const Link = PageLink;

/** The path of the open page, without the language. */
export const usePathname = usePlainPath;

export function useRouter(): Router {
  const router = useFrameworkRouter();
  const entry = useLocaleEntry();
  return useMemo(() => {
    const move = (address: string, go: () => void): void => {
      if (!keepForLater(address)) go();
    };
    return {
      push: (href) => move(inLanguage(entry, href), () => router.push(inLanguage(entry, href))),
      refresh: () => move(`${window.location.pathname}${window.location.search}`, () => router.refresh()),
    };
  }, [router, entry]);
}
