// The house rules that a machine can check. Rooms and who may import whom: the table below is the one home of that fact.
import { readFileSync, readdirSync } from 'node:fs';
import { defineConfig, type OxlintOverride } from 'oxlint';
import { z } from 'zod/mini';

type Room = {
  /** A folder. */
  readonly room: string;
  /** Folders it may import from, beside itself. */
  readonly may: readonly string[];
  /** Packages it may import; undefined means any. */
  readonly packages?: readonly string[];
};

const folders = (parent: string): string[] =>
  readdirSync(new URL(parent, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${parent}/${entry.name}`);

/** Every folder of features and services is fenced from its siblings from the day it exists. */
const rooms: readonly Room[] = [
  { room: 'lib/contract', may: [], packages: ['zod/mini'] },
  { room: 'lib/order-math', may: ['lib/contract'], packages: ['decimal.js'] },
  { room: 'lib/market-files', may: [], packages: ['decimal.js', 'papaparse'] },
  { room: 'lib/format', may: ['lib/contract'] },
  { room: 'lib/late', may: [], packages: ['react'] },
  { room: 'lib/i18n', may: ['lib/contract', 'locales'] },
  { room: 'lib/clock', may: [], packages: [] },
  { room: 'lib/session', may: ['lib/clock', 'lib/contract', 'lib/api', 'lib/i18n', 'lib/late'] },
  { room: 'lib/api', may: ['lib/contract', 'lib/late'] },
  { room: 'lib/realtime', may: ['lib/contract', 'lib/late'] },
  { room: 'lib/commands', may: [] },
  { room: 'lib/favourites', may: ['lib/contract', 'lib/api', 'lib/session'] },
  { room: 'lib/copy-trading', may: ['lib/contract', 'lib/api', 'lib/session'] },
  { room: 'lib/ticket', may: ['lib/contract', 'lib/api', 'lib/order-math', 'lib/session', 'lib/commands'] },
  { room: 'lib/plans', may: ['lib/contract', 'lib/api', 'lib/order-math'] },
  { room: 'lib/monitoring', may: ['lib/contract'], packages: ['@sentry/nextjs', 'web-vitals'] },
  { room: 'service-worker', may: ['lib/i18n'], packages: ['serwist'] },
  { room: 'components/ui', may: ['lib/format', 'lib/i18n', 'lib/late'] },
  {
    room: 'components/trading',
    may: ['components/ui', 'lib/clock', 'lib/contract', 'lib/order-math', 'lib/format', 'lib/i18n', 'lib/late', 'lib/ticket'],
  },
  ...folders('features').map((room) => ({ room, may: ['components', 'lib'] })),
  { room: 'app', may: ['features', 'components', 'lib'] },
  { room: 'server/engine', may: ['lib/contract'], packages: [] },
  { room: 'server/journal', may: [] },
  { room: 'server/monitoring', may: ['lib/contract'] },
  { room: 'server/store', may: ['server/monitoring'] },
  { room: 'server/runtime', may: ['server/engine', 'server/journal', 'server/monitoring'] },
  { room: 'server/names', may: [] },
  { room: 'server/network', may: [] },
  { room: 'server/passwords', may: ['server/network'] },
  { room: 'server/seal', may: [] },
  { room: 'server/wire', may: ['server/engine', 'lib/contract'] },
  { room: 'server/projections', may: ['server/engine', 'server/store', 'server/wire', 'lib/contract'] },
  { room: 'server/edge', may: ['lib/contract'] },
  { room: 'server/channels', may: ['server/edge', 'server/engine', 'server/network', 'server/runtime', 'server/wire', 'lib/contract'] },
  {
    room: 'server/market',
    may: [
      'server/engine',
      'server/monitoring',
      'server/runtime',
      'server/projections',
      'server/store',
      'lib/contract',
      'lib/market-files',
      'lib/order-math',
    ],
  },
  {
    room: 'server/automation',
    may: ['server/engine', 'server/monitoring', 'server/projections', 'server/runtime', 'server/store', 'lib/contract', 'lib/order-math'],
  },
  {
    room: 'server/backtest',
    may: ['server/automation', 'server/engine', 'server/monitoring', 'lib/contract', 'lib/market-files', 'lib/order-math'],
  },
  ...folders('server/services').map((room) => ({
    room,
    may: [
      'server/automation',
      'server/backtest',
      'server/engine',
      'server/monitoring',
      'server/names',
      'server/network',
      'server/passwords',
      'server/runtime',
      'server/seal',
      'server/projections',
      'server/store',
      'lib/contract',
      'lib/market-files',
      'lib/order-math',
    ],
  })),
  {
    room: 'server/house',
    may: [
      'server/services',
      'server/automation',
      'server/engine',
      'server/market',
      'server/monitoring',
      'server/projections',
      'server/runtime',
      'server/store',
      'lib/contract',
      'lib/order-math',
    ],
  },
  {
    room: 'server/worlds',
    may: [
      'server/answers',
      'server/automation',
      'server/backtest',
      'server/channels',
      'server/engine',
      'server/journal',
      'server/market',
      'server/monitoring',
      'server/projections',
      'server/runtime',
      'server/services',
      'server/store',
      'lib/contract',
      'lib/market-files',
    ],
  },
  {
    room: 'server/worlds/world',
    may: ['server/automation', 'server/engine', 'server/journal', 'server/market', 'server/runtime', 'lib/contract', 'lib/market-files'],
  },
  { room: 'server/pages', may: ['lib/contract', 'lib/i18n', 'lib/session'] },
  {
    room: 'server/answers',
    may: [
      'server/services',
      'server/worlds',
      'server/market',
      'server/passwords',
      'server/projections',
      'server/runtime',
      'server/engine',
      'server/monitoring',
      'lib/contract',
    ],
  },
  {
    room: 'server/http',
    may: [
      'server/answers',
      'server/edge',
      'server/services',
      'server/projections',
      'server/runtime',
      'server/engine',
      'server/monitoring',
      'lib/contract',
    ],
  },
];

/** Every place an import can point to, as deep as rooms are told apart. */
const places: readonly string[] = [
  ...['lib', 'components', 'features', 'server'].flatMap(folders),
  ...folders('server/services'),
  'app',
  'locales',
  'tests',
];

const versions = z.record(z.string(), z.string());
const manifest = z.object({ dependencies: versions, devDependencies: versions, optionalDependencies: versions });
const { dependencies, devDependencies, optionalDependencies } = manifest.parse(
  JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')),
);

const within = (place: string, room: string): boolean => place === room || place.startsWith(`${room}/`);
const anyOf = (texts: readonly string[]): string => texts.map((text) => text.replace(/[/.]/g, String.raw`\$&`)).join('|');

/**
 * The imports that a room may not write: the aliases of other rooms, and packages outside its list.
 * Written as what is forbidden, because the linter's patterns cannot say "everything but".
 */
const forbidden = ({ room, may, packages }: Room): { regex: string; message: string }[] => {
  const allowed = [room, ...may];
  const others = places.filter((place) => !allowed.some((folder) => within(place, folder) || within(folder, place)));
  const patterns = [{ regex: `^#(${anyOf(others)})(/|$)`, message: `${room} may import only ${allowed.join(', ')}.` }];
  if (packages === undefined) return patterns;
  const roots = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
    (name) => !packages.some((one) => within(one, name)),
  );
  const message = `${room} may use only these packages: ${packages.join(', ') || 'none'}.`;
  return [
    ...patterns,
    { regex: `^(node:|(${anyOf(roots)})(/|$))`, message },
    { regex: '^zod$', message: 'Import zod/mini: it is a fifth of the size.' },
  ];
};

