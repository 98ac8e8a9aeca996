// The commands of docs/operate.md, run as they stand there: what was backed up comes back, and what came later is nobody else's.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startPostgres, type RunningPostgres } from '../../scripts/install/postgres.ts';
import { newFolder, openInstallation, refusal, reserveCode } from './installation.ts';

let postgres: RunningPostgres;
const parent = newFolder();
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(parent, { recursive: true, force: true });
});

/** The blocks of commands under a heading: first those that save, then those that restore. */
function commandsUnder(heading: string): { readonly save: string; readonly restore: string } {
  const text = readFileSync('docs/operate.md', 'utf8');
  const section = text.slice(text.indexOf(`### ${heading}\n`)).split(/\n##+ /, 2)[0] ?? '';
  const [save = '', restore = ''] = [...section.matchAll(/```sh\n([^`]*)```/g)].map((match) => match[1] ?? '');
  return { save, restore };
}

function run(commands: string, variables: Readonly<Record<string, string>>): void {
  const path = [dirname(process.execPath), dirname(postgres.program('psql')), process.env['PATH']].join(':');
  const { status, stderr } = spawnSync('sh', ['-eu', '-c', commands], {
    cwd: resolve('.'),
    env: { ...process.env, PATH: path, ...variables },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${commands}\n${stderr}`);
}

test('of a running exchange: who signed up after the dump loses nothing to the next person', async () => {
  const { save, restore } = commandsUnder('Of a running exchange');
  const databaseUrl = await postgres.createDatabase('running');
  const [dataDir, backup, restored] = ['running', 'running-backup', 'running-restored'].map((name) => join(parent, name));
  if (dataDir === undefined || backup === undefined || restored === undefined) throw new Error('no folders');
  const running = await openInstallation(dataDir, databaseUrl);
  const early = await running.signUp('early');
  await running.deposit(early, 11);
  const afterDump = save.indexOf('\n', save.indexOf('pg_dump')) + 1;
  const variables = { DATA_DIR: dataDir, BACKUP: backup, DATABASE_URL: databaseUrl };
  run(save.slice(0, afterDump), variables);
  const late = await running.signUp('late');
  await running.deposit(late, 7777);
  run(save.slice(afterDump), variables);
  await running.close();

  const empty = await postgres.createDatabase('restored');
  run(restore, { DATA_DIR: restored, BACKUP: backup, DATABASE_URL: empty });
  const said = await refusal(restored, empty);
  expect(said).toContain(`(${late.accountId})`);
  expect(said).toContain('from before they were opened');
  const again = await openInstallation(restored, empty, reserveCode(said));
  const stranger = await again.signUp('stranger');
  expect([early, late, stranger].map(({ accountId }) => accountId)).toEqual([1000, 1001, 1002]);
  const held = await Promise.all([early, late, stranger].map(({ accountId }) => again.holds(accountId)));
  expect(held).toEqual([11, 7777, 0]);
  expect(await again.logIn('early')).toEqual(early);
  await expect(again.logIn('late')).rejects.toThrow('not known');
  expect((await again.signUp('late')).accountId).toBe(1003);
  await again.close();
}, 300_000);

test('of a stopped exchange with the embedded database: all of it comes back', async () => {
  const { save, restore } = commandsUnder('Of a stopped exchange');
  const [dataDir, backup] = [join(parent, 'stopped'), join(parent, 'stopped-backup')];
  const first = await openInstallation(dataDir, '');
  const ann = await first.signUp('ann');
  await first.deposit(ann, 7777);
  await first.close();
  run(save, { DATA_DIR: dataDir, BACKUP: backup });
  rmSync(dataDir, { recursive: true });
  run(restore, { DATA_DIR: dataDir, BACKUP: backup });
  const again = await openInstallation(dataDir, '');
  expect(await again.logIn('ann')).toEqual(ann);
  expect(await again.holds(ann.accountId)).toBe(7777);
  expect((await again.signUp('bob')).accountId).toBe(ann.accountId + 1);
  await again.close();
}, 300_000);
