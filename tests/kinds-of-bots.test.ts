// A kind of bot is its own folders and a line in each registry: no other file takes anything from the folders of a kind.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

import { termsKinds } from '#lib/contract/bots/terms-kinds.ts';

const registries = [
  'features/bots/kinds/bot-kinds.ts',
  'features/bots/kinds/bot-parts.ts',
  'features/bots/kinds/term-lines.tsx',
  'lib/contract/bots/terms-kinds.ts',
  // Kinds with errors of their own.
  'lib/contract/errors.ts',
  'lib/contract/wire/error-answers.ts',
  'server/automation/bots/bot-kinds.ts',
  // The bots of the house, kind by kind.
  'server/house/bots/house-terms.ts',
  'server/backtest/suggestions/suggestion-kinds.ts',
  'server/backtest/weeks/usual-terms.ts',
  'server/answers/bots/field-names.ts',
];

/** The names that folders and files of a kind have: the specification calls some kinds otherwise. */
const namesOf: Readonly<Record<keyof typeof termsKinds, readonly string[]>> = {
  grid: ['grid', 'moon'],
  martingale: ['martingale', 'dca'],
  cta: ['cta'],
  wise: ['wise'],
  arbitrage: ['arbitrage'],
  regular: ['regular', 'timing'],
  portfolio: ['portfolio', 'hoard'],
  signal: ['signal', 'tv'],
  copy: ['copy'],
};

/**
 * Files that a kind has to do with beyond what every kind has: the house runs grids and martingales, tiers of wise bots are chosen among
 * grids and CTA bots, alerts have a door of their own, and whoever copies is bound to a leader whose terms others keep. Some files about
 * copying parameters are called as that kind is.
 */
const further: Partial<Record<keyof typeof termsKinds, RegExp>> = {
  grid: /server\/house|^app\/.*\/(spot|futures)\/\[symbol\]\/page\.tsx$/,
  martingale: /server\/house|automation\/bots\/market-text/,
  wise: /open-services|asked-tiers|open-backtests|rooms/,
  signal: /open-services|create-http|rooms|alert-messages/,
  copy: /copy-trading|trace\/leader|leader-records|rooms|create-bots|backtest-result|create-form|plaza\/strategy\/strategy-page/,
};

const folders = ['app', 'features', 'lib', 'server', 'scripts'];
const files = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/sample-/.test(path) && !/every-(served-)?call\.ts$|registry\.ts$/.test(path));

const importsOf = (path: string): readonly string[] =>
  [...readFileSync(path, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([#.][^']+)'/g)].map(([, target = '']) =>
    target.startsWith('#') ? target.slice(1) : resolve(dirname(path), target).slice(process.cwd().length + 1),
  );

const imports = new Map(files.map((path) => [path, importsOf(path)]));

const isOwn = (path: string, names: readonly string[]): boolean =>
  names.some((name) => dirname(path).split('/').includes(name) || basename(path).startsWith(`${name}-`));

const isKind = (name: string): name is keyof typeof termsKinds => name in termsKinds;

test.each(Object.keys(termsKinds).filter(isKind))('%s', (kind) => {
  const names = namesOf[kind];
  const isPart = (target: string): boolean => /\/(bots|kinds|strategy)\//.test(target) && isOwn(target, names);
  // A kind may share a part of another one.
  const outside = files
    .filter((path) => !isOwn(path, Object.values(namesOf).flat()) && further[kind]?.test(path) !== true)
    .filter((path) => imports.get(path)?.some(isPart) === true);
  expect(outside.filter((path) => !registries.includes(path))).toEqual([]);
  expect(outside).toEqual(expect.arrayContaining(['lib/contract/bots/terms-kinds.ts', 'server/automation/bots/bot-kinds.ts']));
});
