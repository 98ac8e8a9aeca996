// Brings the tables of one schema up to date: the same steps for every venue, each in its own schema.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import { PgDialect } from 'drizzle-orm/pg-core';
import { z } from 'zod/mini';

const folder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * The migration steps of a schema, each in one message: sent statement by statement, they keep the embedded database busy for longer.
 * They say `"public".`; for another schema they name that one.
 */
const stepsFor = (schema: string): MigrationMeta[] =>
  readMigrationFiles({ migrationsFolder: folder }).map((step) => ({
    ...step,
    sql: [step.sql.join(';\n').replaceAll('"public".', `"${schema}".`)],
  }));

const stepList = z.object({ entries: z.array(z.object({ when: z.number() })) });
const placeRow = z.tuple([z.object({ found: z.nullable(z.string()) })]);
const newestRow = z.tuple([z.object({ newest: z.nullable(z.coerce.number()) })]);

/** The time at which the newest step of this release was made. */
const newestStep = (): number =>
  Math.max(...stepList.parse(JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8'))).entries.map(({ when }) => when));

/** Refuses (Error) tables that a later release has changed: rows would be written without what that release counts on. */
async function refuseLater(db: NodePgDatabase, migrationsSchema: string): Promise<void> {
  const table = `${migrationsSchema}.__drizzle_migrations`;
  const [{ found }] = placeRow.parse((await db.execute(sql`select to_regclass(${table})::text as found`)).rows);
  if (found === null) return;
  const [{ newest }] = newestRow.parse((await db.execute(sql`select max(created_at) as newest from ${sql.raw(table)}`)).rows);
  if (newest !== null && newest > newestStep())
    throw new Error(
      'the database belongs to a later release than this one, which would leave out what that release counts on: start that release, or restore the backup that was taken before it',
    );
}

/** `db` looks into the schema. Rejects when a step is refused, or a later release was here; the steps before it stay. */
export async function migrateSchema(db: NodePgDatabase, schema: string): Promise<void> {
  const migrationsSchema = schema === 'public' ? 'drizzle' : schema;
  await refuseLater(db, migrationsSchema);
  await new PgDialect().migrate(stepsFor(schema), db._.session, { migrationsFolder: folder, migrationsSchema });
}
