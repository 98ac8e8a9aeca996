// The notices that a reader gets a few times only: once for ever, or so often a day. Kept on the device.
import { useSyncExternalStore } from 'react';

const placeOf = (name: string): string => `meridian.said.${name}`;

/** The reader's own day. */
const dayOf = (now: Date): string => `${now.getFullYear()}-${now.getMonth() + 1}-${now.getDate()}`;

const listeners = new Set<() => void>();
/** The notices already shown on this page, for a device that keeps nothing. */
const saidHere = new Set<string>();

/** A device that cannot be asked counts as one that was told: better silent than the same on every page. */
export function wasSaid(name: string): boolean {
  try {
    return saidHere.has(name) || window.localStorage.getItem(placeOf(name)) !== null;
  } catch {
    return true;
  }
}

export function markSaid(name: string): void {
  saidHere.add(name);
  try {
    window.localStorage.setItem(placeOf(name), 'said');
  } catch {
    // Storage is off or full.
  }
  for (const listener of listeners) listener();
}

/** The server says nothing: only the device knows. */
export function useWasSaid(name: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => wasSaid(name),
    () => true,
  );
}

/** True at most `most` times from midnight to midnight; counts with each time that it is. */
export function takeToday(name: string, max: number, now: Date = new Date()): boolean {
  const today = dayOf(now);
  try {
    const [day, count] = window.localStorage.getItem(placeOf(name))?.split(' ') ?? [];
    const before = day === today ? Number(count) || 0 : 0;
    if (before >= max) return false;
    window.localStorage.setItem(placeOf(name), `${today} ${before + 1}`);
    return true;
  } catch {
    return false;
  }
}
