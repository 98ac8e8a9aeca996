'use client';
// Links and moves that keep the place of the page. The framework's own would bring along what fetches pages ahead, which nothing here wants.
import { useRouter as useFrameworkRouter } from 'next/navigation';
import { useMemo } from 'react';

import { PageLink } from './page-link.tsx';
import { leavesWorld, usePageAddress, usePlainPath, useWorldId } from './place-context.ts';
import { keepForLater } from './wanted-page.ts';

type Router = {
  /** To an address of this site, without language and world. */
  push(href: string): void;
  /** The same page, made anew by the server. */
  refresh(): void;
};

export const Link = PageLink;

/** The path of the open page, without the language and the world. */
export const usePathname = usePlainPath;

export function useRouter(): Router {
  const router = useFrameworkRouter();
  const [addressOf, worldId] = [usePageAddress(), useWorldId()];
  return useMemo(() => {
    const move = (address: string, go: () => void): void => {
      if (!keepForLater(address)) go();
    };
    return {
      push: (href) => {
        const address = addressOf(href);
        move(address, () => (leavesWorld(worldId, href) ? window.location.assign(address) : router.push(address)));
      },
      refresh: () => move(`${window.location.pathname}${window.location.search}`, () => router.refresh()),
    };
  }, [router, addressOf, worldId]);
}
