// The fields that calls about contracts share.
import * as z from 'zod/mini';

import { shortText, symbolId, whole } from './fields.ts';

/** 8 to 13: the business lines of contracts. */
export const contractLine = z.pipe(whole(8, 13), z.literal([8, 9, 10, 11, 12, 13], { error: 'must be a business line of contracts' }));
export const holdSide = z.enum(['long', 'short'], { error: 'must be long or short' });
/** 1 isolated, 2 cross. */
export const marginMode = z.literal([1, 2], { error: 'must be 1 (isolated) or 2 (cross)' });
/** 1 one-way, 2 hedge. */
export const positionMode = z.literal([1, 2], { error: 'must be 1 (one-way) or 2 (hedge)' });

/** The contract: its id says it all, a business line is only checked against it. */
export const contractName = {
  symbolId,
  businessLine: z.optional(contractLine),
  /** The contract knows its margin coin: another is refused. */
  tokenId: z.optional(shortText),
};

/** The position that is meant. Without it the only one there is: in hedge mode there may be two, and it must be said. */
export const positionName = { ...contractName, holdSide: z.optional(holdSide) };
