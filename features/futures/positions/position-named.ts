// A position as requests name it: by itself, or with the order that makes it smaller.
import { contractLines, type ContractLineKey } from '#lib/contract/contract-lines.ts';
import { HoldSide, OrderDirection } from '#lib/contract/enums.ts';
import type { PositionRow } from './position-row.ts';

export const positionNamed = ({ position: { symbolId, holdSide } }: PositionRow) => ({ symbolId, holdSide });

/** The code of an order that makes a position smaller. */
function closingDirection(holdSide: HoldSide, isHedge: boolean) {
  const long = holdSide === HoldSide.long;
  if (isHedge) return long ? OrderDirection.closeLong : OrderDirection.closeShort;
  return long ? OrderDirection.singleSideSell : OrderDirection.singleSideBuy;
}

export const closingNamed = ({ position, market, isHedge }: PositionRow, line: ContractLineKey) => ({
  symbolId: position.symbolId,
  businessLine: contractLines[line],
  tokenId: market.marginCoin,
  pricedSymbol: market.quoteCoin,
  secondBusinessLine: 'N/A' as const,
  delegateType: closingDirection(position.holdSide, isHedge),
  // One-way an order says that it may only make the position smaller, in both words that there are for it.
  ...(isHedge ? {} : { onlyLow: true, isReducePosition: true }),
});
