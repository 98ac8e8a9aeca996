// Time as the hub sees it, so that tests can be their own clock.

export type Clock = {
  now(): number;
  /** Returns how to call it off. */
  after(delayMs: number, action: () => void): () => void;
  /** Before the next picture is drawn. */
  frame(action: () => void): void;
};

export const browserClock: Clock = {
  now: () => Date.now(),
  after: (delayMs, action) => {
    const timer = setTimeout(action, delayMs);
    return () => clearTimeout(timer);
  },
  frame: (action) => {
    if (typeof requestAnimationFrame === 'function') requestAnimationFrame(action);
    else setTimeout(action, 16);
  },
};
