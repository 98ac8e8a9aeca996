// Brings the tables of one schema up to date: the same steps for every venue, each in its own schema.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';

const folder = fileURLToPath(new URL('./migrations', import.meta.url));

/** The migration steps of a schema. They say `"public".`; for another schema a copy says its name. */
function stepsFor(schema: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'meridian-steps-'));
  cpSync(folder, copy, { recursive: true });
  for (const name of readdirSync(copy).filter((one) => one.endsWith('.sql'))) {
    const path = join(copy, name);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('"public".', `"${schema}".`));
  }
  return copy;
}

/** `db` looks into the schema. Rejects when a step is refused; those before it stay. */
export async function migrateSchema(db: NodePgDatabase, schema: string): Promise<void> {
  if (schema === 'public') return migrate(db, { migrationsFolder: folder });
  const steps = stepsFor(schema);
  try {
    await migrate(db, { migrationsFolder: steps, migrationsSchema: schema });
  } finally {
    rmSync(steps, { recursive: true, force: true });
  }
}
