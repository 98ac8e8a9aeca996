// The short messages that stand on the screen, and how long each of them stays there.

/** partly: something of it was done, and something was not. */
export type ToastTone = 'done' | 'partly' | 'failed';
/** Something that the reader can go and see. */
export type ToastLink = { readonly label: string; readonly onChosen: () => void };

export type Toast = {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: string;
  /** The link of the newest of them. */
  readonly link: ToastLink | null;
  /** The number of times that it was said. */
  readonly count: number;
};

export type ToastList = {
  readonly shown: () => readonly Toast[];
  /** Returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** A message that stands there already counts up, and stays its whole time again; the oldest gives way when there are too many. */
  readonly show: (tone: ToastTone, text: string, link: ToastLink | null) => void;
  readonly dismiss: (id: number) => void;
  /** While somebody reads, nothing goes; afterwards everything stays its whole time again. */
  readonly hold: () => void;
  readonly release: () => void;
};

/** By the specification. */
const shownMs = 3000;
const atOnce = 4;

export function createToastList(): ToastList {
  const listeners = new Set<() => void>();
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  let toasts: readonly Toast[] = [];
  let held = false;
  let nextId = 1;

  const stop = (id: number): void => {
    clearTimeout(timers.get(id));
    timers.delete(id);
  };
  const change = (next: readonly Toast[]): void => {
    for (const { id } of toasts) if (!next.some((toast) => toast.id === id)) stop(id);
    toasts = next;
    for (const listener of listeners) listener();
  };
  const dismiss = (id: number): void => {
    change(toasts.filter((toast) => toast.id !== id));
    // The message that was read is gone from under the pointer, and no event tells that it left.
    release();
  };
  const start = (id: number): void => {
    stop(id);
    if (!held)
      timers.set(
        id,
        setTimeout(() => change(toasts.filter((toast) => toast.id !== id)), shownMs),
      );
  };
  const release = (): void => {
    held = false;
    for (const { id } of toasts) start(id);
  };

  return {
    shown: () => toasts,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (tone, text, link) => {
      const same = toasts.find((toast) => toast.tone === tone && toast.text === text);
      const toast: Toast = { id: same?.id ?? nextId++, tone, text, link, count: (same?.count ?? 0) + 1 };
      const next = same === undefined ? [...toasts, toast] : toasts.map((one) => (one.id === toast.id ? toast : one));
      change(next.slice(-atOnce));
      start(toast.id);
    },
    dismiss,
    hold: () => {
      held = true;
      for (const { id } of toasts) stop(id);
    },
    release,
  };
}
