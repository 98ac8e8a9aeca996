// The sums of an account's contracts in a line, as the specification names them: by side, by symbol and by token. At mark prices.
import * as z from 'zod/mini';

import { decimalText } from '../market.ts';
import { signedText } from './signed-text.ts';

/** A side of a contract that has a position or orders that open one. In the margin coin, unless it says otherwise. */
const sideAggregate = z.object({
  symbolId: z.string(),
  holdSide: z.enum(['long', 'short']),
  /** The cost of its resting orders that open: margin and fee, as if the other side had none. */
  totalOrderCost: decimalText,
  /** The amount that an isolated position has locked; of a cross one value ÷ leverage. */
  positionMargin: decimalText,
  /** The fee of a taker who closes it. */
  positionValueFee: decimalText,
  fairUnrealizedProfits: signedText,
  /** The position and what its resting orders would open, in the quote coin. */
  totalPricedValue: decimalText,
});

const symbolAggregate = z.object({
  symbolId: z.string(),
  /** The value of cross positions, in the quote coin; '0' on isolated margin. */
  holdPricedValue: decimalText,
  /** One-way: position margin and total order cost, of which only the dearer side counts. Null in hedge mode. */
  marginAndOrderCost: z.nullable(decimalText),
});

const tokenAggregate = z.object({
  tokenId: z.string(),
  /** Margin and order cost of contracts that are traded one-way. */
  totalMarginOneWay: decimalText,
  /** Margin of isolated positions. */
  totalMarginFixed: decimalText,
  totalFairUnrealizedProfitsCross: signedText,
});

export const positionAggregates = z.object({
  bySide: z.array(sideAggregate),
  bySymbol: z.array(symbolAggregate),
  byToken: z.array(tokenAggregate),
});
export type PositionAggregates = z.output<typeof positionAggregates>;
