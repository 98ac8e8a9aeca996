// npm run verify: types, lint, unused code and the quick tests. With `--changed`, what the working tree or the branch can have broken: lint of the changed files, and the tests that import one of them.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { changed: { type: 'boolean', default: false }, since: { type: 'string', default: 'main' } } });

const git = (...words: string[]): string => execFileSync('git', words, { encoding: 'utf8', maxBuffer: 1 << 28 }).trim();

/** Files that differ from the place where the branch left the other one, new ones included. */
function changedFiles(base: string): readonly string[] {
  const differing = git('diff', '--name-only', base).split('\n');
  const added = git('ls-files', '--others', '--exclude-standard').split('\n');
  return [...new Set([...differing, ...added])].filter((file) => file !== '' && existsSync(file));
}

const types = ['tsc', '--noEmit'];
const unused = [['knip'], ['knip', '--production']];

function steps(): readonly (readonly string[])[] {
  if (!values.changed) return [types, ['oxlint'], ...unused, ['vitest', 'run']];
  const base = git('merge-base', 'HEAD', values.since);
  const code = changedFiles(base).filter((file) => /\.(ts|tsx|mts|js|mjs)$/.test(file));
  return [types, ...(code.length === 0 ? [] : [['oxlint', ...code]]), ...unused, ['vitest', 'run', '--changed', base, '--passWithNoTests']];
}

for (const [command = '', ...words] of steps()) {
  const began = performance.now();
  const { status } = spawnSync('npx', ['--no-install', command, ...words], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  console.log(`${command}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
}
