// The queue in which sources take turns: so many at once, nobody behind a flood, and too many are sent away with a place.
import { expect, test } from 'vitest';

import { createFairQueue, QueueFull } from './fair-queue.ts';

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A queue whose tasks end when they are told to, in the order in which they began. */
function watched(limits: { readonly atOnce: number; readonly waiting?: number; readonly waitingPerSource?: number }) {
  const queue = createFairQueue({ waiting: 1000, waitingPerSource: 1000, ...limits });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const send = (source: string, name = source): Promise<string> =>
    queue.run(source, () => {
      begun.push(name);
      return new Promise((resolve) => void ends.push(() => resolve(name)));
    });
  const end = async (count = 1): Promise<void> => {
    for (let turn = 0; turn < count; turn += 1) {
      ends.shift()?.();
      await settled();
    }
  };
  return { queue, begun, send, end };
}

test('so many run at once, the rest in the order in which they came', async () => {
  const { begun, send, end } = watched({ atOnce: 2 });
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => send('one', name));
  await settled();
  expect(begun).toEqual(['a', 'b']);
  await end(2);
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  await end(3);
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('one that comes in the moment in which another ends does not pass those who wait', async () => {
  const { begun, send, end } = watched({ atOnce: 1 });
  void send('one', 'running');
  void send('one', 'waiting');
  await settled();
  const ended = end();
  void send('two', 'late');
  await ended;
  expect(begun).toEqual(['running', 'waiting']);
});

test('sources take turns, however many tasks one of them has', async () => {
  const { begun, send, end } = watched({ atOnce: 1 });
  for (let turn = 0; turn < 100; turn += 1) void send('flood', `flood ${turn}`);
  void send('ann');
  void send('bob', 'bob 1');
  void send('bob', 'bob 2');
  await settled();
  await end(7);
  expect(begun).toEqual(['flood 0', 'flood 1', 'ann', 'bob 1', 'flood 2', 'bob 2', 'flood 3', 'flood 4']);
});

test('a task that fails gives its place on', async () => {
  const { queue, send, begun } = watched({ atOnce: 1 });
  const failing = queue.run('one', () => Promise.reject(new Error('broken')));
  void send('two');
  await expect(failing).rejects.toThrow('broken');
  await settled();
  expect(begun).toEqual(['two']);
});

test('too many of all, or of one source, are sent away, each with a place behind the others', async () => {
  const { send, end } = watched({ atOnce: 1, waiting: 4, waitingPerSource: 2 });
  for (const source of ['a', 'a', 'a', 'b', 'c']) void send(source);
  await settled();
  const ahead = async (source: string): Promise<unknown> =>
    send(source).catch((error: unknown) => (error instanceof QueueFull ? error.ahead : error));
  expect([await ahead('a'), await ahead('d'), await ahead('d')]).toEqual([5, 6, 7]);
  await end();
  void send('d');
  expect(await ahead('d')).toBe(8);
  await end(5);
  const [one, two] = [send('a'), send('a')];
  await settled();
  await end(2);
  expect(await Promise.all([one, two])).toEqual(['a', 'a']);
});
