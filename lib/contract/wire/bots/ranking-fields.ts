// The fields by which strategies of the ranking are asked for.
import * as z from 'zod/mini';

import { rankingSorts, rankingWindows } from '../../bots/plaza.ts';
import { shortText, symbolId, whole } from '../fields.ts';
import { anyLine } from '../list-fields.ts';
import { anyStrategyType } from './bot-fields.ts';

/** The days that are looked back on; 0: the whole life. */
export const indicatorDate = z._default(z.literal([...rankingWindows], { error: 'must be 7, 30, 90 or 0 (all)' }), 7);

export const rankingFields = {
  /** Left out: every kind of the line. */
  strategyType: z.optional(anyStrategyType),
  /** Those that trade in this market. Left out: in any of the line. */
  symbolId: z.optional(symbolId),
  pageNo: z._default(whole(1, 1000), 1),
  pageSize: z._default(whole(1, 50), 9),
  /** 1 spot, any other: contracts of whichever line. */
  businessLine: z._default(anyLine, 1),
  sortType: z._default(
    z.literal([...rankingSorts], { error: 'must be 1 (rate), 2 (profit), 3 (copies), 4 (drawdown) or 5 (running time)' }),
    1,
  ),
  indicatorDate,
  locale: z.optional(shortText),
};
