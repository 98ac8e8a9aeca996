// Places an order that converts at a rate of the user's own.
import { Decimal } from 'decimal.js';

import { placeConvertOrder } from '#lib/contract/calls/v1/spot/convert/order/place.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { formatDecimal, parseDecimal, units } from '#server/engine/units.ts';
import { convertRefusal, findConvertPair, readConvertAmount } from '#server/answers/wallets/convert-words.ts';
import { refuse, Refusal, refuseField } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

const Exact = Decimal.clone({ precision: 80 });
const dayMs = 24 * 60 * 60_000;

export const servePlaceConvertOrder = serveUser(
  placeConvertOrder,
  ['client', 'convert', 'now', 'listings'],
  async (request, { accountId }, visit) => {
    const { client, convert, now } = visit;
    const { clientOid = '', days, limitPrice } = request;
    const pair = findConvertPair(request.fromCoin, request.toCoin, visit);
    if (pair instanceof Refusal) return pair;
    const { from, to } = pair;
    const given = readConvertAmount(request.fromCoinSize, from);
    if (given instanceof Refusal) return given;
    if (!convert.offer.rules.orderDays.includes(days))
      return refuseField('days', `must be one of ${convert.offer.rules.orderDays.join(', ')}`);
    // Up: what it brings is never less than the rate that was asked for.
    const minSize = new Exact(formatDecimal(given, from.decimals)).times(limitPrice).toDecimalPlaces(to.decimals, Exact.ROUND_UP);
    const min = parseDecimal(minSize.toFixed(), to.decimals) ?? 0n;
    if (min <= 0n || min > BigInt(Number.MAX_SAFE_INTEGER)) return refuseField('limitPrice', 'is out of range');
    const expiresMs = now() + days * dayMs;
    const reply = await client.submit({
      type: 'place-convert-order',
      accountId,
      assetId: from.assetId,
      units: given,
      toAssetId: to.assetId,
      toUnits: units(min),
      expiresMs,
      clientOid: clientOid,
    });
    if (reply.ok) return { orderId: String(reply.orderId), clientOid, minSize: formatDecimal(min, to.decimals), expireTime: expiresMs };
    return reply.reason === RejectReason.duplicateClientOid
      ? refuse('duplicateClientOid', { clientOid, orderId: String(reply.orderId) })
      : convertRefusal(reply.reason, from);
  },
);
