// The tables of one venue, through connections that all venues share: whoever takes one sees the tables of its own schema and no other's.
import pg from 'pg';

import { preciseMs } from '#server/monitoring/precise-time.ts';
import { currentRequest } from '#server/monitoring/request-record.ts';
import type { Presence } from './absence.ts';
import { connectionError, noteBroken } from './database-away.ts';

/** The schema that a connection looks into at the moment. */
const looksInto = new WeakMap<pg.PoolClient, string>();

type Done = (release?: Error | boolean) => void;

/** As a pool of its own; ending it leaves the shared connections open. */
export class SchemaPool extends pg.Pool {
  readonly #shared: pg.Pool;
  readonly #schema: string;
  readonly #presence: Presence;
  /** Connections in use; true: for one statement, false: for as many as somebody likes. */
  readonly #inUse = new Map<pg.PoolClient, boolean>();

  /** `schema`: a name that needs no quoting. */
  constructor(shared: pg.Pool, schema: string, presence: Presence) {
    super();
    if (!/^[a-z_]+$/.test(schema)) throw new Error(`not the name of a schema: ${schema}`);
    this.#shared = shared;
    this.#schema = schema;
    this.#presence = presence;
    shared.on('release', (_error, client) => void this.#inUse.delete(client));
    // A database that has fallen silent would keep them waiting: one statement is given up at once, a transaction with the connection.
    presence.onAway((_error, isSilent) => {
      for (const [client, isOneStatement] of this.#inUse)
        if ((isOneStatement || !isSilent) && client instanceof pg.Client) void client.end();
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: (error: Error | undefined, client: pg.PoolClient | undefined, done: Done) => void): void;
  override connect(
    callback?: (error: Error | undefined, client: pg.PoolClient | undefined, done: Done) => void,
  ): Promise<pg.PoolClient> | undefined {
    if (callback === undefined) return this.#take(false);
    void this.#hand(callback);
    return undefined;
  }

  async #hand(callback: (error: Error | undefined, client: pg.PoolClient | undefined, done: Done) => void): Promise<void> {
    let client: pg.PoolClient;
    try {
      client = await this.#take(true);
    } catch (error) {
      callback(error instanceof Error ? error : new Error(String(error)), undefined, () => undefined);
      return;
    }
    callback(undefined, client, (release) => client.release(release));
  }

  async #take(isOneStatement: boolean): Promise<pg.PoolClient> {
    const request = currentRequest();
    if (request === undefined) return this.#connect(isOneStatement);
    const askedMs = preciseMs();
    const client = await this.#connect(isOneStatement);
    // Made anew by the pool each time that the connection is handed out.
    const { release } = client;
    client.release = (failed) => {
      request.database.push({ askedMs, returnedMs: preciseMs() });
      release(failed);
    };
    return client;
  }

  async #connect(isOneStatement: boolean): Promise<pg.PoolClient> {
    await this.#presence.permit();
    const client = await this.#connected();
    // Whoever has it hears of it from the statement that fails.
    if (!looksInto.has(client)) client.prependListener('error', noteBroken);
    this.#inUse.set(client, isOneStatement);
    if (looksInto.get(client) !== this.#schema) {
      try {
        await client.query(`set search_path to ${this.#schema}`);
      } catch (error) {
        client.release(true);
        throw error;
      }
      looksInto.set(client, this.#schema);
    }
    return client;
  }

  /** A connection that comes when it is not waited for any more goes back. */
  #connected(): Promise<pg.PoolClient> {
    return new Promise((resolve, reject) => {
      let isLate = false;
      const stop = this.#presence.onAway((error) => {
        isLate = true;
        reject(error);
      });
      this.#shared
        .connect()
        .then(
          (client) => (isLate ? client.release() : resolve(client)),
          (error: unknown) => reject(connectionError(error)),
        )
        .finally(stop);
    });
  }
}
