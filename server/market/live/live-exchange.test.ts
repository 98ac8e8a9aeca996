// A live market without the package that speaks with other venues: the start is refused, and says what to install.
import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

import { loadLiveExchange } from './live-exchange.ts';

test('a venue opens with the package, and is asked nothing by it', async () => {
  const open = await loadLiveExchange('kraken');
  expect(open().has['fetchTrades']).toBe(true);
});

test('without the package the refusal names it and how to get it', async () => {
  // In a folder of its own, where no packages are.
  const folder = await mkdtemp(join(tmpdir(), 'meridian-no-ccxt-'));
  try {
    const file = join(folder, 'live-exchange.ts');
    await copyFile(join(import.meta.dirname, 'live-exchange.ts'), file);
    const load = `import { loadLiveExchange } from ${JSON.stringify(file)};
      loadLiveExchange('kraken').then(() => console.log('opened'), (error) => console.log(error.message));`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', load], { cwd: folder });
    expect(stdout.trim()).toMatch(/^MARKET_SOURCE=live needs the package ccxt, which is not installed: install it with `npm ci`/);
  } finally {
    await rm(folder, { recursive: true });
  }
});
