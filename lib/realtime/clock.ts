// Time as the hub sees it, so that tests can be their own clock.

export type Clock = {
  now(): number;
  /** Returns how to call it off. */
  after(delayMs: number, action: () => void): () => void;
  /** At the pace of reading: soon, and not more than ten times a second. */
  frame(action: () => void): void;
};

/**
 * The least time between two paints of what moves: eyes read no faster, the channels speak ten times a second, and painting sixty times
 * a second costs four times as much.
 */
const paintEveryMs = 100;

/**
 * The first change after a pause is painted with the next picture. By a timer, not within a picture: what others then ask for
 * a picture of their own (the candles) is drawn in the same one, and the page is painted once.
 */
function createPace(): (action: () => void) => void {
  let paintedMs = Number.NEGATIVE_INFINITY;
  return (action) => {
    const paint = (): void => {
      paintedMs = performance.now();
      action();
    };
    setTimeout(paint, Math.max(0, paintedMs + paintEveryMs - performance.now()));
  };
}

export const browserClock: Clock = {
  now: () => Date.now(),
  after: (delayMs, action) => {
    const timer = setTimeout(action, delayMs);
    return () => clearTimeout(timer);
  },
  frame: createPace(),
};
