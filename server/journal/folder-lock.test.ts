// A data folder has one process at a time; what a dead one left behind does not keep anybody out.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { FolderInUse, lockFolder } from './folder-lock.ts';

let parent = '';
let folder = '';
let holder = '';
const children: ChildProcess[] = [];
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'meridian-lock-'));
  folder = join(parent, 'data');
  holder = join(folder, 'lock');
});
afterEach(async () => {
  await Promise.all(children.splice(0).map(end));
  rmSync(parent, { recursive: true, force: true });
});

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const program = `
  import { lockFolder } from ${JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href)};
  try {
    lockFolder(process.argv[1], 0);
    console.log('has it as ' + process.pid);
    setInterval(() => undefined, 1000);
  } catch (error) {
    console.log(error.message);
  }`;

/** A program in front of another one gives that a process-number space of its own, where the system lets us. */
const ownNumbers = [
  ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'],
  ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--kill-child', '--mount-proc'],
].find(([name = '', ...options]) => spawnSync(name, [...options, 'true']).status === 0);

/** Tries to take the folder in another process, and says how that went. The one that has it keeps it until the end of the test. */
async function tryElsewhere(before: readonly string[] = []): Promise<string> {
  const [name, ...options] = [...before, process.execPath, '--input-type=module', '-e', program, folder];
  const child = spawn(name, options, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [said]: unknown[] = await once(child.stdout, 'data');
  return String(said).trim();
}

const whoHasIt = /^process (\d+) on (\S+) since (\S+)\n$/;

test('a folder is made, held, refused to a second opener with who has it, given back, and free again', () => {
  const release = lockFolder(folder);
  const [, processId, host, since = ''] = whoHasIt.exec(readFileSync(holder, 'utf8')) ?? [];
  expect([processId, host]).toEqual([String(process.pid), hostname()]);
  expect(new Date(since).toISOString()).toBe(since);
  expect(() => lockFolder(folder)).toThrow(`${folder} is in use by process ${process.pid} on ${hostname()} since ${since}`);
  release();
  expect(existsSync(holder)).toBe(false);
  const again = lockFolder(folder);
  // Giving back twice does not give back what somebody has taken since.
  release();
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  again();
});

test('two folders do not know of each other', () => {
  const releases = [lockFolder(folder), lockFolder(join(parent, 'other'))];
  expect(existsSync(join(parent, 'other', 'lock'))).toBe(true);
  for (const release of releases) release();
  expect([existsSync(holder), existsSync(join(parent, 'other', 'lock'))]).toEqual([false, false]);
});

test('the same folder under another name is the same folder', () => {
  mkdirSync(folder);
  symlinkSync(folder, join(parent, 'alias'));
  const release = lockFolder(folder);
  expect(() => lockFolder(join(parent, 'alias'), 0)).toThrow(FolderInUse);
  release();
  lockFolder(join(parent, 'alias'), 0)();
});

test('a living process keeps its folder, and a killed one does not', async () => {
  const said = await tryElsewhere();
  expect(said).toMatch(/^has it as \d+$/);
  expect(() => lockFolder(folder, 0)).toThrow(`${folder} is in use by process ${said.replace('has it as ', '')} on ${hostname()} since `);
  expect(await tryElsewhere()).toContain('is in use by');
  await Promise.all(children.map(end));
  expect(readFileSync(holder, 'utf8')).toMatch(/^process/);
  lockFolder(folder)();
});

test(`who has it is not told by numbers of processes ${ownNumbers === undefined ? '(no separate spaces here: a number of nobody stands in the file)' : 'in separate spaces'}`, async () => {
  const said = await tryElsewhere(ownNumbers);
  expect(said).toMatch(ownNumbers === undefined ? /^has it as \d+$/ : /^has it as 1$/);
  // The holder that another container reads: a number that nobody here has, or that is its own.
  for (const processId of [spawnSync(process.execPath, ['--eval', '']).pid, process.pid]) {
    writeFileSync(holder, `process ${processId} on elsewhere since 2026-01-01T00:00:00.000Z\n`);
    expect(() => lockFolder(folder, 0)).toThrow(`in use by process ${processId} on elsewhere`);
    expect(await tryElsewhere(ownNumbers)).toContain(`in use by process ${processId} on elsewhere`);
  }
});

test.each(['', 'three', '1', `process ${process.pid} on ${hostname()} since 2026-01-01T00:00:00.000Z`])(
  'what a process left behind that is gone (%j) is taken over',
  (text) => {
    mkdirSync(folder);
    writeFileSync(holder, text);
    const release = lockFolder(folder, 0);
    expect(readFileSync(holder, 'utf8')).toMatch(whoHasIt);
    release();
  },
);

test('a file that cannot be locked is no lock', () => {
  mkdirSync(join(folder, 'held.lock'), { recursive: true });
  expect(() => lockFolder(folder, 0)).toThrow(/held\.lock cannot be locked/);
});
