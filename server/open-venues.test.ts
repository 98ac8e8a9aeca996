// The parts of a data folder that are opened, and those that are not when somebody else has it.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, expect, test } from 'vitest';

import { lockFolder } from '#server/journal/folder-lock.ts';

import { readConfig } from './configuration/config.ts';
import { openVenues } from './open-venues.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'meridian-venues-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('of a folder that somebody has, nothing is touched: no database, no journal', async () => {
  const release = lockFolder(dataDir);
  const config = readConfig({ DATA_DIR: dataDir });
  await expect(openVenues(config, pino({ level: 'silent' }), () => undefined, { grouped: () => undefined })).rejects.toThrow(
    `${dataDir} is in use by process ${process.pid} on `,
  );
  expect(readdirSync(dataDir).toSorted()).toEqual(['held.lock', 'lock']);
  release();
});
