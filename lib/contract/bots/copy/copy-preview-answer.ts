// The preview of a copy: what an opening of its leader would come to, of which size it would be too small, and what stands against its terms.
import * as z from 'zod/mini';

import { decimalText } from '../../market.ts';
import { botProblem } from '../bot-problem.ts';

const noneYet = z.nullable(decimalText);

export const copyPreviewAnswer = z.object({
  problems: z.array(botProblem),
  /** In the market that was named, at its last price: the copy of an opening of the asked size; null where there is no price. */
  copy: z.object({ price: noneYet, count: noneYet, amount: noneYet, margin: noneYet }),
  /** That copy is below the least order of the market: it would be skipped. */
  isTooSmall: z.boolean(),
  /** Openings of the leader below this quantity are skipped as too small; null: it is not known, or all are. */
  leastLeaderCount: noneYet,
  /**
   * With all of its money at work at that leverage: the shares by which the price goes against it until its total stop, and until it is
   * liquidated. Null: of spot, and without such a stop. A higher leverage of the leader is copied with this one.
   */
  stop: z.nullable(z.object({ leverage: z.number(), stopMove: decimalText, liquidationMove: decimalText })),
});
