// The pieces of which studies are made: each takes values one after another and may take the last one once more.
import type { Stepping } from './study.ts';

/** A stepping out of a state that is never changed in place: what comes again is reckoned from the state before it. */
export function remembering<State, Input, Output>(
  first: State,
  step: (state: State, input: Input) => readonly [State, Output],
): Stepping<Input, Output> {
  let before = first;
  let now = first;
  return (input, again) => {
    if (!again) before = now;
    const [next, output] = step(before, input);
    now = next;
    return output;
  };
}

/** The result of a function over the last so many values; null until there are as many. */
export const overLast = <Value, Output>(length: number, make: (window: readonly Value[]) => Output): Stepping<Value, Output | null> =>
  remembering<readonly Value[], Value, Output | null>([], (window, value) => {
    const next = [...window.slice(Math.max(0, window.length - length + 1)), value];
    return [next, next.length === length ? make(next) : null];
  });

export const sumOf = (values: readonly number[]): number => {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
};

/** The plain mean of the last so many, each summed afresh: nothing drifts over thousands of bars. Null while one of them is null. */
export const meanOfLast = (length: number): Stepping<number | null, number | null> =>
  overLast(length, (window) => {
    let sum = 0;
    for (const value of window) {
      if (value === null) return null;
      sum += value;
    }
    return sum / length;
  });

/** A share in percent; nothing of nothing is 0. */
export const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : (part / whole) * 100);
