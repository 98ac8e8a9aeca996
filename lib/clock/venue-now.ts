// The time of the venue that the page is about. A world of one's own has a clock of its own, which the page is told; elsewhere it is the device's.

let toldMs: number | null = null;
const listeners = new Set<() => void>();

/** A page never changes its world: nothing takes this back. */
export function tellWorldTime(timeMs: number): void {
  toldMs = timeMs;
  for (const listener of listeners) listener();
}

export const venueNow = (): number => toldMs ?? Date.now();

/** Calls the listener with each time that a world tells, until the returned function is called. Elsewhere nobody is called. */
export function followWorldTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
