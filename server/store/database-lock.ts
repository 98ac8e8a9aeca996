// One exchange per database: a lock that PostgreSQL holds for as long as one watched connection lives.
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod/mini';

import { Absence, type AbsenceLog, type AwayListener, type Presence } from './absence.ts';

class DatabaseInUse extends Error {
  constructor(holder: string) {
    super(`the database is in use by ${holder}: two exchanges cannot share one. Stop the other one, or give this one its own DATABASE_URL`);
    this.name = 'DatabaseInUse';
  }
}

export type DatabaseLock = Presence & {
  /** Null, or why nothing may be written at the moment. */
  problem(): string | null;
  /** True while nothing can be asked, for now. */
  isAway(): boolean;
  /** Gives the database back. */
  close(): Promise<void>;
};

export type DatabaseLockOptions = {
  readonly databaseUrl: string;
  readonly log: AbsenceLog;
  /** The lock was lost, and another exchange has it now: nothing is permitted from then on. */
  readonly onTaken: (reason: string) => void;
};

/** A killed exchange's connection takes a moment to be noticed by the database. */
const patienceMs = 5000;
const lookEveryMs = 250;
/** The connection is looked at so often, and a look that is not answered by the next one means that the database is away. */
const watchEveryMs = 1000;
/** A silent connection is given up after this time, and another one is tried. */
const queryTimeoutMs = 10_000;
/** So that the database is found soon after it is back. */
const regainTimeoutMs = 2000;

/** "Meridian" in two halves: no other program will ask for the same lock by chance. */
const key = [0x4d657269, 0x6469616e];

/** A host that vanished without a word is noticed by the database after 25 s, not after hours. */
const settle = `set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3`;
const take = `select pg_try_advisory_lock($1::int, $2::int) as taken, pg_backend_pid() as "backendId"`;
const locks = `pg_locks l where l.locktype = 'advisory' and l.classid = $1::int and l.objid = $2::int and l.objsubid = 2 and l.granted
  and l.database = (select oid from pg_database where datname = current_database())`;
