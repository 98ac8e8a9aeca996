// What is sent when the button is pressed: one of the calls that place something, complete but for the client's order id.
import type { RequestOf } from '#lib/contract/call.ts';
import type { placeOco } from '#lib/contract/calls/v1/spot/order/placeOco.ts';
import type { placeScaled } from '#lib/contract/calls/v1/spot/order/placeScaled.ts';
import type { placePlan } from '#lib/contract/calls/v1/trigger/plan/placePlan.ts';
import type { placePlanOrder } from '#lib/contract/calls/v1/trigger/plan/placePlanOrder.ts';
import type { placeIceberg } from '#lib/contract/calls/v1/trigger/strategy/ice/place.ts';
import type { placeTimeShare } from '#lib/contract/calls/v1/trigger/strategy/timeShare/place.ts';
import { BusinessLine, EntryPoint, OrderDirection, SelfTradePrevention, Side, TradeUnit } from '#lib/contract/enums.ts';
import { symbolIdOf, type OrderSize, type SpotOrderTerms } from '#lib/contract/wire/spot-order.ts';

export type TicketRequest =
  | { readonly call: 'order'; readonly terms: SpotOrderTerms }
  | { readonly call: 'plan'; readonly body: RequestOf<typeof placePlan> }
  | { readonly call: 'exit'; readonly body: RequestOf<typeof placePlanOrder> }
  | { readonly call: 'oco'; readonly body: RequestOf<typeof placeOco> }
  | { readonly call: 'iceberg'; readonly body: RequestOf<typeof placeIceberg> }
  | { readonly call: 'scaled'; readonly body: RequestOf<typeof placeScaled> }
  | { readonly call: 'twap'; readonly body: RequestOf<typeof placeTimeShare> };

/** The fields that all but the plain order share. */
export const placing = (symbol: string, side: Side, count: string) => ({
  symbolId: symbolIdOf(symbol),
  businessLine: BusinessLine.spot,
  delegateType: side === Side.buy ? OrderDirection.singleSideBuy : OrderDirection.singleSideSell,
  delegateCount: count,
  selfTradePrevention: SelfTradePrevention.cancelTaker,
  enterPointSource: EntryPoint.web,
});

/** The same, where the size may be an amount. */
export const placingSize = (symbol: string, side: Side, size: OrderSize) => ({
  ...placing(symbol, side, 'amount' in size ? size.amount : size.quantity),
  tradeUnit: 'amount' in size ? TradeUnit.quote : TradeUnit.base,
});
