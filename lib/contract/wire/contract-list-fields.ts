// The filters of lists about contracts.
import * as z from 'zod/mini';

import { contractLine, holdSide } from './contract-fields.ts';
import { symbolId } from './fields.ts';
import { direction, pageFields, timeSpan } from './list-fields.ts';

/** The scope of a list: one contract, a line, or (neither) all contracts. */
export const contractScope = { symbolId: z.optional(symbolId), businessLine: z.optional(contractLine) };

/** The fields of one's own lists: what happened, when, page by page. */
export const contractListFields = { ...contractScope, ...timeSpan, ...pageFields };

/** 21: what buys (opens a long, closes a short); 22: what sells. */
export const contractDirection = z.optional(direction);
export const ofHoldSide = z.optional(holdSide);
