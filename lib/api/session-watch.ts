// Watches for calls that find nobody logged in any more: clears the cookie and tells, once for all of them.

/** Several calls fail together: so long after the last of them. */
const delayMs = 400;

/** Each call begins the wait anew. A cookie that cannot be cleared (no network) is told all the same. */
export function createSessionWatch(clearCookie: () => Promise<unknown>, told: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isEnding = false;
  const finish = async (): Promise<void> => {
    isEnding = true;
    try {
      await clearCookie();
    } catch {
      // The next page asks again.
    }
    isEnding = false;
    told();
  };
  return () => {
    if (isEnding) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => void finish(), delayMs);
  };
}
