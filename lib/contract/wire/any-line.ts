// The business line of calls that answer for every line: spot unless it is named.
import * as z from 'zod/mini';

import { whole } from './fields.ts';

/** 1 spot, 8–13 contracts, 23 margin (the spot markets that lend). A line without markets has none. */
export const anyLine = z.optional(whole(1, 99));
