// The packages that the running product is made of, read from the lock file: the list cannot fall behind.
import 'server-only';

import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

export type ShippedPackage = { readonly name: string; readonly version: string; readonly licence: string };

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      license: z.optional(z.string()),
      dev: z.optional(z.boolean()),
      optional: z.optional(z.boolean()),
    }),
  ),
});

let known: readonly ShippedPackage[] | null = null;

/** By name. Tools that only build or test are left out. */
export function shippedPackages(): readonly ShippedPackage[] {
  if (known !== null) return known;
  const { packages } = lockFile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  const rows = Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && dev !== true)
    .map(([path, { version, license }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: version ?? '',
      licence: license ?? '—',
    }));
  known = [...new Map(rows.map((row) => [`${row.name}@${row.version}`, row])).values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return known;
}
