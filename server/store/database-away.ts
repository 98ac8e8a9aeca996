// The error of a question that the database cannot be asked at the moment, and how to tell it from a question that it refuses.
import pg from 'pg';

export class DatabaseAway extends Error {
  constructor(why: string, cause?: unknown) {
    super(`the database is away: ${why}`, { cause });
    this.name = 'DatabaseAway';
  }
}

/** It is stopping, was killed, or is starting. */
const stoppingCodes = new Set(['57P01', '57P02', '57P03']);

/** The driver's own words for a connection that ended under a question, and for one that had broken before it was asked. */
const ofBrokenLine = ['Connection terminated', 'Client has encountered a connection error'];

/** Errors of connections that broke while they were in use: the system's own words are the same for every kind of connection. */
const broken = new WeakSet<Error>();

export const noteBroken = (error: Error): void => void broken.add(error);

const isStopping = (error: Error): boolean => error instanceof pg.DatabaseError && stoppingCodes.has(error.code ?? '');

/** The query library and the login library wrap what the driver says. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseAway || broken.has(error) || isStopping(error)) return true;
  return ofBrokenLine.some((words) => error.message.startsWith(words)) || isDatabaseAway(error.cause);
}

/** The pool's words for a wait that was too long: every connection was taken, and the database is there. */
export const poolBusy = 'timeout exceeded when trying to connect';

/** A connection that cannot be had: the database is away, unless it or the pool gives another reason. */
export function connectionError(error: unknown): unknown {
  if (!(error instanceof Error) || error.message === poolBusy || (error instanceof pg.DatabaseError && !isStopping(error))) return error;
  return new DatabaseAway(error.message, error);
}

/** Hands on every other error: that the database is away is said once, by the one who watches it. */
export const unlessAway =
  (then: (error: unknown) => void) =>
  (error: unknown): void => {
    if (!isDatabaseAway(error)) then(error);
  };
