// A step of `npm test` whose Node crashed is run once more and told of; one that failed is not.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';

import { runStep } from '../scripts/test/run-step.ts';

const folder = mkdtempSync(join(tmpdir(), 'meridian-step-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A program that adds a line to a file each time, and does `first` at its first run. */
function program(name: string, first: string): { readonly path: string; runs(): number } {
  const path = join(folder, `${name}.mjs`);
  const runs = join(folder, `${name}.runs`);
  writeFileSync(
    path,
    `import { appendFileSync, readFileSync } from 'node:fs';
    appendFileSync(${JSON.stringify(runs)}, 'run\\n');
    if (readFileSync(${JSON.stringify(runs)}, 'utf8') === 'run\\n') { ${first} }`,
  );
  return { path, runs: () => (existsSync(runs) ? readFileSync(runs, 'utf8').split('\n').length - 1 : 0) };
}

/** As V8 ends a process, by its words and its signal. */
const crash = `console.error('\\n#\\n# Fatal error in , line 0\\n# Check failed: page.has_value().\\n#\\n'); process.kill(process.pid, 'SIGTRAP');`;

test('a step whose Node crashed is run again, and what V8 said is told', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { path, runs } = program('crash', crash);
  expect(await runStep([path], process.env)).toEqual({
    ok: true,
    crash: 'Node ended by SIGTRAP, Fatal error in , line 0: Check failed: page.has_value().; run again',
  });
  expect(runs()).toBe(2);
  expect(written.mock.calls.join('')).toContain('# Check failed: page.has_value().');
  written.mockRestore();
});

test.each([
  ['ends with an error', 'process.exit(1);'],
  ['is ended by somebody', `process.kill(process.pid, 'SIGKILL');`],
])('a step that %s has failed, and is not run again', async (name, first) => {
  const { path, runs } = program(name.replaceAll(' ', '-'), first);
  expect(await runStep([path], process.env)).toEqual({ ok: false, crash: null });
  expect(runs()).toBe(1);
});
