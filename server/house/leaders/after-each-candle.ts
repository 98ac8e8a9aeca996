// Calls somebody soon after the start, and then each time that a candle of five minutes has closed.
export const candleMs = 300_000;

/** The books are filled by then. */
const firstMs = 2000;
/** So long after a candle has closed its last trade has come in. */
const afterCloseMs = 2000;

/** One look at a time. Returns how to stop: resolves when the look that is on its way is done. */
export function afterEachCandle(look: () => Promise<void>, now: () => number): () => Promise<void> {
  let looking = Promise.resolve();
  const next = (): void => {
    looking = looking.then(look);
    const passedMs = (now() - afterCloseMs) % candleMs;
    timer = setTimeout(next, candleMs - passedMs).unref();
  };
  let timer = setTimeout(next, firstMs).unref();
  return () => {
    clearTimeout(timer);
    return looking;
  };
}
