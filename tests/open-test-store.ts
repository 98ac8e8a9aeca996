// An embedded database for the tests of one file.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';

import { openStore, type Store } from '#server/store/open-store.ts';

const open = (dataDir: string): Promise<Store> =>
  openStore({ dataDir, databaseUrl: '', log: { info: () => undefined, error: () => undefined } });

/** What the files of a database follow from: the steps that make its tables, and the version of the library. */
function nameOfTables(): string {
  const folder = 'server/store/migrations';
  const steps = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  const sources = [...steps.toSorted().map((file) => join(folder, file)), 'node_modules/@electric-sql/pglite/package.json'];
  return sources
    .reduce((hash, file) => hash.update(readFileSync(file)), createHash('sha256'))
    .digest('hex')
    .slice(0, 16);
}

/** A closed database with empty tables, kept between runs: to make one costs more than most files' tests. */
async function keptDatabase(): Promise<string> {
  const kept = join(tmpdir(), 'meridian-tables', nameOfTables());
  if (existsSync(kept)) return kept;
  mkdirSync(dirname(kept), { recursive: true });
  const made = mkdtempSync(`${kept}-`);
  await (await open(made)).close();
  try {
    renameSync(made, kept);
  } catch {
    // Another file was faster.
    rmSync(made, { recursive: true });
  }
  return kept;
}

/** Its tables are up to date and empty. It is closed and removed behind the last test of the file that asks for it. */
export async function openTestStore(): Promise<Store> {
  const dataDir = mkdtempSync(join(tmpdir(), 'meridian-store-'));
  cpSync(await keptDatabase(), dataDir, { recursive: true });
  const store = await open(dataDir);
  afterAll(async () => {
    await store.close();
    rmSync(dataDir, { recursive: true });
  });
  return store;
}
