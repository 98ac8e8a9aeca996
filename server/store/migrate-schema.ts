// Brings the tables of one schema up to date: the same steps for every venue, each in its own schema.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { z } from 'zod/mini';

const folder = fileURLToPath(new URL('./migrations', import.meta.url));

type Step = { readonly text: string; readonly hash: string; readonly madeMs: number };

/**
 * The migration steps of a schema, oldest first, each in one message: sent statement by statement, they keep the embedded database busy
 * for longer. They say `"public".`; for another schema they name that one.
 */
const stepsFor = (schema: string): Step[] =>
  readMigrationFiles({ migrationsFolder: folder }).map(({ sql: statements, hash, folderMillis }) => ({
    text: statements.join(';\n').replaceAll('"public".', `"${schema}".`),
    hash,
    madeMs: folderMillis,
  }));

const stepList = z.object({ entries: z.array(z.object({ when: z.number() })) });
const placeRow = z.tuple([z.object({ found: z.nullable(z.string()) })]);
const newestRow = z.tuple([z.object({ newest: z.nullable(z.coerce.number()) })]);

/** The time at which the newest step of this release was made. */
const newestStep = (): number =>
  Math.max(...stepList.parse(JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8'))).entries.map(({ when }) => when));

/** The time of the newest step that was taken; null: none was. Refuses (Error) tables that a later release has changed. */
async function newestTaken(db: NodePgDatabase, table: string): Promise<number | null> {
  const [{ found }] = placeRow.parse((await db.execute(sql`select to_regclass(${table})::text as found`)).rows);
  if (found === null) return null;
  const [{ newest }] = newestRow.parse((await db.execute(sql`select max(created_at) as newest from ${sql.raw(table)}`)).rows);
  // Rows would be written without what that release counts on.
  if (newest !== null && newest > newestStep())
    throw new Error(
      'the database belongs to a later release than this one, which would leave out what that release counts on: start that release, or restore the backup that was taken before it',
    );
  return newest;
}

/**
 * `db` looks into the schema. Rejects when a step is refused, or a later release was here; no step stays then. Steps are taken and noted as
 * drizzle-orm does it, whose own way takes each statement by itself.
 */
export async function migrateSchema(db: NodePgDatabase, schema: string): Promise<void> {
  const notes = schema === 'public' ? 'drizzle' : schema;
  const table = `${notes}.__drizzle_migrations`;
  const newest = (await newestTaken(db, table)) ?? 0;
  const due = stepsFor(schema).filter(({ madeMs }) => madeMs > newest);
  if (due.length === 0) return;
  await db.execute(sql`create schema if not exists ${sql.identifier(notes)}`);
  await db.execute(sql`create table if not exists ${sql.raw(table)} (id serial primary key, hash text not null, created_at bigint)`);
  await db.transaction(async (all) => {
    for (const { text, hash, madeMs } of due) {
      await all.execute(sql.raw(text));
      await all.execute(sql`insert into ${sql.raw(table)} (hash, created_at) values (${hash}, ${madeMs})`);
    }
  });
}
