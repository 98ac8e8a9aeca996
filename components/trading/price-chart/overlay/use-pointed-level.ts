// The tag under the mouse: on it, on its mark, or near its line.
import { useEffect, useRef, useState, type RefObject } from 'react';

import type { Placed } from './level-tag.ts';

/** In pixels from the line. */
const near = 6;

/** `placed`: those whose lines are drawn. Null: none is pointed at. */
export function usePointedLevel(group: RefObject<HTMLElement | null>, placed: readonly Placed[], isShown: boolean): string | null {
  const [pointed, setPointed] = useState<string | null>(null);
  const latest = useRef(placed);
  useEffect(() => {
    latest.current = placed;
  });
  useEffect(() => {
    const plot = group.current?.parentElement;
    if (!isShown || plot === null || plot === undefined) return undefined;
    const point = (event: PointerEvent): void => {
      // A finger has no place before it presses; who holds a button down is moving something else.
      if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
      const tag = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-level]') : null;
      const box = group.current?.getBoundingClientRect();
      if (tag !== null || box === undefined) return setPointed(tag?.dataset['level'] ?? null);
      const [x, y] = [event.clientX - box.left, event.clientY - box.top];
      if (x < 0 || x > box.width || y < 0 || y > box.height) return setPointed(null);
      let [best, distance]: [string | null, number] = [null, near];
      for (const level of latest.current) {
        const away = Math.abs(level.y - y);
        if (away < distance) [best, distance] = [level.id, away];
      }
      setPointed(best);
    };
    const leave = (): void => setPointed(null);
    plot.addEventListener('pointermove', point);
    plot.addEventListener('pointerleave', leave);
    return () => {
      plot.removeEventListener('pointermove', point);
      plot.removeEventListener('pointerleave', leave);
    };
  }, [group, isShown]);
  return pointed;
}
