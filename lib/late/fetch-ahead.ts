// While the page has nothing else to do, its late code comes, one after the other: what is pressed later works without a network.
import { knownLateCode, type LateCode } from './late-code.ts';
import { whenIdle } from './when-idle.ts';

/** Somebody who pays for what is sent asks for what he needs. */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true;
}

/**
 * In the browser's own record of the page: everything is here.
 * @internal
 */
export const fetchedMark = 'late code is here';

/** Answers how to stop. What fails is tried again when the network is back. */
export function fetchAhead(): () => void {
  if (savesData()) return () => undefined;
  const ending = new AbortController();
  const { signal } = ending;
  let tried = new Set<LateCode<unknown>>();
  let underWay = false;
  const next = (): void => {
    const late = signal.aborted ? undefined : knownLateCode.find((one) => one.code() === null && !tried.has(one));
    underWay = late !== undefined;
    if (late === undefined) {
      if (tried.size > 0 && [...tried].every((one) => one.code() !== null)) performance.mark(fetchedMark);
      return;
    }
    tried.add(late);
    const goOn = (): void => whenIdle(next);
    late.fetch().then(goOn, goOn);
  };
  const begin = (): void => {
    tried = new Set();
    if (!underWay) whenIdle(next);
    underWay = true;
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true, signal });
  window.addEventListener('online', begin, { signal });
  return () => ending.abort();
}
