'use client';
// Tabs: one row of names, arrow keys between them, the chosen one underlined.
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

type Tab<Id extends string> = { readonly id: Id; readonly label: ReactNode };

type Props<Id extends string> = {
  readonly name: string;
  readonly idPrefix: string;
  /** Panels are `${panelPrefix}-panel-${id}`; the tabs' own prefix when left out. */
  readonly panelPrefix?: string;
  readonly tabs: readonly Tab<Id>[];
  readonly chosen: Id;
  readonly onChosen: (id: Id) => void;
  readonly className?: string;
};

/** The width of the next tab that is seen: there is more that way. */
const peekPx = 24;

export const tabId = (prefix: string, id: string): string => `${prefix}-tab-${id}`;
export const panelId = (prefix: string, id: string): string => `${prefix}-panel-${id}`;

export function TabList<Id extends string>({ name, idPrefix, panelPrefix = idPrefix, tabs, chosen, onChosen, className = '' }: Props<Id>) {
  const list = useRef<HTMLDivElement>(null);
  // The chosen tab is in sight, however many there are; the page itself stays where it is.
  useEffect(() => {
    const [row, tab] = [list.current, list.current?.querySelector(`#${tabId(idPrefix, chosen)}`)];
    if (row === null || !(tab instanceof HTMLElement)) return;
    const [around, its] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (its.right > around.right) row.scrollLeft += its.right - around.right + peekPx;
    else if (its.left < around.left) row.scrollLeft -= around.left - its.left + peekPx;
  }, [idPrefix, chosen]);
  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const rightwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const step = { ArrowRight: rightwards, ArrowLeft: -rightwards }[event.key];
    const here = tabs.findIndex(({ id }) => id === chosen);
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? tabs.length - 1
          : step === undefined
            ? null
            : (here + step + tabs.length) % tabs.length;
    const tab = next === null ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    onChosen(tab.id);
    list.current?.querySelector<HTMLElement>(`#${tabId(idPrefix, tab.id)}`)?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      tabIndex={-1}
      aria-label={name}
      onKeyDown={move}
      className={`flex min-w-0 max-w-full shrink-0 overflow-x-auto [scrollbar-width:none] ${className}`}
    >
      {tabs.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(idPrefix, id)}
          aria-selected={id === chosen}
          aria-controls={panelId(panelPrefix, id)}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => onChosen(id)}
          className="relative h-9 shrink-0 whitespace-nowrap px-3 text-xs text-muted -outline-offset-2 hover:text-primary aria-selected:font-medium aria-selected:text-primary aria-selected:after:absolute aria-selected:after:inset-x-3 aria-selected:after:bottom-0 aria-selected:after:h-0.5 aria-selected:after:bg-accent max-md:h-11"
        >
          {label}
        </button>
      ))}
    </div>
  );
}
