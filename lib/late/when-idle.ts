// Waits until the browser has nothing else to do.

/** Older Safari knows no idle time. */
const pauseMs = 200;

export const whenIdle = (work: () => void): void =>
  void (typeof requestIdleCallback === 'function' ? requestIdleCallback(work) : setTimeout(work, pauseMs));
