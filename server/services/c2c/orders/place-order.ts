// An order is made on the advert as it is at this moment, while nobody changes it.
import { fiatDecimals, isFiat } from '#lib/contract/c2c/fiats.ts';
import { paymentScheme } from '#lib/contract/c2c/payment/schemes.ts';
import { Side } from '#lib/contract/enums.ts';
import { orderSizes } from '#lib/order-math/c2c/order-sizes.ts';
import { Decimal } from 'decimal.js';
import type { Command } from '#server/engine/command.ts';
import type { AccountId } from '#server/engine/ids.ts';
import { openC2cOrderLimit } from '#server/engine/c2c/place-c2c-order.ts';
import type { AssetListing, Listings } from '#server/engine/listings.ts';
import { rejectKeys } from '#server/engine/reject-key.ts';
import { RejectReason } from '#server/engine/reject.ts';
import type { Reply } from '#server/engine/reply.ts';
import { isAmount, parseDecimal, units, type Units } from '#server/engine/units.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import type { Adverts, Offer } from '#server/services/c2c/adverts/adverts.ts';
import type { PaymentMethods } from '#server/services/c2c/payment-methods/payment-methods.ts';
import type { HeldUntil, OrderRefusal, Party, TakingOrder } from './c2c-orders.ts';
import type { OrderRecords } from '../records/order-records.ts';

export type PlacingRooms = {
  readonly client: Pick<ExchangeClient, 'submit'>;
  readonly listings: Listings;
  readonly adverts: Pick<Adverts, 'offerOf' | 'oneAtATime' | 'find'>;
  readonly methods: Pick<PaymentMethods, 'list' | 'whileKept'>;
  readonly records: Pick<OrderRecords, 'buyingPausedUntil'>;
  readonly accountOf: (userId: string) => Promise<AccountId | null>;
  readonly now: () => number;
};

export const refused = (key: OrderRefusal['refused'], params: OrderRefusal['params'] = {}): OrderRefusal => ({ refused: key, params });

type Priced = { readonly asset: AssetListing; readonly coins: Units; readonly paid: Units; readonly all: Units };

const asUnits = (text: string, decimals: number): Units | null => {
  const parsed = parseDecimal(text, decimals);
  return parsed === null ? null : units(parsed);
};

/** Both amounts in their smallest units, within the bounds of the advert. */
function priced(offer: Offer, { size }: TakingOrder, listings: Listings): Priced | OrderRefusal {
  const asset = listings.assetOf(offer.coin);
  const quoteDecimals = isFiat(offer.quote) ? fiatDecimals(offer.quote) : listings.assetOf(offer.quote)?.decimals;
  if (asset === undefined || quoteDecimals === undefined)
    return refused('unknownCoin', { coin: asset === undefined ? offer.coin : offer.quote });
  const [field, text, decimals] = 'amount' in size ? ['amount', size.amount, quoteDecimals] as const : ['quantity', size.quantity, asset.decimals] as const; // prettier-ignore
  if (asUnits(text, decimals) === null) return refused('invalidField', { field, reason: `has more than ${decimals} decimals` });
  const { quantity, amount } = orderSizes(size, offer.price, { coinDecimals: asset.decimals, quoteDecimals });
  if (new Decimal(amount).lt(offer.minimum)) return refused('amountBelowMinimum', { minimum: offer.minimum, coin: offer.quote });
  if (new Decimal(amount).gt(offer.maximum)) return refused('amountAboveMaximum', { maximum: offer.maximum, coin: offer.quote });
  if (new Decimal(quantity).gt(offer.available)) return refused('advertTaken');
  const [coins, paid, all] = [
    asUnits(quantity, asset.decimals),
    asUnits(amount, quoteDecimals),
    asUnits(new Decimal(offer.amount).toFixed(), asset.decimals),
  ];
  if (coins === null || paid === null || all === null || !isAmount(coins) || !isAmount(paid)) return refused('amountBelowMinimum', { minimum: offer.minimum, coin: offer.quote }); // prettier-ignore
  return { asset, coins, paid, all };
}

