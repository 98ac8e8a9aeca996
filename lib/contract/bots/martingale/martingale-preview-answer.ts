// The preview of a martingale: the orders and the money of a round with its terms at the prices of the moment.
import * as z from 'zod/mini';

import { decimalText } from '../../market.ts';
import { botProblem } from '../bot-problem.ts';

const noneYet = z.nullable(decimalText);

export const dcaPreviewAnswer = z.object({
  problems: z.array(botProblem),
  price: noneYet,
  /** First to last, as they would follow each other. */
  orders: z.array(
    z.object({
      price: decimalText,
      /** Away from the first price, as a share of it. */
      deviationRate: decimalText,
      count: decimalText,
      amount: decimalText,
      /** Once it has filled: the average price, all that was needed so far, and the price at which the round ends. */
      averagePrice: decimalText,
      neededSoFar: decimalText,
      takeProfitPrice: noneYet,
    }),
  ),
  /** For all orders, and the coin that is put in. */
  needed: noneYet,
  neededCoin: z.string(),
  /** When all orders have filled. */
  stopLossPrice: noneYet,
  liquidationPrice: noneYet,
});
