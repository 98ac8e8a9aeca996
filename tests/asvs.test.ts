// docs/asvs.md: every requirement of both levels once, each with a state that its chapter's sums bear out, and no file that is not there.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync('docs/asvs.md', 'utf8');

const rows = text
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line))
  .map((line) => line.slice(2, -2).split(' | '));

/** The number of requirements of levels 1 and 2 by chapter, from the standard's own list (5.0.0). */
const ofChapter: Readonly<Record<string, number>> = {
  1: 27,
  2: 11,
  3: 19,
  4: 10,
  5: 9,
  6: 35,
  7: 18,
  8: 7,
  9: 7,
  10: 29,
  11: 14,
  12: 9,
  13: 13,
  14: 9,
  15: 13,
  16: 16,
  17: 7,
};

test('every requirement is there once', () => {
  const ids = rows.map(([id]) => id ?? '');
  expect(new Set(ids).size).toBe(ids.length);
  const counts = Object.fromEntries(
    Object.keys(ofChapter).map((chapter) => [chapter, ids.filter((id) => id.startsWith(`${chapter}.`)).length]),
  );
  expect(counts).toEqual(ofChapter);
  expect(['1', '2'].map((level) => rows.filter((row) => row[1] === level).length)).toEqual([70, 183]);
});

test('every row says how it stands and why; the sums at the top are theirs', () => {
  const states = ['met', 'left out', 'operator', 'n/a'];
  const isWhole = ([, , asks = '', state = '', how = '']: readonly string[]): boolean =>
    /\S/.test(asks) && states.includes(state) && /\w{3}/.test(how);
  expect(rows.filter((row) => !isWhole(row))).toEqual([]);
  for (const state of states) {
    const [, one, two] = new RegExp(`^\\| ${state} \\| [^|]+ \\| (\\d+) \\| (\\d+) \\|$`, 'm').exec(text) ?? [];
    const counted = ['1', '2'].map((level) => rows.filter((row) => row[1] === level && row[3] === state).length);
    expect([state, Number(one), Number(two)]).toEqual([state, ...counted]);
  }
});

test('every file that a row names is there', () => {
  const named = rows.flatMap(([id, , , , how = '']) =>
    [...how.matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) =>
      /^[\w.@[\]-]+(\/[\w.@[\]-]+)+$|^[\w-]+\.(md|json)$/.test(name) ? [[id, name] as const] : [],
    ),
  );
  expect(named.filter(([, name]) => !existsSync(name))).toEqual([]);
  expect(named.length).toBeGreaterThan(150);
});
