'use client';
// Tabs: one row of names, arrow keys between them, the chosen one underlined. What the row has no room for is behind "More".
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';

import { MoreTabs } from './more-tabs.tsx';
import { tabsInRoom } from './tabs-in-room.ts';

type Tab<Id extends string> = { readonly id: Id; readonly label: string };

/** `dense` at the desk, `tall` over the large tables, `roomy` on pages that are read. */
const looks = {
  dense: { tab: 'px-3 text-xs aria-selected:after:inset-x-3', more: 'px-3 text-xs' },
  tall: { tab: 'px-3 text-xs aria-selected:after:inset-x-3 md:h-full md:text-sm', more: 'px-3 text-xs md:h-full md:text-sm' },
  roomy: { tab: 'pe-4 text-sm aria-selected:after:start-0 aria-selected:after:end-4', more: 'text-sm' },
} as const;

type Props<Id extends string> = {
  readonly name: string;
  readonly idPrefix: string;
  /** Panels are `${panelPrefix}-panel-${id}`; the tabs' own prefix when left out. */
  readonly panelPrefix?: string;
  readonly tabs: readonly Tab<Id>[];
  readonly chosen: Id;
  readonly onChosen: (id: Id) => void;
  readonly look?: keyof typeof looks;
  readonly className?: string;
};

/** The room that the button takes, with a long word for it. */
const morePx = 96;

export const tabId = (prefix: string, id: string): string => `${prefix}-tab-${id}`;
export const panelId = (prefix: string, id: string): string => `${prefix}-panel-${id}`;

/** The place that a key leads to; null for keys that lead nowhere. */
function nextPlace({ key, currentTarget }: KeyboardEvent<HTMLElement>, here: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const rightwards = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
  const step = { ArrowRight: rightwards, ArrowLeft: -rightwards }[key];
  return step === undefined ? null : (here + step + count) % count;
}

type Shown = { readonly places: readonly number[]; readonly width: number };

/** Null: all of them. */
function useShown(texts: string, chosen: number) {
  const row = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  useLayoutEffect(() => {
    const [around, within] = [row.current, list.current];
    if (around === null || within === null || typeof ResizeObserver === 'undefined') return undefined;
    const measure = (): void => {
      const widths = [...within.children].map((tab) => tab.getBoundingClientRect().width);
      const places = tabsInRoom({ widths, chosen, room: around.clientWidth, more: morePx });
      const width = Math.ceil(places.reduce((sum, place) => sum + (widths[place] ?? 0), 0));
      // A tab behind the edge that has had the focus may have moved the row.
      within.scrollLeft = 0;
      setShown((now) => {
        if (places.length === widths.length) return null;
        return now !== null && now.width === width && String(now.places) === String(places) ? now : { places, width };
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(around);
    for (const tab of within.children) observer.observe(tab);
    return () => observer.disconnect();
  }, [texts, chosen]);
  return { row, list, shown };
}

export function TabList<Id extends string>({
  name,
  idPrefix,
  panelPrefix = idPrefix,
  tabs,
  chosen,
  onChosen,
  look = 'dense',
  className = '',
}: Props<Id>) {
  const here = tabs.findIndex(({ id }) => id === chosen);
  const { row, list, shown } = useShown(tabs.map(({ id }) => id).join(' '), here);
  const isShown = (place: number): boolean => shown === null || shown.places.includes(place);
  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const next = nextPlace(event, here, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    onChosen(tab.id);
    list.current?.querySelector<HTMLElement>(`#${tabId(idPrefix, tab.id)}`)?.focus({ preventScroll: true });
  };
  return (
    <div ref={row} className={`relative flex min-w-0 max-w-full shrink-0 ${className}`}>
      {/* Those without room stay behind its edge: screen readers and arrow keys know one list. */}
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={name}
        onKeyDown={move}
        style={shown === null ? undefined : { width: shown.width }}
        className="flex h-full min-w-0 max-w-full shrink-0 overflow-hidden"
      >
        {tabs.map(({ id, label }, place) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId(idPrefix, id)}
            aria-selected={id === chosen}
            aria-controls={panelId(panelPrefix, id)}
            tabIndex={id === chosen ? 0 : -1}
            style={shown === null ? undefined : { order: isShown(place) ? 0 : 1 }}
            onClick={() => onChosen(id)}
            className={`relative h-9 shrink-0 whitespace-nowrap text-muted -outline-offset-2 hover:text-primary aria-selected:font-medium aria-selected:text-primary aria-selected:after:absolute aria-selected:after:bottom-0 aria-selected:after:h-0.5 aria-selected:after:bg-accent max-md:h-11 ${looks[look].tab}`}
          >
            {label}
          </button>
        ))}
      </div>
      {shown === null ? null : (
        <MoreTabs
          name={name}
          tabs={tabs.filter((_, place) => !isShown(place))}
          onChosen={onChosen}
          className={`h-9 max-md:h-11 ${looks[look].more}`}
        />
      )}
    </div>
  );
}
