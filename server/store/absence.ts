// The times at which the database is away: each is one line in the log when it begins and one when it ends.
import { DatabaseAway } from './database-away.ts';

export type AbsenceLog = { info(details: object, message: string): void; error(details: object, message: string): void };

/** As those who ask the database see it. */
export type Presence = {
  /** Resolves when the database may be asked; rejects (DatabaseAway) when it has been away for longer than a moment. */
  permit(): Promise<void>;
  /** Told each time it has been away for longer than a moment. Returns how to stop. */
  onAway(listener: AwayListener): () => void;
};

/** `isSilent`: it does not answer, and may yet; otherwise its connections are lost. */
export type AwayListener = (error: DatabaseAway, isSilent: boolean) => void;

/** A lost connection may be back within this time: so long those who ask wait. */
const graceMs = 1000;

export class Absence implements Presence {
  readonly #log: AbsenceLog;
  readonly #awayListeners = new Set<AwayListener>();
  readonly #backListeners = new Set<() => void>();
  #why: string | null = null;
  #sinceMs = 0;
  #isTold = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(log: AbsenceLog) {
    this.#log = log;
  }

  /** Null: it is there. */
  get why(): string | null {
    return this.#why;
  }

  /** The connection to it is lost. Those who ask wait a moment for it to come back. */
  lost(why: string): void {
    this.#begin(why);
    if (this.#isTold) this.#tell(false);
    else this.#timer ??= setTimeout(() => this.#tell(false), graceMs).unref();
  }

  /** It has not answered for long enough. */
  silent(): void {
    if (this.#why !== null) return;
    this.#begin('it does not answer');
    this.#tell(true);
  }

  #begin(why: string): void {
    if (this.#why === null) {
      this.#sinceMs = performance.now();
      this.#log.error({ why }, 'the database is away: orders go on, and nothing is written to it until it is back');
    }
    this.#why = why;
  }

  end(): void {
    if (this.#why === null) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#why = null;
    this.#isTold = false;
    this.#log.info({ awayMs: Math.round(performance.now() - this.#sinceMs) }, 'the database is back');
    for (const listener of this.#backListeners) listener();
  }

  permit(): Promise<void> {
    if (this.#why === null) return Promise.resolve();
    if (this.#isTold) return Promise.reject(new DatabaseAway(this.#why));
    return new Promise((resolve, reject) => {
      const stop = this.onAway((error) => {
        this.#backListeners.delete(back);
        stop();
        reject(error);
      });
      const back = (): void => {
        this.#backListeners.delete(back);
        stop();
        resolve();
      };
      this.#backListeners.add(back);
    });
  }

  onAway(listener: AwayListener): () => void {
    this.#awayListeners.add(listener);
    return () => void this.#awayListeners.delete(listener);
  }

  #tell(isSilent: boolean): void {
    this.#isTold = true;
    const error = new DatabaseAway(this.#why ?? '');
    for (const listener of this.#awayListeners) listener(error, isSilent);
  }
}
