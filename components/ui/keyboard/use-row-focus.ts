// A list whose rows come and go: when the row that one stands in is gone, the keyboard is on the one that has taken its place.
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

import { followFocus, returnFocus } from './focus-trail.ts';

/** The row itself is focused and none of its buttons: the key that has taken one row away does not take the next one too. */
export function useRowFocus(body: RefObject<HTMLTableSectionElement | null>, keys: readonly string[]): void {
  const stood = useRef<{ readonly element: Element; readonly place: number } | null>(null);
  const shown = useRef(keys);
  useEffect(() => {
    shown.current = keys;
  });
  useEffect(() => {
    const list = body.current;
    if (list === null) return undefined;
    followFocus();
    const enter = ({ target }: FocusEvent): void => {
      const key = target instanceof Element ? target.closest('tr')?.dataset['key'] : undefined;
      if (target instanceof Element && key !== undefined) stood.current = { element: target, place: shown.current.indexOf(key) };
    };
    // The focus of what is taken away goes nowhere; who goes elsewhere is not called back.
    const leave = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && !list.contains(relatedTarget)) stood.current = null;
    };
    list.addEventListener('focusin', enter);
    list.addEventListener('focusout', leave);
    return () => {
      list.removeEventListener('focusin', enter);
      list.removeEventListener('focusout', leave);
      if (stood.current !== null) returnFocus();
    };
  }, [body]);
  useLayoutEffect(() => {
    const was = stood.current;
    if (was === null || was.element.isConnected || document.activeElement !== document.body) return;
    const rows = [...(body.current?.rows ?? [])].filter(({ dataset }) => dataset['key'] !== undefined);
    const wanted = keys[Math.min(Math.max(was.place, 0), keys.length - 1)];
    const row = rows.find(({ dataset }) => dataset['key'] === wanted) ?? rows.at(-1);
    if (row === undefined) return;
    if (!row.hasAttribute('tabindex')) row.tabIndex = -1;
    row.focus({ preventScroll: true });
  });
}
