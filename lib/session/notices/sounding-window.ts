// One window of several gives the notices: the one that was touched last, for browsers let only such windows sound.

export type Turn = {
  readonly isMine: () => boolean;
  /** Another window has it then. */
  readonly end: () => void;
};

/**
 * Waits for the turn of this name, which one window of the browser has at a time. `withoutLocks`: whose it is where the browser cannot say
 * (pages that are not secure).
 */
export function takeTurn(name: string, withoutLocks: boolean): Turn {
  if (!('locks' in navigator)) return { isMine: () => withoutLocks, end: () => undefined };
  const { locks } = navigator;
  const over = Promise.withResolvers<void>();
  const waiting = new AbortController();
  let [isOver, waits] = [false, false];
  /** The request by which this window has its turn. */
  let held: symbol | null = null;
  const ask = (request: symbol, options: LockOptions, onHeld: () => void): void => {
    const granted = (): Promise<void> => {
      onHeld();
      held = isOver ? null : request;
      return over.promise;
    };
    // That another window has taken it may be heard later than that this one has it again, by another request.
    const lost = (): void => {
      if (held === request) held = null;
      if (held === null) wait();
    };
    locks.request(name, options, granted).catch(lost);
  };
  function wait(): void {
    if (waits || isOver) return;
    waits = true;
    ask(Symbol('waits'), { signal: waiting.signal }, () => (waits = false));
  }
  const touch = (): void => {
    if (held !== null || isOver) return;
    const request = Symbol('touched');
    held = request;
    ask(request, { steal: true }, () => undefined);
  };
  wait();
  window.addEventListener('pointerdown', touch);
  window.addEventListener('keydown', touch);
  return {
    isMine: () => held !== null,
    end: () => {
      isOver = true;
      held = null;
      window.removeEventListener('pointerdown', touch);
      window.removeEventListener('keydown', touch);
      waiting.abort();
      over.resolve();
    },
  };
}
