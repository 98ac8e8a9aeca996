// Measures what the house writes where nobody is, where one desk is open, and where twenty users are on ten markets: commands a second and the journal that they take.
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';

import { readConfig } from '#server/configuration/config.ts';
import { openVenues } from '#server/open-venues.ts';

type Scene = { readonly name: string; readonly watched: readonly string[]; readonly lists: readonly string[] };

const ten = [
  'BTCUSDT',
  'ETHUSDT',
  'SOLUSDT',
  'XRPUSDT',
  'DOGEUSDT',
  'BTCUSDT_UMCBL',
  'ETHUSDT_UMCBL',
  'SOLUSDT_UMCBL',
  'LINKUSDT',
  'AVAXUSDT',
];

const scenes: readonly Scene[] = [
  { name: 'nobody', watched: [], lists: [] },
  { name: 'one desk open', watched: ['BTCUSDT'], lists: ['spot'] },
  { name: '20 users on 10 markets', watched: ten, lists: ['spot', 'usdt'] },
];

/** The bots of the house are started by then. */
const settleMs = 45_000;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const bytesOf = (folder: string): number => readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

/** @param seconds that each scene is looked at for */
async function measure(seconds: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'meridian-house-rate-'));
  const config = readConfig({ ...process.env, DATA_DIR: dataDir });
  const venues = await openVenues(config, pino({ level: 'silent' }), () => undefined, { grouped: () => undefined });
  let scene = scenes[0];
  await venues.startMarkets((mode) => ({
    watched: () => new Set(mode === 'live' ? scene?.watched : []),
    lists: () => new Set(mode === 'live' ? scene?.lists : []),
  }));
  await pause(settleMs);
  const journal = join(dataDir, 'journal');
  for (const one of scenes) {
    scene = one;
    await pause(5000);
    const [commands, bytes, started] = [venues.live.client.status().sequence, bytesOf(journal), performance.now()];
    await pause(seconds * 1000);
    const passed = (performance.now() - started) / 1000;
    const perSecond = (venues.live.client.status().sequence - commands) / passed;
    const perDay = ((bytesOf(journal) - bytes) / passed) * 86_400;
    console.log(
      `${one.name}: ${perSecond.toFixed(1)} commands a second, ${(perDay / 1e6).toFixed(0)} MB of journal a day, ${((perDay * 30) / 1e9).toFixed(2)} GB in 30 days`,
    );
  }
  await venues.close();
  rmSync(dataDir, { recursive: true });
}

await measure(Number(process.argv[2] ?? 120));
