// Changes an open order, whichever call it was placed with; what is not named stays as it is.
import type { OrderResult } from '#lib/contract/wire/orders/order-result.ts';
import type { AccountId } from '#server/engine/ids.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { lots, ticks } from '#server/engine/units.ts';
import { closedMeanwhile, findOpenOrder, type IsMeant, type OrderName } from './find-order.ts';
import { orderRefusal } from './order-refusal.ts';
import { toOrderResult } from './order-result.ts';
import { readQuantity } from './read-order.ts';
import { readPrice } from '../amounts/read-price.ts';
import { refuse, Refusal } from '../refusal/refusal.ts';
import type { Rooms } from '../rooms.ts';

type Change = OrderName & { readonly delegatePrice?: string | undefined; readonly delegateCount?: string | undefined };

export async function amendOrder(
  rooms: Pick<Rooms, 'client' | 'projections' | 'listings'>,
  accountId: AccountId,
  request: Change,
  isMeant?: IsMeant,
): Promise<OrderResult | Refusal> {
  const { delegatePrice, delegateCount } = request;
  if (delegatePrice === undefined && delegateCount === undefined) return refuse('nothingToAmend');
  const found = await findOpenOrder(rooms, accountId, request, isMeant);
  if (found instanceof Refusal) return found;
  const { order, market } = found;
  const priceTicks = delegatePrice === undefined ? order.priceTicks : readPrice(delegatePrice, market);
  if (priceTicks instanceof Refusal) return priceTicks;
  const quantityLots = delegateCount === undefined ? order.quantityLots : readQuantity(delegateCount, market);
  if (quantityLots instanceof Refusal) return quantityLots;
  const { orderId, clientOid } = order;
  const reply = await rooms.client.submit({
    type: 'amend-order',
    accountId,
    orderId,
    priceTicks: ticks(priceTicks),
    quantityLots: lots(quantityLots),
  });
  if (!reply.ok && reply.reason === RejectReason.riskLimit) return refuse('riskLimitOfChange');
  if (!reply.ok) return closedMeanwhile(reply) ?? orderRefusal(reply, market, clientOid);
  const { filledLots } = order;
  const told = { clientOid, wantedLots: quantityLots - filledLots, hadTraded: filledLots > 0, rests: true };
  return toOrderResult(reply, market, rooms.listings, told);
}
