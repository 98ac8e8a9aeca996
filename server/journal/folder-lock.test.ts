// A data folder has one process at a time; what a dead one left behind does not keep anybody out.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { FolderInUse, lockFolder } from './folder-lock.ts';

let parent = '';
let folder = '';
let lock = '';
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'meridian-lock-'));
  folder = join(parent, 'data');
  lock = join(folder, 'lock');
  lockFolder(folder)();
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

test('a folder is made, held, refused to a second opener, given back, and free again', () => {
  const release = lockFolder(folder);
  expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
  expect(() => lockFolder(folder)).toThrow(`${folder} is in use by process ${process.pid}`);
  release();
  expect(existsSync(lock)).toBe(false);
  lockFolder(folder)();
});

test('two folders do not know of each other', () => {
  const releases = [lockFolder(folder), lockFolder(join(parent, 'other'))];
  expect(existsSync(join(parent, 'other', 'lock'))).toBe(true);
  for (const release of releases) release();
  expect([existsSync(lock), existsSync(join(parent, 'other', 'lock'))]).toEqual([false, false]);
});

test('a living process keeps its folder', () => {
  writeFileSync(lock, String(process.ppid));
  expect(() => lockFolder(folder, 100)).toThrow(FolderInUse);
  expect(() => lockFolder(folder, 0)).toThrow(`in use by process ${process.ppid}`);
  expect(readFileSync(lock, 'utf8')).toBe(String(process.ppid));
});

const dead = String(spawnSync(process.execPath, ['--eval', '']).pid);
test.each([
  ['a process that has ended', dead],
  ['an earlier process of the same number, as in a container', String(process.pid)],
  ['a process that was killed before it wrote its number', ''],
  ['no process at all', 'three'],
  ['a process group', '-1'],
])('what %s left behind is taken over', (_what, text) => {
  writeFileSync(lock, text);
  const release = lockFolder(folder, 100);
  expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
  release();
});
