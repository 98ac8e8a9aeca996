// Windows over rows of values that may begin with nulls.
import type { Values } from './sub-study.ts';

/** What a function makes of each window of so many values; null until there are as many, and where one of them is null. */
export function overWindow(values: Values, length: number, make: (window: readonly number[]) => number | null): (number | null)[] {
  return values.map((_, place) => {
    const window = values.slice(Math.max(0, place + 1 - length), place + 1).filter((value) => value !== null);
    return window.length === length ? make(window) : null;
  });
}

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The plain mean of the last so many. */
export const meanOver = (values: Values, length: number): (number | null)[] =>
  overWindow(values, length, (window) => sumOf(window) / length);

/** Two rows put together, value by value. */
export const joined = (one: Values, other: Values, make: (a: number, b: number) => number | null): (number | null)[] =>
  one.map((a, place) => {
    const b = other[place] ?? null;
    return a === null || b === null ? null : make(a, b);
  });

/** A share in percent; nothing of nothing is 0. */
export const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : (part / whole) * 100);
