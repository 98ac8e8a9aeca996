// Last answers: how long they are good, with the database and without it, and what is forgotten.
import { expect, test } from 'vitest';

import { DatabaseAway } from './database-away.ts';
import { createLastKnown } from './last-known.ts';

const minuteMs = 60_000;

function setting(freshMs: number) {
  const world = { nowMs: 0, isAway: false };
  const known = createLastKnown<string>({
    freshMs,
    whileAway: (value) => `${value}, as last known`,
    isAway: () => world.isAway,
    now: () => world.nowMs,
  });
  const asked: string[] = [];
  const read = (key: string, answer: string | null = 'told'): Promise<string | null> =>
    known.read(key, async () => {
      asked.push(key);
      if (world.isAway) throw new DatabaseAway('cut');
      return answer;
    });
  return { world, known, asked, read };
}

test('a fresh answer is not asked for again; an older one is, and nothing is kept of nobody', async () => {
  const { world, asked, read } = setting(5000);
  expect([await read('ann'), await read('bob', null)]).toEqual(['told', null]);
  world.nowMs = 4999;
  expect([await read('ann', 'new'), await read('bob', 'now there')]).toEqual(['told', 'now there']);
  world.nowMs = 5000;
  expect(await read('ann', 'new')).toBe('new');
  expect(asked).toEqual(['ann', 'bob', 'bob', 'ann']);
});

test('without the database an answer is good for a quarter of an hour from when it was asked for', async () => {
  const { world, read } = setting(0);
  await read('ann');
  world.isAway = true;
  world.nowMs = 15 * minuteMs - 1;
  expect(await read('ann')).toBe('told, as last known');
  await expect(read('bob')).rejects.toThrow(DatabaseAway);
  world.nowMs = 15 * minuteMs;
  await expect(read('ann')).rejects.toThrow('cut');
});

test('an answer that the database refuses is not answered from memory', async () => {
  const { known, read } = setting(0);
  await read('ann');
  await expect(known.read('ann', () => Promise.reject(new Error('no such column')))).rejects.toThrow('no such column');
});

test('what is forgotten is not told, nor an answer that was on its way', async () => {
  const { world, known, read } = setting(0);
  await read('ann');
  let arrive: (value: string) => void = () => undefined;
  const late = known.read('bob', () => new Promise((resolve) => (arrive = resolve)));
  known.forget((_value, key) => key === 'ann');
  arrive('of before');
  expect(await late).toBe('of before');
  world.isAway = true;
  await expect(read('ann')).rejects.toThrow(DatabaseAway);
  await expect(read('bob')).rejects.toThrow(DatabaseAway);
});

test('of more than twenty thousand the oldest is forgotten', async () => {
  const { world, known, read } = setting(0);
  for (let number = 0; number <= 20_000; number += 1) known.put(String(number), 'told');
  world.isAway = true;
  expect(await read('1')).toBe('told, as last known');
  await expect(read('0')).rejects.toThrow(DatabaseAway);
});
