// Time as the hub sees it, so that tests can be their own clock.

export type Clock = {
  now(): number;
  /** Returns how to call it off. */
  after(delayMs: number, action: () => void): () => void;
  /** Before one of the next pictures is drawn. */
  frame(action: () => void): void;
};

/**
 * What moves is painted at most so often: eyes read no faster, the channels speak ten times a second, and painting sixty times
 * a second costs four times as much.
 */
const paintEveryMs = 100;

/** The first change after a pause is painted with the next picture. */
function createPace(): (action: () => void) => void {
  let paintedMs = Number.NEGATIVE_INFINITY;
  return (action) => {
    const paint = (): void => {
      paintedMs = performance.now();
      action();
    };
    const draw = (): void => {
      if (typeof requestAnimationFrame === 'function') requestAnimationFrame(paint);
      else paint();
    };
    const waitMs = paintedMs + paintEveryMs - performance.now();
    if (waitMs <= 0) draw();
    else setTimeout(draw, waitMs);
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
