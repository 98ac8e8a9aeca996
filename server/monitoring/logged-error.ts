// The form in which an error is logged: what failed and where, never the values that it failed with.
import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';

export type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  readonly constraint?: string;
  readonly table?: string;
  readonly cause?: LoggedError;
};

/** Deeper causes say nothing more. */
const deepest = 5;

/** The query library writes the values behind its words, at their end. */
const withoutParameters = (text: string): string => text.replace(/(Failed query: [\s\S]*?)\nparams: [\s\S]*$/, '$1');

/** PostgreSQL quotes the value that it could not read (class 22); everything else that it quotes is a name. */
function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  if (error instanceof pg.DatabaseError && error.code?.startsWith('22') === true)
    return `the database could not read a value (${error.code})`;
  return withoutParameters(error.message);
}

/** The places alone: the words that stand before them hold the values. */
function placesOf({ message, stack = '' }: Error): string {
  const end = stack.indexOf(message);
  return end === -1 ? '' : stack.slice(end + message.length).trim();
}

export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutParameters(String(error)), stack: '' };
  const { code, constraint, table } = error instanceof pg.DatabaseError ? error : { code: 'code' in error ? error.code : undefined };
  return {
    type: error.name,
    message: messageOf(error),
    stack: placesOf(error),
    ...(typeof code === 'string' ? { code } : {}),
    ...(constraint === undefined ? {} : { constraint }),
    ...(table === undefined ? {} : { table }),
    ...(error.cause === undefined || depth >= deepest ? {} : { cause: loggedError(error.cause, depth + 1) }),
  };
}

/** In one line, for those who are told in words. */
export const errorText = (error: unknown): string => (error instanceof Error ? messageOf(error) : withoutParameters(String(error)));
