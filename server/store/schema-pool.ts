// The tables of one venue, through connections that all venues share: whoever takes one sees the tables of its own schema and no other's.
import pg from 'pg';

import { preciseMs } from '#server/monitoring/precise-time.ts';
import { currentRequest } from '#server/monitoring/request-record.ts';

/** The schema that a connection looks into at the moment. */
const looksInto = new WeakMap<pg.PoolClient, string>();

type Done = (release?: Error | boolean) => void;

/** As a pool of its own; ending it leaves the shared connections open. */
export class SchemaPool extends pg.Pool {
  readonly #shared: pg.Pool;
  readonly #schema: string;
  readonly #permit: () => Promise<void>;

  /** `schema`: a name that needs no quoting. `permit` rejects while nobody may use the database. */
  constructor(shared: pg.Pool, schema: string, permit: () => Promise<void>) {
    super();
    if (!/^[a-z_]+$/.test(schema)) throw new Error(`not the name of a schema: ${schema}`);
    this.#shared = shared;
    this.#schema = schema;
    this.#permit = permit;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: (error: Error | undefined, client: pg.PoolClient | undefined, done: Done) => void): void;
  override connect(
    callback?: (error: Error | undefined, client: pg.PoolClient | undefined, done: Done) => void,
  ): Promise<pg.PoolClient> | undefined {
    if (callback === undefined) return this.#take();
    void this.#hand(callback);
    return undefined;
  }

  async #hand(callback: (error: Error | undefined, client: pg.PoolClient | undefined, done: Done) => void): Promise<void> {
    let client: pg.PoolClient;
    try {
      client = await this.#take();
    } catch (error) {
      callback(error instanceof Error ? error : new Error(String(error)), undefined, () => undefined);
      return;
    }
    callback(undefined, client, (release) => client.release(release));
  }

  async #take(): Promise<pg.PoolClient> {
    const request = currentRequest();
    if (request === undefined) return this.#connect();
    const askedMs = preciseMs();
    const client = await this.#connect();
    // Made anew by the pool each time that the connection is handed out.
    const { release } = client;
    client.release = (failed) => {
      request.database.push({ askedMs, returnedMs: preciseMs() });
      release(failed);
    };
    return client;
  }

  async #connect(): Promise<pg.PoolClient> {
    await this.#permit();
    const client = await this.#shared.connect();
    if (looksInto.get(client) === this.#schema) return client;
    try {
      await client.query(`set search_path to ${this.#schema}`);
    } catch (error) {
      client.release(true);
      throw error;
    }
    looksInto.set(client, this.#schema);
    return client;
  }
}
