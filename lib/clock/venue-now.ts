// The time of the venue that the page is about. A world of one's own has a clock of its own, which the page is told; elsewhere it is the device's.

let toldMs: number | null = null;

/** A page never changes its world: nothing takes this back. */
export const tellWorldTime = (timeMs: number): void => {
  toldMs = timeMs;
};

export const venueNow = (): number => toldMs ?? Date.now();
