// Pulling the plug on bots: kill -9 in the middle of their work, again and again, and no step is lost or taken twice.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

import { expectEachStepOnce, expectFoldedIn, stopAll } from './folded-journal.ts';
import { killAgainAndAgain, killsTimeoutMs } from './kill-rounds.ts';
import { botCount, openSampleHouse, owner } from './sample-house.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'meridian-kill-bots-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test(
  'after the kills the database has what the journal gives, and every step was taken once',
  async () => {
    await killAgainAndAgain('tests/recovery/bots/bot-child.ts', dataDir);
    const house = await openSampleHouse(dataDir);
    const ids = await stopAll(house, owner, botCount);
    await house.close();
    const { records } = await expectFoldedIn(dataDir);
    const stepsOf = expectEachStepOnce(records, ids);
    // The bot that waits for an index needs minutes of prices before it begins.
    expect(stepsOf.filter((steps) => steps.length <= 2).length).toBeLessThanOrEqual(1);
  },
  killsTimeoutMs,
);
