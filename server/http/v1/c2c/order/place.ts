// Takes an advert.
import { placeC2cOrder } from '#lib/contract/calls/v1/c2c/order/place.ts';
import { coinsHeldUntil } from '#server/answers/c2c/coins-held-until.ts';
import { identityRefusal } from '#server/answers/c2c/identity-refusal.ts';
import { refusalOf } from '#server/answers/c2c/told-order.ts';
import { wakeAdvert } from '#server/answers/c2c/wake-index.ts';
import { refuseField } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const servePlaceC2cOrder = serveUser(
  placeC2cOrder,
  ['c2cOrders', 'adverts', 'identities', 'security', 'listings', 'waking'],
  async ({ advertId, version, amount, quantity, methodIds, clientOid = '' }, session, { c2cOrders, identities, security, ...rooms }) => {
    const refused = await identityRefusal(session, identities);
    if (refused !== null) return refused;
    if ((amount === undefined) === (quantity === undefined)) return refuseField('amount', 'must be named, or the quantity, and not both');
    await wakeAdvert(Number(advertId), rooms);
    const { userId, accountId } = session;
    const size = amount === undefined ? { quantity: quantity ?? '0' } : { amount };
    const order = { advertId: Number(advertId), version, size, methodIds: methodIds.map(Number), clientOid };
    const placed = await c2cOrders.place({ userId, accountId }, order, coinsHeldUntil(session, security));
    return 'refused' in placed ? refusalOf(placed) : { orderId: String(placed.orderId), clientOid };
  },
);
