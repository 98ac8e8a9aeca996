// npm run mutate -- server/engine/plans --sample 200: breaks code in small ways, one at a time, in a copy, and tells which breaks no quick test sees.
// npm run mutate -- --changed: the same for the lines that the branch has changed where money, matching or rights are.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';

import { changedLines } from './mutate/changed-lines.ts';
import { reportOf, type Change } from './mutate/report.ts';
import { linesToBreak, sourcesOf } from './mutate/sample-lines.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '1' },
    tests: { type: 'string', multiple: true },
    changed: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    since: { type: 'string', default: 'main' },
  },
});
const sample = values.sample === undefined ? null : Number(values.sample);
const [seed, workers] = [Number(values.seed), Number(values.workers)];
const isCount = (value: number | null): boolean => value === null || (Number.isSafeInteger(value) && value > 0);
if ((positionals.length === 0) !== values.changed || ![sample, seed, workers].every(isCount)) {
  console.error(
    'usage: npm run mutate -- <folder or file>... | --changed [--since <branch>] [--sample <lines>] [--seed <whole number>] [--tests <pattern>]... [--workers <whole number>] [--quick]',
  );
  process.exit(2);
}

const lines = values.changed ? changedLines(values.since) : linesToBreak(positionals.flatMap(sourcesOf), sample, seed);
if (lines.length === 0) {
  console.log('nothing to break');
  process.exit(0);
}
const files = values.changed ? lines.map((line) => line.replace(/:[\d-]+$/, '')) : positionals;

const folder = mkdtempSync(join(tmpdir(), 'mutate-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

/** Folders of tests that need several rooms: bots are played on a venue, formulas checked against worked examples. */
const elsewhere = new Map([
  ['automation', 'tests/automation'],
  ['order-math', 'tests/golden'],
]);

/** The quick tests of the room: two folders deep, three under services. */
function testsBeside(path: string): string {
  const parts = path.replace(/\/?[^/]*\.ts$|\/$/, '').split('/');
  const room = parts.slice(0, parts[1] === 'services' ? 3 : 2).join('/');
  const further = elsewhere.get(parts[1] ?? '');
  return `${further === undefined ? room : `{${room},${further}}`}/**/*.test.ts`;
}

/** The text that a change replaces; only its first line, when it is longer. */
function codeAt(change: Change): string {
  const { start, end } = change.location;
  const line = readFileSync(change.fileName, 'utf8').split('\n')[start.line - 1] ?? '';
  return line.slice(start.column - 1, start.line === end.line ? end.column - 1 : undefined);
}

/** Breaks the code at these places, one change at a time, and has these tests judge. */
function judge(places: readonly string[], tests: readonly string[]): Promise<readonly Change[]> {
  // The worker processes read it in their configuration.
  process.env['MUTATE_TESTS'] = tests.join(' ');
  return new Stryker({
    mutate: [...places],
    // Words of messages and patterns are looked at by people.
    mutator: { excludedMutations: ['StringLiteral', 'Regex'] },
    // A value worked out once, when a module is loaded, costs a run of every test: whole runs alone look at it.
    ignoreStatic: sample !== null || values.changed,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'vitest.mutate.config.ts' },
    tempDirName: folder,
    // Its own reader of the compiler's settings wants an older compiler; the tests need none.
    tsconfigFile: 'none.json',
    reporters: ['progress-append-only'],
    concurrency: workers,
    timeoutMS: 20_000,
    dryRunTimeoutMinutes: 15,
  }).runMutationTest();
}

const isUnseen = ({ status }: Change): boolean => status === 'Survived' || status === 'NoCoverage';
/** One change among all: its place and what stands there instead. */
const nameOf = ({ fileName, location, replacement }: Change): string => JSON.stringify([fileName, location, replacement]);

const beside = await judge(lines, [...new Set(files.map(testsBeside)), ...(values.tests ?? [])]);
const unseen = beside.filter((change) => isUnseen(change) && change.fileName.includes('/server/engine/'));
// The laws of the core under random commands take seconds each: they judge what the quick tests have not seen, unless --quick leaves them out.
const laws = 'tests/simulation/{contracts,convert,leading,lending,strategies,unified}/*.test.ts';
const places = [
  ...new Set(
    unseen.map(({ fileName, location: { start, end } }) => {
      const file = relative(process.cwd(), fileName);
      return `${file}:${start.line}:${start.column - 1}-${end.line}:${end.column}`;
    }),
  ),
];
const later = places.length === 0 || values.quick ? [] : await judge(places, [laws]);
const laterOf = new Map(later.map((change) => [nameOf(change), change]));
console.log(
  reportOf(
    beside.map((change) => (isUnseen(change) ? (laterOf.get(nameOf(change)) ?? change) : change)),
    codeAt,
  ),
);
