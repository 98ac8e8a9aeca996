// The room that the embedded database takes on disk: its tables, and its log of the last writes, which comes and goes.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export type StoreSize = { readonly tableBytes: number; readonly logBytes: number };

/** A file may go between the list and the look at it. */
const bytesOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

export function storeSize(dataDir: string): StoreSize {
  const folder = join(dataDir, 'store');
  const log = join(folder, 'pg_wal');
  let [tableBytes, logBytes] = [0, 0];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const bytes = bytesOf(join(entry.parentPath, entry.name));
    if (entry.parentPath.startsWith(log)) logBytes += bytes;
    else tableBytes += bytes;
  }
  return { tableBytes, logBytes };
}
