'use client';
// The main navigation in one row. What would come nearer than 8 px to the tools beside it is not shown: it is found in the drawer.
import { useEffect, useRef, type ReactNode } from 'react';

import { useHeaderRoom } from './header-room.ts';

/**
 * The row wraps what does not fit below its own edge, before any script has run; the padding is the 8 px of air.
 * It begins with a post of no width, so that even its first entry can wrap.
 */
const row =
  "flex h-12 min-w-0 flex-1 flex-wrap content-start gap-x-0.5 overflow-hidden pe-[8px] before:h-12 before:w-0 before:content-['']";

export function NavigationRow({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  const setShort = useHeaderRoom((room) => room.set);
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const measure = (): void => {
      const items = [...element.children].filter((item) => item instanceof HTMLElement);
      // Nobody may tab into what cannot be seen.
      for (const item of items) item.inert = item.offsetTop > element.offsetTop;
      setShort(items.some((item) => item.inert));
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    for (const item of element.children) watcher.observe(item);
    return () => watcher.disconnect();
  }, [setShort]);
  return (
    <nav aria-label={name} className="hidden min-w-0 flex-1 md:flex">
      <ul ref={list} className={row}>
        {children}
      </ul>
    </nav>
  );
}
