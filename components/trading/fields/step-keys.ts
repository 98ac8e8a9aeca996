// Keys that step a number field instead of typing into it.
import type { KeyboardEvent } from 'react';

const bigStep = 10;
/** No sign steps: a minus that is typed says that the number is below zero. */
const directions: Readonly<Partial<Record<string, number>>> = { ArrowUp: 1, ArrowDown: -1 };

/** The number of steps up (or, negative, down): one for a press of an arrow key, ten with Shift; null for every other press. */
export function stepsOf({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): number | null {
  const direction = directions[key];
  if (direction === undefined || ctrlKey || metaKey || altKey) return null;
  return shiftKey ? direction * bigStep : direction;
}
