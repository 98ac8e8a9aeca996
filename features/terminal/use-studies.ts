// The studies that somebody wants to see on the chart, kept on the device.
import { useSyncExternalStore } from 'react';

import { studies, type Study } from '#components/trading/price-chart/studies.ts';

const place = 'chart-studies';
const usual: readonly Study[] = ['MA', 'VOL'];
const listeners = new Set<() => void>();
let chosen: readonly Study[] | null = null;

/** A browser that keeps nothing shows the usual ones. */
function read(): readonly Study[] {
  try {
    const kept = window.localStorage.getItem(place);
    return kept === null ? usual : studies.filter((study) => kept.split(',').includes(study));
  } catch {
    return usual;
  }
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useStudies = (): readonly Study[] =>
  useSyncExternalStore(
    subscribe,
    () => (chosen ??= read()),
    () => usual,
  );

export function chooseStudies(next: readonly Study[]): void {
  chosen = next;
  try {
    window.localStorage.setItem(place, next.join(','));
  } catch {
    // Then they last until the page is closed.
  }
  for (const listener of listeners) listener();
}
