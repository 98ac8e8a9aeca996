// The request that the button sends, with the facts that the form has to know of it afterwards.
import type { TradedOrder } from '#components/trading/order-end/use-traded-notice.ts';
import { BusinessLine, EntryPoint, OrderDirection, SelfTradePrevention, Side, TradeUnit } from '#lib/contract/enums.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { symbolIdOf, type OrderSize, type SpotOrderTerms } from '#lib/contract/wire/orders/spot-order.ts';
import type { TicketRequest } from '#lib/ticket/ticket-request.ts';

export type SpotRequest = TicketRequest & {
  readonly side: Side;
  /** The list in which it stands once it is in: open orders, or plans that wait outside of the book. */
  readonly list: 'open' | 'plans';
  /** The size that was asked for, if the order goes into the book at once. */
  readonly wanted?: Omit<TradedOrder, 'side'>;
  /** The terms of a limit or market order: it is shown among the open orders until the exchange has answered. */
  readonly terms?: SpotOrderTerms;
};

/** The coins of the line that the form is in. */
export const ofLine = ({ quoteCoin }: SpotMarket) => ({ tokenId: quoteCoin, pricedSymbol: quoteCoin, secondBusinessLine: 'N/A' as const });

/** The fields that all but the plain order share. */
export const placing = (market: SpotMarket, side: Side, count: string) => ({
  symbolId: symbolIdOf(market.symbol),
  ...ofLine(market),
  businessLine: BusinessLine.spot,
  delegateType: side === Side.buy ? OrderDirection.singleSideBuy : OrderDirection.singleSideSell,
  delegateCount: count,
  selfTradePrevention: SelfTradePrevention.cancelTaker,
  enterPointSource: EntryPoint.web,
});

/** The same, where the size may be an amount. */
export const placingSize = (market: SpotMarket, side: Side, size: OrderSize) => ({
  ...placing(market, side, 'amount' in size ? size.amount : size.quantity),
  tradeUnit: 'amount' in size ? TradeUnit.quote : TradeUnit.base,
});
