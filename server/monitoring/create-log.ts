// The log of the exchange: each line names the request that it is about and its user, and no value of a query stands in one.
import pino, { type DestinationStream, type Logger } from 'pino';

import { loggedError } from './logged-error.ts';
import { currentRequest } from './request-record.ts';

const errorIn = (details: unknown): unknown => (typeof details === 'object' && details !== null && 'err' in details ? details.err : null);

/** Standard output when no destination is named. `isSaidElsewhere`: true of errors that somebody else says, once. */
export function createLog(
  level: string,
  destination?: DestinationStream,
  isSaidElsewhere: (error: unknown) => boolean = () => false,
): Logger {
  const options: pino.LoggerOptions = {
    level,
    mixin: () => {
      const request = currentRequest();
      if (request === undefined) return {};
      const { requestId, userId } = request;
      return userId === '' ? { requestId } : { requestId, userId };
    },
    serializers: { err: loggedError },
    hooks: {
      logMethod(said, method) {
        if (!isSaidElsewhere(errorIn(said[0]))) method.apply(this, said);
      },
      // Words that were made of a failed query elsewhere: its values stand behind it, to the end of the text.
      streamWrite: (line) => (line.includes('Failed query: ') ? line.replaceAll(/\\nparams: (?:[^"\\]|\\.)*/g, '') : line),
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