/** Code that comes late has one loader, which says when it cannot be had and asks again. */
const lateLoaders = ['components/ui/late/late-part.tsx', 'lib/late/late-code.ts'];
const lateMessage = `Code that comes late comes by ${lateLoaders.join(' or ')}.`;
const lateWays = [
  { name: 'next/dynamic', message: lateMessage },
  { name: 'react', importNames: ['lazy'], message: lateMessage },
];

/** Answers of the exchange are kept in one place, under keys that say whose they are. */
const queryWay = { name: '@tanstack/react-query', message: 'Server state is asked for by lib/api: useCall, useCallPages, useKeptList.' };

const fence = (room: Room): OxlintOverride => ({
  files: [`${room.room}/**/*.{ts,tsx}`],
  rules: {
    'eslint/no-restricted-imports': [
      'error',
      { paths: room.room === 'lib/api' ? lateWays : [...lateWays, queryWay], patterns: forbidden(room) },
    ],
  },
});

export default defineConfig({
  plugins: ['typescript', 'import', 'react', 'jsx-a11y', 'nextjs', 'promise', 'unicorn', 'oxc', 'vitest'],
  options: { typeAware: true },
  categories: { correctness: 'error', suspicious: 'off' },
  env: { node: true, browser: true, es2024: true },
  ignorePatterns: ['.next/**', 'node_modules/**', 'public/**', 'server/store/migrations/**', 'next-env.d.ts'],
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/await-thenable': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/unbound-method': 'off',
    // A book that repaints ten times a second is drawn with roles on plain boxes.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Pictures here are drawn on the page itself; there is nothing to optimise.
    'nextjs/no-img-element': 'off',
    'eslint/eqeqeq': 'error',
    'eslint/no-var': 'error',
    'eslint/prefer-const': 'error',
    'eslint/max-lines': ['error', { max: 400 }],
    'vitest/no-focused-tests': 'error',
    'vitest/no-disabled-tests': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
  },
  overrides: [
    ...rooms.map(fence),
    // HTTP is one door of several: what another wants of it belongs to the answers.
    {
      files: ['server/*.ts', 'server/{configuration,listening,venue}/**/*.ts'],
      excludeFiles: ['server/main.ts', 'server/worlds-worker.ts'],
      rules: {
        'eslint/no-restricted-imports': [
          'error',
          { patterns: [{ regex: '^#server/http/', message: 'Only main and the thread of worlds import server/http.' }] },
        ],
      },
    },
    // A program writes them, one line for each call.
    { files: ['lib/contract/every-call.ts', 'server/http/every-served-call.ts'], rules: { 'eslint/max-lines': 'off' } },
    // What they expect is expected within the tests that ask.
    { files: ['tests/api/spec/*-asks.ts'], rules: { 'vitest/no-standalone-expect': 'off' } },
    // The loader itself.
    {
      files: ['components/ui/late/late-part.tsx'],
      rules: {
        'eslint/no-restricted-imports': ['error', { patterns: rooms.filter(({ room }) => room === 'components/ui').flatMap(forbidden) }],
      },
    },
    // A test may stand in several rooms at once.
    { files: ['**/*.test.{ts,tsx}', 'tests/**/*.{ts,tsx}'], rules: { 'eslint/no-restricted-imports': 'off' } },
  ],
});
