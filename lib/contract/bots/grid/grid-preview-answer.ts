// The preview of a grid: what it would place with its terms at the prices of the moment.
import * as z from 'zod/mini';

import { decimalText } from '../../market.ts';
import { botProblem } from '../bot-problem.ts';

const noneYet = z.nullable(decimalText);

export const gridPreviewAnswer = z.object({
  /** Empty: it can be started. The figures are null (or empty) where the problems leave none. */
  problems: z.array(botProblem),
  /** The price that it was worked out with. */
  price: noneYet,
  /** Lowest first. Null: the level that stays empty. */
  levels: z.array(z.object({ price: decimalText, side: z.nullable(z.enum(['buy', 'sell'])), count: decimalText })),
  /** In the base coin (contracts: the contract's quantity) an order. */
  countPerGrid: noneYet,
  /** Traded at market at the start, and about for how much in the quote coin; null: nothing. */
  initialSide: z.nullable(z.enum(['buy', 'sell'])),
  initialCount: noneYet,
  initialAmount: noneYet,
  /** The least that has to be put in of either coin (contracts: of the margin coin alone). */
  minBaseInvestment: noneYet,
  minQuoteInvestment: noneYet,
  /** The least and the most that a matched pair brings, as a share, net of both fees. Below zero: it loses. */
  lowestProfitRate: z.nullable(z.string()),
  highestProfitRate: z.nullable(z.string()),
  /** Contracts: about where it would be taken over when the price falls, and when it rises; null: nowhere. */
  lowerLiquidationPrice: noneYet,
  upperLiquidationPrice: noneYet,
});
