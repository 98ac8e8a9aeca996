'use client';
// A price that lights up once in the direction it has just gone, after it has stood still for a moment.
import { useEffect, useRef } from 'react';

/** In a market that moves all the time a light says nothing, and it would have the page painted twice for each price. */
const restMs = 1000;
const lightMs = 200;

const plain = (text: string): number => Number(text.replaceAll(',', ''));

/** `text` as formatted for trading: commas between thousands, a point. */
export function FlashText({ text }: { readonly text: string }) {
  const lit = useRef<HTMLElement>(null);
  const last = useRef({ text, changedMs: Number.NEGATIVE_INFINITY });
  useEffect(() => {
    const before = last.current;
    if (before.text === text) return;
    const now = performance.now();
    last.current = { text, changedMs: now };
    if (now - before.changedMs < restMs || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const colour = plain(text) > plain(before.text) ? 'var(--positive-soft)' : 'var(--negative-soft)';
    lit.current?.animate([{ backgroundColor: colour }, {}], { duration: lightMs, easing: 'ease-out' });
  }, [text]);
  return (
    <bdi ref={lit} dir="ltr" className="rounded-sm tabular-nums">
      {text}
    </bdi>
  );
}
