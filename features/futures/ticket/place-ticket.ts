// One request of the form to the call that it is for, under the name it is sent with.
import type { Traded } from '#components/trading/order-end/use-traded-notice.ts';
import { batchPlaced, type BatchPlaced } from '#lib/api/batch-placed.ts';
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { closeContract } from '#lib/contract/calls/v1/mcp/order/closeContract.ts';
import { placeScaledContract } from '#lib/contract/calls/v1/mcp/order/placeScaled.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { placePlan } from '#lib/contract/calls/v1/trigger/plan/placePlan.ts';
import { EntryPoint, HoldSide, OrderType, PlanType, SelfTradePrevention, Side, TimeInForce } from '#lib/contract/enums.ts';
import { toExitFields } from '#lib/contract/wire/exit-fields.ts';
import type { TicketRequest } from './ticket-request.ts';

export type Placed = {
  readonly id: string;
  /** What has traded at once, and what has become of the rest; null where that is not told: plans, several orders, an order that had arrived before. */
  readonly traded: Traded | null;
  /** Of scaled orders. */
  readonly batch?: BatchPlaced['batch'];
};

/** One-way 21 and 22, whatever they do; in hedge mode opening is 1 and 2, closing 3 and 4. */
const openingType = ({ side, holdSide }: TicketRequest): 1 | 2 | 21 | 22 =>
  holdSide === null ? (side === Side.buy ? 21 : 22) : side === Side.buy ? 1 : 2;
const closingType = ({ holdSide }: TicketRequest): 3 | 4 => (holdSide === HoldSide.long ? 3 : 4);

/** Rejects with ApiError. */
export async function placeTicket(api: ApiClient, request: TicketRequest, clientOid: string): Promise<Placed> {
  const { symbolId, businessLine, size, closes, holdSide } = request;
  const named = {
    symbolId,
    businessLine,
    delegateCount: size,
    clientOid,
    selfTradePrevention: SelfTradePrevention.cancelTaker,
    enterPointSource: EntryPoint.web,
  };
  const closesHedged = closes && holdSide !== null;
  if (request.call === 'order') {
    const { price, timeInForce, bestPrice, exit } = request;
    const order = {
      ...named,
      orderType: price === null ? OrderType.market : OrderType.limit,
      timeInForceValue: timeInForce,
      ...(price === null ? {} : { delegatePrice: price }),
      ...(bestPrice === null ? {} : { businessSource: bestPrice }),
    };
    const { orderId, ...traded } = closesHedged
      ? // The quantity includes what other orders wait to close.
        await api.call(closeContract, { ...order, delegateType: closingType(request), cancelOrder: true })
      : await api.call(openContract, {
          ...order,
          delegateType: openingType(request),
          ...(closes ? { isReducePosition: true } : toExitFields(exit ?? null)),
        });
    return { id: orderId, traded };
  }
  if (request.call === 'scaled') {
    const { startPrice, endPrice, orderCount, sizeSkew, makerOnly } = request;
    const result = await api.call(placeScaledContract, {
      ...named,
      delegateType: closesHedged ? closingType(request) : openingType(request),
      startPrice,
      endPrice,
      orderCount,
      sizeSkew,
      timeInForceValue: makerOnly ? TimeInForce.postOnly : TimeInForce.gtc,
      // The quantity includes what other orders wait to close.
      ...(closesHedged ? { cancelOrder: true } : closes ? { isReducePosition: true } : {}),
    });
    return { ...batchPlaced(result), traded: null };
  }
  const plan = {
    ...named,
    delegateType: closesHedged ? closingType(request) : openingType(request),
    triggerType: request.watch,
    ...(closes && !closesHedged ? { isReducePosition: true } : {}),
  };
  const { planId } =
    request.call === 'trigger'
      ? await api.call(placePlan, {
          ...plan,
          planType: PlanType.normal,
          triggerPrice: request.triggerPrice,
          ...(request.executePrice === null ? {} : { executePrice: request.executePrice }),
          ...toExitFields(request.exit ?? null),
        })
      : await api.call(placePlan, {
          ...plan,
          planType: PlanType.track,
          rangeRate: request.callbackRate,
          ...(request.activationPrice === null ? {} : { triggerPrice: request.activationPrice }),
        });
  return { id: planId, traded: null };
}
