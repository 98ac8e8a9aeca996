// Code that comes when it is first needed. It can be fetched ahead, and a fetch that failed can be tried again.

export type LateCode<Code> = {
  /** Null before it is here. */
  readonly code: () => Code | null;
  /** Asks the network once, however many wait. A failure is forgotten: whoever asks then asks the network again. */
  readonly fetch: () => Promise<Code>;
};

const made: LateCode<unknown>[] = [];

/** The late code that the open pages have named so far. Code that arrives may name more. */
export const knownLateCode: readonly LateCode<unknown>[] = made;

/** The window hears this event when some late code could not be had. */
export const lateFailure = 'latefailure';

export function lateCode<Code>(load: () => Promise<Code>): LateCode<Code> {
  let code: Code | null = null;
  let underWay: Promise<Code> | null = null;
  const late: LateCode<Code> = {
    code: () => code,
    fetch: () =>
      (underWay ??= load().then(
        (loaded) => (code = loaded),
        (error: unknown) => {
          underWay = null;
          if (typeof window !== 'undefined') window.dispatchEvent(new Event(lateFailure));
          throw error;
        },
      )),
  };
  made.push(late);
  return late;
}