/** The methods of the one who sells: all that the advert names, or those of the taker that the advertiser can pay to. */
async function sellersMethods(rooms: PlacingRooms, taker: Party, order: TakingOrder, offer: Offer): Promise<readonly number[]> {
  if (offer.side === 'sell') return offer.methodIds;
  const advert = await rooms.adverts.find(order.advertId);
  const own = await rooms.methods.list(taker.userId);
  const fits = own.filter(({ methodId, scheme }) => {
    const pays: readonly string[] = paymentScheme(scheme).currencies;
    return order.methodIds.includes(methodId) && advert?.schemes.includes(scheme) === true && pays.includes(offer.quote);
  });
  return fits.map(({ methodId }) => methodId);
}

function rejected(reply: Extract<Reply, { ok: false }>, clientOid: string): OrderRefusal {
  if (reply.reason === RejectReason.duplicateClientOid) return refused('duplicateClientOid', { clientOid, orderId: String(reply.orderId) });
  if (reply.reason === RejectReason.c2cOrderLimit) return refused('c2cOrderLimit', { limit: openC2cOrderLimit });
  return refused(rejectKeys[reply.reason]);
}

export function createPlacing(rooms: PlacingRooms) {
  const { client, listings, adverts, methods, records, accountOf, now } = rooms;
  /** An account that somebody has just taken over gives nothing away here either. */
  const refuseGivers = async (taker: Party, { side, quote, advertiserId }: Offer, heldUntilMs: HeldUntil): Promise<OrderRefusal | null> => {
    const seller = side === 'sell' ? advertiserId : taker.userId;
    for (const giver of isFiat(quote) ? [seller] : [taker.userId, advertiserId]) {
      const untilMs = await heldUntilMs(giver);
      if (untilMs > now()) return giver === taker.userId ? refused('withdrawalsHeld', { untilMs }) : refused('advertPaused');
    }
    return null;
  };
  const commandOf = async (taker: Party, order: TakingOrder, heldUntilMs: HeldUntil): Promise<Command | OrderRefusal> => {
    const nowMs = now();
    const offer = await adverts.offerOf(order.advertId, { takerId: taker.userId, version: order.version, nowMs });
    if ('refused' in offer) return offer;
    const sizes = priced(offer, order, listings);
    if ('refused' in sizes) return sizes;
    const held = await refuseGivers(taker, offer, heldUntilMs);
    if (held !== null) return held;
    const makerId = await accountOf(offer.advertiserId);
    if (makerId === null) return refused('advertUncovered');
    const side = offer.side === 'sell' ? Side.buy : Side.sell;
    if (side === Side.buy) {
      const untilMs = await records.buyingPausedUntil(taker.userId, taker.accountId);
      if (untilMs !== null) return refused('buyingPaused', { minutes: Math.ceil((untilMs - nowMs) / 60_000) });
    }
    const taking = {
      accountId: taker.accountId,
      makerId,
      side,
      assetId: sizes.asset.assetId,
      units: sizes.coins,
      advertId: order.advertId,
      advertUnits: sizes.all,
      price: offer.price,
      clientOid: order.clientOid,
    };
    const quote = listings.assetOf(offer.quote);
    if (!isFiat(offer.quote)) {
      if (quote === undefined) return refused('unknownCoin', { coin: offer.quote });
      return { type: 'swap-c2c-coins', ...taking, quoteAssetId: quote.assetId, quoteUnits: sizes.paid };
    }
    const methodIds = await sellersMethods(rooms, taker, order, offer);
    if (methodIds.length === 0) return refused('noSharedMethod');
    return {
      type: 'place-c2c-order',
      ...taking,
      currency: offer.quote,
      payUnits: sizes.paid,
      methodIds,
      payMinutes: offer.paymentMinutes ?? 0,
    };
  };
  /** The number of the order, once it stands. */
  return (taker: Party, order: TakingOrder, heldUntilMs: HeldUntil): Promise<{ readonly orderId: number } | OrderRefusal> =>
    adverts.oneAtATime(order.advertId, async () => {
      const advert = (await adverts.find(order.advertId))?.advert;
      const sellerId = advert === undefined || advert.side === 'buy' ? taker.userId : advert.userId;
      // A method that is removed meanwhile would leave the buyer without an account to pay to.
      return methods.whileKept(sellerId, async () => {
        const command = await commandOf(taker, order, heldUntilMs);
        if ('refused' in command) return command;
        const reply = await client.submit(command);
        return reply.ok ? { orderId: reply.orderId ?? 0 } : rejected(reply, order.clientOid);
      });
    });
}
