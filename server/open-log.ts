// The log of the process. That the database is away stands in it once, and not again for everything that could not be asked meanwhile.
import pino, { type DestinationStream, type Logger } from 'pino';

import { isDatabaseAway } from './store/database-away.ts';

const errorIn = (details: unknown): unknown => (typeof details === 'object' && details !== null && 'err' in details ? details.err : null);

/** `stream`: the standard output when left out. */
export function openLog(level: string, stream: DestinationStream = pino.destination(1)): Logger {
  return pino(
    {
      level,
      hooks: {
        logMethod(said, method) {
          if (!isDatabaseAway(errorIn(said[0]))) method.apply(this, said);
        },
      },
    },
    stream,
  );
}
