// The log of the process. That the database is away stands in it once, and not again for everything that could not be asked meanwhile.
import type { DestinationStream, Logger } from 'pino';

import { createLog } from './monitoring/create-log.ts';
import { isDatabaseAway } from './store/database-away.ts';

/** `stream`: the standard output when left out. */
export const openLog = (level: string, stream?: DestinationStream): Logger => createLog(level, stream, isDatabaseAway);
