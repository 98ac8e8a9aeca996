// An opening of the venue of play money that fails half way: nothing of it stays open, and the next one who asks opens it.
import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';

import { newFolder, openInstallation } from './installation.ts';

const dataDir = newFolder();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('the next one who asks for it finds its folder free', async () => {
  const { venues, close } = await openInstallation(dataDir, '');
  let tries = 0;
  venues.paper?.onOpened(() => {
    tries += 1;
    if (tries === 1) throw new Error('not this time');
  });
  await expect(venues.paper?.open()).rejects.toThrow('not this time');
  expect(venues.paper?.current() === null).toBe(true);
  const opened = await venues.paper?.open();
  expect([tries, opened?.client.status().state]).toEqual([2, 'ready']);
  expect(venues.paper?.current() === opened).toBe(true);
  await close();
}, 300_000);
