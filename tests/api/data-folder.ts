// Data folders for tests: copies of one whose database and journal have been made and whose markets are listed.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { startPostgres } from '../../scripts/install/postgres.ts';
import { copyDatabaseOf, beOnPostgres, wantsPostgres } from './test-database.ts';

const templateName = 'TEST_DATA_TEMPLATE';

/** A folder of the caller's own, which the caller removes. Without a template it is empty, and the exchange makes what it needs. */
export function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-api-'));
  const template = process.env[templateName];
  if (template !== undefined) cpSync(template, folder, { recursive: true });
  return folder;
}

/** Runs once before all test files: making the database and listing every market costs more than most files' tests. */
export default async function setup(): Promise<() => Promise<void>> {
  const postgres = wantsPostgres() ? await startPostgres() : null;
  if (postgres !== null) beOnPostgres(await postgres.createDatabase('tests'));
  const template = mkdtempSync(join(tmpdir(), 'meridian-template-'));
  const maker = fileURLToPath(new URL('./make-template.ts', import.meta.url));
  const { status } = spawnSync(process.execPath, [maker, template], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the template of the data folder could not be made');
  process.env[templateName] = template;
  if (postgres !== null) copyDatabaseOf(template);
  return async () => {
    rmSync(template, { recursive: true, force: true });
    await postgres?.stop();
  };
}
