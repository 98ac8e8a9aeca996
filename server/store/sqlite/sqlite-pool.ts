// A SQLite database behind the pool that the rest of this code knows. It has one connection: whoever holds it has it alone, others wait in turn.
import pg from 'pg';

import type { SqliteDatabase } from './sqlite-database.ts';

type Done = (release?: Error | boolean) => void;
type Ask = (text: string, values: readonly unknown[]) => ReturnType<SqliteDatabase['ask']>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

class SqliteClient extends pg.Client {
  readonly #ask: Ask;
  release: Done = () => undefined;

  constructor(ask: Ask) {
    super();
    this.#ask = ask;
  }

  #answer(asked: unknown, given: unknown): unknown {
    const setting = isRecord(asked) ? asked : { text: asked };
    const values = Array.isArray(given) ? given : Array.isArray(setting['values']) ? setting['values'] : [];
    const text = String(setting['text']);
    const { rows, rowCount, names } = this.#ask(text, values);
    const told =
      setting['rowMode'] === 'array'
        ? rows
        : rows.map((row) => Object.fromEntries(names.map((name, at) => [name, Array.isArray(row) ? row[at] : null])));
    return {
      command: text.trim().split(/\s/, 1).join().toUpperCase(),
      rows: told,
      rowCount,
      oid: 0,
      fields: names.map((name) => ({ name })),
    };
  }

  /** The statement has run when this returns; its answer comes as a promise, or to the callback, as from the driver. */
  override query<Result>(...asked: unknown[]): Result;
  override query(...[asked, given, callback]: unknown[]): unknown {
    const done = typeof given === 'function' ? given : callback;
    if (typeof done !== 'function') return new Promise((resolve) => resolve(this.#answer(asked, given)));
    try {
      const answer = this.#answer(asked, given);
      queueMicrotask(() => done(null, answer));
    } catch (error) {
      queueMicrotask(() => done(error));
    }
    return undefined;
  }
}

export class SqlitePool extends pg.Pool {
  readonly #database: SqliteDatabase;
  readonly #client: SqliteClient;
  readonly #waiting: ((error?: Error) => void)[] = [];
  #isTaken = false;
  #isClosed = false;

  constructor(database: SqliteDatabase, onFailure: (error: unknown) => void) {
    super();
    this.#database = database;
    this.#client = new SqliteClient((text, values) => {
      try {
        return database.ask(text, values);
      } catch (error) {
        onFailure(error);
        throw error;
      }
    });
  }

  /** Those who wait for the connection. */
  waiting(): number {
    return this.#waiting.length;
  }

  isIdle(): boolean {
    return !this.#isTaken;
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
      callback(toError(error), undefined, () => undefined);
      return;
    }
    callback(undefined, client, (release) => client.release(release));
  }

  async #take(): Promise<SqliteClient> {
    if (this.#isClosed) throw new Error('the database is closed');
    if (this.#isTaken)
      await new Promise<void>((resolve, reject) => {
        this.#waiting.push((error) => (error === undefined ? resolve() : reject(error)));
      });
    this.#isTaken = true;
    let isHeld = true;
    this.#client.release = () => {
      if (!isHeld) throw new Error('the connection was given back before');
      isHeld = false;
      this.#giveBack();
    };
    return this.#client;
  }

  /** A transaction that its owner left open is undone. The connection goes from hand to hand, so that nobody comes between. */
  #giveBack(): void {
    if (this.#database.isInTransaction) this.#database.ask('rollback', []);
    const next = this.#waiting.shift();
    if (next === undefined) this.#isTaken = false;
    else next();
  }

  /** The one who has the connection gives it back first; those who wait are refused. */
  override end(): Promise<void>;
  override end(callback: () => void): void;
  override end(callback?: () => void): Promise<void> | undefined {
    const ended = this.#close(callback);
    return callback === undefined ? ended : undefined;
  }

  async #close(closed: () => void = () => undefined): Promise<void> {
    if (this.#isClosed) return closed();
    const last = this.#take();
    this.#isClosed = true;
    await last;
    this.#database.close();
    for (const refuse of this.#waiting.splice(0)) refuse(new Error('the database is closed'));
    closed();
  }
}
