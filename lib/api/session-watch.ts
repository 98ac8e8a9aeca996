// Watches for calls that find nobody logged in any more: clears the cookie and tells, once for all of them.

/** Several calls fail together; the last of them is not waited for longer than this. */
const delayMs = 400;

/** A cookie that cannot be cleared (no network) is told all the same. */
export function createSessionWatch(clearCookie: () => Promise<unknown>, told: () => void): () => void {
  let waiting = false;
  const finish = async (): Promise<void> => {
    try {
      await clearCookie();
    } catch {
      // The next page asks again.
    }
    waiting = false;
    told();
  };
  return () => {
    if (waiting) return;
    waiting = true;
    setTimeout(() => void finish(), delayMs);
  };
}
