// The time that messages stay: three seconds, longer while somebody reads, and the same one never twice.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createToastList } from './toast-list.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const texts = (list: ReturnType<typeof createToastList>): string[] => list.shown().map(({ text, count }) => `${text} ${count}`);

test('a message stays three seconds', () => {
  const list = createToastList();
  list.show('done', 'Placed', null);
  vi.advanceTimersByTime(2999);
  expect(texts(list)).toEqual(['Placed 1']);
  vi.advanceTimersByTime(1);
  expect(texts(list)).toEqual([]);
});

test('the same once more counts up in its place and stays three seconds from then; another tone is another message', () => {
  const list = createToastList();
  list.show('failed', 'Refused', null);
  list.show('done', 'Placed', null);
  vi.advanceTimersByTime(2000);
  const link = { label: 'View', onChosen: () => undefined };
  list.show('failed', 'Refused', link);
  list.show('done', 'Refused', null);
  expect(texts(list)).toEqual(['Refused 2', 'Placed 1', 'Refused 1']);
  expect(list.shown()[0]?.link).toBe(link);
  vi.advanceTimersByTime(1000);
  expect(texts(list)).toEqual(['Refused 2', 'Refused 1']);
  vi.advanceTimersByTime(2000);
  expect(texts(list)).toEqual([]);
});

test('five are one too many: the oldest goes, and takes its clock with it', () => {
  const list = createToastList();
  for (const text of ['a', 'b', 'c', 'd', 'e']) list.show('done', text, null);
  expect(texts(list)).toEqual(['b 1', 'c 1', 'd 1', 'e 1']);
  expect(vi.getTimerCount()).toBe(4);
});

test('while somebody reads nothing goes, not even what comes meanwhile; then all have their time again', () => {
  const list = createToastList();
  list.show('done', 'first', null);
  vi.advanceTimersByTime(2500);
  list.hold();
  list.show('done', 'second', null);
  vi.advanceTimersByTime(60_000);
  expect(texts(list)).toEqual(['first 1', 'second 1']);
  list.release();
  vi.advanceTimersByTime(2999);
  expect(texts(list)).toEqual(['first 1', 'second 1']);
  vi.advanceTimersByTime(1);
  expect(texts(list)).toEqual([]);
});

test('what is put away while it is read does not hold the others for ever', () => {
  const list = createToastList();
  list.show('done', 'first', null);
  list.show('done', 'second', null);
  list.hold();
  list.dismiss(list.shown()[0]?.id ?? 0);
  expect(texts(list)).toEqual(['second 1']);
  vi.advanceTimersByTime(3000);
  expect(texts(list)).toEqual([]);
});
