// A start waits until the bots have read the journal: whoever asks first sees those that no checkpoint holds.
import { rmSync } from 'node:fs';
import { afterAll, expect, test, vi } from 'vitest';

import { AutomationThread } from '#server/automation/thread/automation-thread.ts';

import { newFolder, refusal } from '../installation.ts';

const dataDir = newFolder();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('a venue is not open before its bots have read what was handed to them', async () => {
  vi.spyOn(AutomationThread.prototype, 'hasRead').mockImplementation(async () => {
    await new Promise(setImmediate);
    throw new Error('they have not read yet');
  });
  expect(await refusal(dataDir, '')).toBe('they have not read yet');
  vi.restoreAllMocks();
  expect(await refusal(dataDir, '')).toBe('it started');
}, 300_000);
