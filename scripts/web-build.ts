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
  'middleware.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];
const stampFile = '.next/source-hash';

function* filesOf(path: string): Generator<string> {
  if (!existsSync(path)) return;
  const entries = readdirSync(path, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) yield* filesOf(child);
    else if (!/\.test\.tsx?$/.test(entry.name)) yield child;
  }
}

/** A hash over the contents of everything that the web build reads. */
function sourceHash(): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    const files = source.includes('.') ? [source].filter((file) => existsSync(file)) : [...filesOf(source)];
    for (const file of files) hash.update(file).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Builds if needed. Refuses (Error) when the build fails. */
export function ensureWebBuild(): void {
  const wanted = sourceHash();
  if (existsSync('.next/BUILD_ID') && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  console.log('Building the web app (once; it takes a moment) …');
  const build = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  if (build.status !== 0) throw new Error('The web build failed; its messages stand above.');
  writeFileSync(stampFile, wanted);
}
