'use client';
// A menu that opens below its button: by a click, by keys, and where a mouse rests on it. It opens before any script has run.
import { useEffect, useRef, type ReactNode } from 'react';

import { lateCode } from '#lib/late/late-code.ts';

const behaviour = lateCode(() => import('./drop-down-behaviour.ts'));

type Props = {
  readonly label: ReactNode;
  readonly name: string;
  /** The edge of the button that the panel keeps to. `row`: the start, out of a row under the header that hides what does not fit. */
  readonly align?: 'start' | 'end' | 'row';
  /** It opens where a mouse rests, too. */
  readonly hover?: boolean;
  readonly className?: string;
  /** It has been opened, or closed. */
  readonly onOpen?: (isOpen: boolean) => void;
  readonly children: ReactNode;
};

const places = { start: 'absolute top-full start-0', end: 'absolute top-full end-0', row: 'fixed top-12' } as const;

const nearing = ['pointerenter', 'focusin', 'toggle'] as const;
const walking = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End', 'Escape']);

/** Its manners come when a hand comes near, until the returned function takes them back. */
function teachWhenNear(details: HTMLDetailsElement, hover: boolean): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  /** A key pressed while the manners are on their way is pressed once they are there. */
  let early: string | undefined;
  const keep = (event: KeyboardEvent): void => {
    if (!walking.has(event.key)) return;
    event.preventDefault();
    early = event.key;
  };
  const teach = (): void => {
    for (const name of nearing) details.removeEventListener(name, teach);
    details.addEventListener('keydown', keep, { signal });
    const arrived = (): void => details.removeEventListener('keydown', keep);
    behaviour.fetch().then(
      ({ teachDropDown }) => {
        arrived();
        if (signal.aborted) return;
        signal.addEventListener('abort', teachDropDown(details, hover));
        const { activeElement } = document;
        if (early !== undefined && details.contains(activeElement))
          activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: early, bubbles: true, cancelable: true }));
      },
      // It opens and closes at a click all the same, and learns when a hand comes near again.
      () => {
        arrived();
        early = undefined;
        near();
      },
    );
  };
  const near = (): void => {
    for (const name of nearing) details.addEventListener(name, teach, { signal });
  };
  near();
  // Whoever came before the script did.
  if (details.open || details.matches(':hover, :focus-within')) teach();
  return () => ending.abort();
}

export function DropDown({ label, name, align = 'start', hover = false, className = '', onOpen, children }: Props) {
  const element = useRef<HTMLDetailsElement>(null);
  useEffect(() => (element.current === null ? undefined : teachWhenNear(element.current, hover)), [hover]);
  return (
    <details
      ref={element}
      name="header-menu"
      onToggle={(event) => onOpen?.(event.currentTarget.open)}
      className={`group relative ${className}`}
    >
      <summary
        aria-label={name}
        className="flex h-9 list-none items-center justify-center gap-1.5 whitespace-nowrap rounded px-2.5 text-sm text-secondary max-[22.5rem]:px-2 hover:bg-surface-2 hover:text-primary group-open:bg-surface-2 group-open:text-primary [&::-webkit-details-marker]:hidden"
      >
        {label}
      </summary>
      <div
        className={`z-40 mt-1 max-h-[calc(100dvh-4rem)] min-w-52 max-md:max-h-[calc(100dvh-8rem)] overflow-y-auto overscroll-contain rounded-lg border border-strong bg-surface-1 p-1.5 shadow-xl ${places[align]}`}
      >
        {children}
      </div>
    </details>
  );
}
