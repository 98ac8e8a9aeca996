// Those who wait for the outcome of an instruction, and a thread that does not get to it in time.
import { expect, test, vi } from 'vitest';

import { OutcomeBoard } from './outcome-board.ts';

test('an outcome that comes in time is told to all who wait for it, and to who asks again; one that does not is null', async () => {
  vi.useFakeTimers();
  const board = new OutcomeBoard();
  const waiting = [board.wait(7, 'add', 2000), board.wait(7, 'add', 2000)];
  const late = board.wait(7, 'other', 2000);
  board.put([{ strategyId: 7, name: 'add', result: 'done' }]);
  expect(await Promise.all(waiting)).toEqual(['done', 'done']);
  expect(await board.wait(7, 'add', 2000)).toBe('done');
  await vi.advanceTimersByTimeAsync(1999);
  board.put([{ strategyId: 8, name: 'other', result: 'done' }]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await late).toBe(null);
  vi.useRealTimers();
});
