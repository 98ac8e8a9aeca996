// Takes an open order out of the book, whichever call it was placed with.
import type { AccountId } from '#server/engine/ids.ts';
import { closedMeanwhile, findOpenOrder, type IsMeant, type OrderName } from './find-order.ts';
import { orderRefusal } from './order-refusal.ts';
import { Refusal } from '../refusal/refusal.ts';
import type { Rooms } from '../rooms.ts';

export async function takeOrderOut(
  rooms: Pick<Rooms, 'client' | 'projections' | 'listings'>,
  accountId: AccountId,
  name: OrderName,
  isMeant?: IsMeant,
): Promise<{ orderId: string; clientOid: string } | Refusal> {
  const found = await findOpenOrder(rooms, accountId, name, isMeant);
  if (found instanceof Refusal) return found;
  const { orderId, clientOid } = found.order;
  const reply = await rooms.client.submit({ type: 'cancel-order', accountId, orderId });
  if (reply.ok) return { orderId: String(orderId), clientOid: clientOid };
  return closedMeanwhile(reply) ?? orderRefusal(reply, found.market, clientOid);
}