const isOurs = `select count(*)::int as held from ${locks} and l.pid = pg_backend_pid()`;
/** To the microsecond, which a Date would lose. */
const startOf = `to_char(backend_start at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
const holderOf = `select pid, application_name as name, ${startOf} as since from pg_stat_activity where pid in (select l.pid from ${locks})`;
/** Our own session, which the database has not noticed to be gone; the start tells it from a later one of the same number. */
const endSession = `select pg_terminate_backend(pid) from pg_stat_activity where pid = $1 and ${startOf} = $2`;

const takenRow = z.tuple([z.object({ taken: z.boolean(), backendId: z.number() })]);
const heldRow = z.tuple([z.object({ held: z.number() })]);
const holderRows = z.array(z.object({ pid: z.number(), name: z.nullable(z.string()), since: z.nullable(z.string()) }));
type Holder = z.infer<typeof holderRows>[number];

/** Whoever kept the lock a moment ago has gone. */
const nobodyAnyMore: Holder = { pid: 0, name: null, since: null };

/** A name that leads to several addresses fails with the reasons of each, and no words of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}

/** The name of an exchange for another one that finds it in the database. */
const nameOf = ({ name, since }: Holder): string =>
  `${name === null || name === '' ? 'somebody' : name}${since === null ? '' : ` since ${since}`}`;

const isSameSession = (one: Holder, other: Holder | null): boolean => one.pid === other?.pid && one.since === other.since;

class Lock implements DatabaseLock {
  readonly #options: DatabaseLockOptions;
  readonly #absence: Absence;
  #client: pg.Client | null = null;
  /** The connection whose answer to the last look has not come. */
  #asked: pg.Client | null = null;
  #session: Holder | null = null;
  #regaining: Promise<void> | null = null;
  /** Set for good when the database belongs to another exchange, or was given back. */
  #over: string | null = null;
  readonly #watch: NodeJS.Timeout;

  constructor(options: DatabaseLockOptions) {
    this.#options = options;
    this.#absence = new Absence(options.log);
    this.#watch = setInterval(() => void this.#look(), watchEveryMs).unref();
  }

  problem(): string | null {
    return this.#over ?? this.#absence.why;
  }

  isAway(): boolean {
    return this.#absence.why !== null;
  }

  async permit(): Promise<void> {
    if (this.#over === null) await this.#absence.permit();
    if (this.#over !== null) throw new Error(this.#over);
  }

  onAway(listener: AwayListener): () => void {
    return this.#absence.onAway(listener);
  }

  async close(): Promise<void> {
    clearInterval(this.#watch);
    this.#over ??= 'the database is closed';
    await this.#regaining;
    const client = this.#client;
    this.#client = null;
    await client?.end().catch(() => undefined);
  }

  /** Takes the lock on a new connection. Resolves with who has it instead, or null when it is ours. Rejects when there is no way to ask. */
  async take(connectMs = queryTimeoutMs): Promise<Holder | null> {
    const client = new pg.Client({
      connectionString: this.#options.databaseUrl,
      application_name: `Meridian, process ${process.pid} on ${hostname()}`,
      keepAlive: true,
      connectionTimeoutMillis: connectMs,
      query_timeout: queryTimeoutMs,
    });
    client.on('error', (error) => this.#lose(client, error.message));
    client.on('end', () => this.#lose(client, 'it was closed'));
    try {
      await client.connect();
      await client.query(settle);
      const [{ taken, backendId }] = takenRow.parse((await client.query(take, key)).rows);
      const holders = holderRows.parse((await client.query(holderOf, key)).rows);
      if (taken) {
        this.#session = holders.find(({ pid }) => pid === backendId) ?? null;
        this.#client = client;
        return null;
      }
      const [holder] = holders;
      if (holder !== undefined && isSameSession(holder, this.#session)) await client.query(endSession, [holder.pid, holder.since]);
      await client.end();
      return holder ?? nobodyAnyMore;
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
  }

  /** The lock is of this very session, and the session answers: a pooler that hands out another one for each statement keeps no lock. */
  async #look(): Promise<void> {
    const client = this.#client;
    if (client === null) return;
    // An answer that has arrived, and that a busy process has not read yet, is no silence.
    if (this.#asked === client) return void setImmediate(() => this.#noteSilence(client));
    this.#asked = client;
    try {
      const [{ held }] = heldRow.parse((await client.query(isOurs, key)).rows);
      if (held !== 1) this.#lose(client, 'it does not hold the lock for this exchange');
      else if (this.#client === client) this.#absence.end();
    } catch (error) {
      this.#lose(client, reasonOf(error));
    } finally {
      if (this.#asked === client) this.#asked = null;
    }
  }

  #noteSilence(client: pg.Client): void {
    if (this.#asked === client && this.#client === client && this.#over === null) this.#absence.silent();
  }

  #lose(client: pg.Client, why: string): void {
    if (this.#client !== client || this.#over !== null) return;
    this.#client = null;
    client.end().catch(() => undefined);
    this.#absence.lost(why);
    this.#regaining = this.#regain().finally(() => (this.#regaining = null));
  }

  async #regain(): Promise<void> {
    for (;;) {
      if (this.#over !== null) return;
      try {
        const holder = await this.take(regainTimeoutMs);
        if (holder === null) return this.#absence.end();
        if (holder !== nobodyAnyMore && !isSameSession(holder, this.#session)) return this.#giveUp(holder);
      } catch {
        // The database is away; it is asked again.
      }
      await delay(lookEveryMs);
    }
  }

  #giveUp(holder: Holder): void {
    this.#over = new DatabaseInUse(nameOf(holder)).message;
    clearInterval(this.#watch);
    this.#options.onTaken(this.#over);
  }
}

/**
 * Takes the database for this exchange. Refuses (DatabaseInUse) when another one still has it after a moment. `databaseUrl` must lead to
 * one session for as long as the connection lives.
 */
export async function lockDatabase(options: DatabaseLockOptions): Promise<DatabaseLock> {
  const lock = new Lock(options);
  try {
    let holder = await lock.take();
    for (let waitedMs = 0; holder !== null && waitedMs < patienceMs; waitedMs += lookEveryMs) {
      await delay(lookEveryMs);
      holder = await lock.take();
    }
    if (holder !== null) throw new DatabaseInUse(nameOf(holder));
    return lock;
  } catch (error) {
    await lock.close();
    if (error instanceof DatabaseInUse) throw error;
    throw new Error(`the database that DATABASE_URL names cannot be used: ${reasonOf(error)}`, { cause: error });
  }
}
