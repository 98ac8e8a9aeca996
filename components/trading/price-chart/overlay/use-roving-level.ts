// The one tab stop of all tags of a chart: the arrow keys go from one to the next, and the focus outlives the tag that it stood on.
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

export type RovingLevel = {
  /** The item that the tab key reaches. */
  readonly stop: string | undefined;
  /** The item that has the focus, or had it when it went to nothing else. */
  readonly focused: string | null;
  focus(id: string): void;
  /** An item has got the focus. */
  got(id: string): void;
  lost(element: Element): void;
  /** Handles the key that goes to another item; false: it is none. */
  go(id: string, key: string): boolean;
};

/** The item that holds the focus, and its place in the row. */
type Held = { readonly id: string | null; readonly place: number };
const nothing: Held = { id: null, place: 0 };

const itemIn = (group: HTMLElement | null, id: string): HTMLElement | null =>
  [...(group?.querySelectorAll<HTMLElement>('[data-item]') ?? [])].find((item) => item.dataset['item'] === id) ?? null;

/** `ids`: from the top. */
export function useRovingLevel(group: RefObject<HTMLElement | null>, ids: readonly string[]): RovingLevel {
  const [current, setCurrent] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const before = useRef<Held>(nothing);
  const stop = current !== null && ids.includes(current) ? current : ids[0];
  useEffect(() => {
    const id = before.current.id;
    if (id === null || ids.includes(id)) {
      if (id !== null) before.current = { id, place: ids.indexOf(id) };
      return;
    }
    // The tag with the focus is gone: its neighbour gets it, unless somebody else has it by now.
    const next = ids[Math.min(before.current.place, ids.length - 1)];
    before.current = nothing;
    if (next !== undefined && (document.activeElement === null || document.activeElement === document.body))
      itemIn(group.current, next)?.focus();
  }, [group, ids]);
  useLayoutEffect(() => {
    const element = group.current;
    const chart = element?.parentElement?.querySelector<HTMLElement>('[role=slider]');
    // The last tag goes, and the focus with it: the candles take it.
    return () => {
      if (before.current.id !== null && (element?.contains(document.activeElement) === true || document.activeElement === document.body))
        chart?.focus();
    };
  }, [group]);
  const focus = (id: string): void => itemIn(group.current, id)?.focus();
  return {
    stop,
    focused: focused !== null && ids.includes(focused) ? focused : null,
    focus,
    got: (id) => {
      before.current = { id, place: ids.indexOf(id) };
      setCurrent(id);
      setFocused(id);
    },
    lost: (element) => {
      setFocused(null);
      // An element that is taken away loses the focus too: one that stays has given it to another.
      queueMicrotask(() => {
        if (element.isConnected && document.activeElement !== element) before.current = nothing;
      });
    },
    go: (id, key) => {
      const here = ids.indexOf(id);
      const last = ids.length - 1;
      const places: Readonly<Record<string, number>> = {
        ArrowDown: Math.min(here + 1, last),
        ArrowRight: Math.min(here + 1, last),
        ArrowUp: Math.max(here - 1, 0),
        ArrowLeft: Math.max(here - 1, 0),
        Home: 0,
        End: last,
      };
      const next = ids[places[key] ?? -1];
      if (next === undefined) return false;
      focus(next);
      return true;
    },
  };
}
