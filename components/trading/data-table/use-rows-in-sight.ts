// The rows of a long list that can be seen, whatever scrolls it: the panel that it stands in, or the page.
import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState, type RefObject } from 'react';

import { usePrinting } from './use-printing.ts';

type Body = HTMLTableSectionElement;
type Rows = Virtualizer<Body, HTMLTableRowElement>;

/** Shorter lists are drawn whole: the browser finds text in them, and Tab reaches every row. */
const shortList = 60;
const rowHeightPx = 33;
const overscan = 8;
/** Before anything is measured, as on the server. */
const firstSight = { width: 0, height: 20 * rowHeightPx };

const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowY);

/** The nearest box that clips what is inside; null where the page itself scrolls. */
function frameOf(body: Element): Element | null {
  for (let box = body.parentElement; box !== null && box !== document.body; box = box.parentElement) if (scrolls(box)) return box;
  return null;
}

/** The part of the body that is in sight: from where on, and how much, in pixels. */
function sightOf(body: Element): { readonly offset: number; readonly height: number } {
  const frame = frameOf(body)?.getBoundingClientRect();
  const [top, bottom] = [Math.max(0, frame?.top ?? 0), Math.min(window.innerHeight, frame?.bottom ?? window.innerHeight)];
  const offset = Math.max(0, top - body.getBoundingClientRect().top);
  return { offset, height: Math.max(0, bottom - top) };
}

function watch(body: Body | null, tell: (body: Body) => void): (() => void) | undefined {
  if (body === null) return undefined;
  const look = (): void => tell(body);
  const sizes = new ResizeObserver(look);
  sizes.observe(frameOf(body) ?? document.documentElement);
  // Whatever scrolls: the event does not bubble, but passes here on its way down.
  document.addEventListener('scroll', look, { capture: true, passive: true });
  window.addEventListener('resize', look);
  look();
  return () => {
    sizes.disconnect();
    document.removeEventListener('scroll', look, { capture: true });
    window.removeEventListener('resize', look);
  };
}

/** A row by its place, or the room of rows that are not drawn, in pixels. */
type Part = { readonly place: number } | { readonly gap: number; readonly before: number };

type Setting = {
  readonly body: RefObject<Body | null>;
  readonly keys: readonly string[];
  /** A row that is drawn wherever one looks; -1: none. */
  readonly keep: number;
};

type RowsInSight = {
  /** Null: all of them. */
  readonly parts: readonly Part[] | null;
  readonly measure: (row: HTMLTableRowElement | null) => void;
};

function partsOf(rows: Rows): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const { index, start, end: next } of rows.getVirtualItems()) {
    if (start > end) parts.push({ gap: start - end, before: index });
    parts.push({ place: index });
    end = next;
  }
  const rest = rows.getTotalSize() - end;
  return rest > 0 ? [...parts, { gap: rest, before: rows.options.count }] : parts;
}

export function useRowsInSight({ body, keys, keep }: Setting): RowsInSight {
  const [focused, setFocused] = useState<string | null>(null);
  // Paper does not scroll.
  const isPrinting = usePrinting();
  const enabled = keys.length > shortList && !isPrinting;
  // A row that is being changed or was tabbed to must not vanish when one scrolls on.
  useLayoutEffect(() => {
    const element = body.current;
    if (!enabled || element === null) return;
    const note = ({ target }: FocusEvent): void =>
      setFocused(target instanceof Element ? (target.closest('tr')?.getAttribute('data-key') ?? null) : null);
    element.addEventListener('focusin', note);
    return () => element.removeEventListener('focusin', note);
  }, [body, enabled]);
  const kept = [keep, focused === null ? -1 : keys.indexOf(focused)].filter((place) => place >= 0);
  // Its functions answer anew after each scroll: what calls this is not to be memoised, and is not.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useVirtualizer<Body, HTMLTableRowElement>({
    enabled,
    count: keys.length,
    estimateSize: () => rowHeightPx,
    getItemKey: (place) => keys[place] ?? place,
    overscan,
    initialRect: firstSight,
    indexAttribute: 'data-place',
    getScrollElement: () => body.current,
    observeElementRect: ({ scrollElement }, tell) => watch(scrollElement, (element) => tell({ width: 0, height: sightOf(element).height })),
    observeElementOffset: ({ scrollElement }, tell) => watch(scrollElement, (element) => tell(sightOf(element).offset, false)),
    // Nothing here scrolls by itself.
    scrollToFn: () => undefined,
    rangeExtractor: ({ startIndex, endIndex, overscan: more, count }) => {
      const [first, last] = [Math.max(0, startIndex - more), Math.min(count - 1, endIndex + more)];
      const places = Array.from({ length: last - first + 1 }, (_, step) => first + step);
      return [...new Set([...places, ...kept])].toSorted((one, other) => one - other);
    },
  });
  return { parts: enabled ? partsOf(rows) : null, measure: rows.measureElement };
}
