// Builds the web app when there is no build, or when what it was built from has changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = [
  'app',
  'components',
  'features',
  'lib',
  'locales',
  'public',
  'instrumentation-client.ts',
  'instrumentation.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'package-lock.json',
  'proxy.ts',
  'scripts/build/compile-hints.ts',
  'service-worker',
  'serwist.config.js',
  'tsconfig.json',
];
const stampFile = '.next/source-hash';

function* filesOf(path: string): Generator<string> {
  if (!existsSync(path)) return;
  const entries = readdirSync(path, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) yield* filesOf(child);
    else if (!/\.test\.tsx?$/.test(entry.name) && !made.has(child)) yield child;
  }
}

/** Made by the build itself. */
const made = new Set([join('public', 'sw.js')]);

/** A hash over the contents of everything that the web build reads. */
function sourceHash(): string {
  const hash = createHash('sha256').update(process.env['SOURCE_MAPS'] ?? '');
  for (const source of sources) {
    const files = source.includes('.') ? [source].filter((file) => existsSync(file)) : [...filesOf(source)];
    for (const file of files) hash.update(file).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

function run(script: string, command: string): void {
  const { status } = spawnSync(process.execPath, [script, command], {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error('The web build failed; its messages stand above.');
}

/** Builds if needed: the pages, then the service worker. Refuses (Error) when the build fails. */
export function ensureWebBuild(): void {
  const wanted = sourceHash();
  if (existsSync('.next/BUILD_ID') && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  console.log('Building the web app (once; it takes a moment) …');
  run('node_modules/next/dist/bin/next', 'build');
  run('node_modules/@serwist/cli/dist/bin.mjs', 'build');
  writeFileSync(stampFile, wanted);
}
