// The database of a test exchange: the embedded one, or with TEST_DATABASE=postgres one of a PostgreSQL server of the tests' own.
import { basename } from 'node:path';
import pg from 'pg';

/** Set by whoever starts the server: an address of it, and the database that others are copied from. */
const serverName = 'TEST_POSTGRES_SERVER';
const templateName = 'TEST_POSTGRES_TEMPLATE';

export const wantsPostgres = (): boolean => process.env['TEST_DATABASE'] === 'postgres';

/** `address`: of any database of the server. */
export function beOnPostgres(address: string): void {
  process.env[serverName] = address;
}

/** The content of that folder's database is in every new one from now on. */
export function copyDatabaseOf(dataDir: string): void {
  process.env[templateName] = basename(dataDir);
}

const exists = '42P04';
const isThere = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === exists;

/** Another database of the same server. */
function addressOf(server: string, database: string): string {
  const [address = '', query = ''] = server.split('?');
  return `${address.slice(0, address.lastIndexOf('/'))}/${database}?${query}`;
}

async function atServer(server: string, statement: (quoted: (name: string) => string) => string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement((name) => client.escapeIdentifier(name)));
  } finally {
    await client.end();
  }
}

/** The address of the database that belongs to a data folder, made if need be; empty: the embedded one. */
export async function databaseOf(dataDir: string): Promise<string> {
  const server = process.env[serverName];
  if (server === undefined) return '';
  const [name, template] = [basename(dataDir), process.env[templateName]];
  await atServer(
    server,
    (quoted) => `create database ${quoted(name)}${template === undefined ? '' : ` template ${quoted(template)}`}`,
  ).catch((error: unknown) => {
    if (!isThere(error)) throw error;
  });
  return addressOf(server, name);
}

/** Removes the database of a data folder that is removed too. */
export async function dropDatabaseOf(dataDir: string): Promise<void> {
  const server = process.env[serverName];
  if (server !== undefined) await atServer(server, (quoted) => `drop database if exists ${quoted(basename(dataDir))} with (force)`);
}
