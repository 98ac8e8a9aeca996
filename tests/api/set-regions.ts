// Writes what is not offered in which country, as an operator does.
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { RegionTable } from '#lib/contract/site/region-limits.ts';
import type { TestExchange } from './start-test-exchange.ts';

/** A file is looked at once a second. */
export async function setRegions({ dataDir }: Pick<TestExchange, 'dataDir'>, table: RegionTable): Promise<void> {
  const folder = join(dataDir, 'site');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'regions.json');
  writeFileSync(file, JSON.stringify(table));
  utimesSync(file, new Date(), new Date(Date.now() + Math.round(Math.random() * 1e6)));
  await new Promise((resolve) => setTimeout(resolve, 1100));
}
