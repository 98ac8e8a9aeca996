'use client';
// Points at a moment of a chart that it lies over, by hand or with the keyboard, and says what was then.
import { useState, type ReactNode } from 'react';

type Props = {
  /** Moments, from 0 on. */
  readonly count: number;
  readonly name: string;
  /** The place of a moment as a share of the width. */
  readonly shareOf: (place: number) => number;
  readonly timeOf: (place: number) => string;
  /** Its words for those who do not see it, and those that are shown. */
  readonly textOf: (place: number) => string;
  readonly children: (place: number) => ReactNode;
};

export function ChartPointer({ count, name, shareOf, timeOf, textOf, children }: Props) {
  const [chosen, setChosen] = useState<number | null>(null);
  const last = Math.max(0, count - 1);
  const at = chosen === null || count === 0 ? null : Math.min(chosen, last);
  const share = at === null ? 0 : shareOf(at);
  const follow = (clientX: number, box: DOMRect): void => {
    const wanted = (clientX - box.left) / box.width;
    let best = 0;
    for (let place = 1; place < count; place += 1) if (Math.abs(shareOf(place) - wanted) < Math.abs(shareOf(best) - wanted)) best = place;
    setChosen(best);
  };
  return (
    <>
      <input
        type="range"
        min={0}
        max={last}
        value={at ?? last}
        aria-label={name}
        aria-valuetext={at === null ? '' : `${timeOf(at)}: ${textOf(at)}`}
        onChange={(event) => setChosen(Number(event.target.value))}
        onPointerMove={(event) => follow(event.clientX, event.currentTarget.getBoundingClientRect())}
        onPointerLeave={() => setChosen(null)}
        onFocus={() => setChosen(at ?? last)}
        onBlur={() => setChosen(null)}
        className="peer absolute inset-0 size-full cursor-crosshair opacity-0"
      />
      <span aria-hidden className="pointer-events-none absolute inset-0 rounded ring-focus peer-focus-visible:ring-2" />
      {at === null ? null : (
        <>
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 border-s border-dashed border-strong"
            style={{ left: `${share * 100}%` }}
          />
          <p
            aria-hidden
            className={`pointer-events-none absolute top-1 z-10 w-max rounded-md border border-strong bg-surface-2 px-2 py-1 text-xs text-primary shadow-lg ${share > 0.5 ? '-translate-x-full' : ''}`}
            style={{ left: `calc(${share * 100}% ${share > 0.5 ? '-' : '+'} 8px)` }}
          >
            <span className="block text-2xs text-muted">{timeOf(at)}</span>
            {children(at)}
          </p>
        </>
      )}
    </>
  );
}
