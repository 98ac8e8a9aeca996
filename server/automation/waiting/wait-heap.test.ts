// The heap of thresholds against a plain list of them, over random changes.
import { expect, test } from 'vitest';

import { randomSource } from '#tests/simulation/random-commands.ts';

import { WaitHeap } from './wait-heap.ts';

test.each([1, 2, 3, 4])('gives what a list gives, whatever is set and taken (%i)', (seed) => {
  const random = randomSource(seed);
  const heap = new WaitHeap();
  const list = new Map<number, number>();
  for (let turn = 0; turn < 20_000; turn += 1) {
    const id = random(60);
    if (random(3) > 0) {
      const key = random(8) === 0 ? null : random(200) - 100;
      heap.set(id, key);
      if (key === null) list.delete(id);
      else list.set(id, key);
      continue;
    }
    expect(heap.lowest()).toBe(list.size === 0 ? null : Math.min(...list.values()));
    const value = random(200) - 150;
    const due = [...list].filter(([, key]) => key <= value).map(([one]) => one);
    expect(heap.take(value)).toEqual(due.toSorted((a, b) => a - b));
    for (const one of due) list.delete(one);
  }
});
