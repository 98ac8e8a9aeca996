'use client';
// A list under a search field, walked by keys: arrows move, Enter takes.
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';

export type ListWalk = {
  /** The element that holds the entries, one child each. */
  readonly list: RefObject<HTMLDivElement | null>;
  readonly active: number;
  /** Marks the entry where the pointer rests. */
  point(place: number): void;
  /** Into sight too; no further than the ends. */
  walkTo(place: number): void;
  press(event: KeyboardEvent): void;
};

export function useListWalk(count: number, onTake: (place: number) => void): ListWalk {
  const list = useRef<HTMLDivElement>(null);
  const [active, point] = useState(0);
  const walkTo = (place: number): void => {
    const next = Math.max(0, Math.min(count - 1, place));
    point(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') onTake(active);
    else if (event.key === 'ArrowDown') walkTo(active + 1);
    else if (event.key === 'ArrowUp') walkTo(active - 1);
    else return;
    event.preventDefault();
  };
  return { list, active, point, walkTo, press };
}
