// The terms of an advert on their way into its row: read exactly, and refused where they are out of bounds.
import { longestRemark, priceBand } from '#lib/contract/c2c/advert-terms.ts';
import { isFiat } from '#lib/contract/c2c/fiats.ts';
import { floatingPrice, inQuote, isAdvertPrice, outOfBand } from '#lib/order-math/c2c/advert-price.ts';
import { isAmount, parseDecimal } from '#server/engine/units.ts';
import type { AdvertPorts } from './advert-ports.ts';
import type { KeptTerms } from './advert-rows.ts';
import type { AdvertRefusal, AdvertTerms } from './adverts.ts';
import { mayBeShown } from '../shown-text.ts';
import type { KnownPair } from './quotes.ts';

const refuse = (refused: AdvertRefusal['refused'], params: AdvertRefusal['params'] = {}): AdvertRefusal => ({ refused, params });
const refuseField = (field: string, reason: string): AdvertRefusal => refuse('invalidField', { field, reason });

/** Null: the price may be asked. */
export function refusePrice(price: string | null, index: string | null): AdvertRefusal | null {
  if (price === null || index === null) return null;
  const side = outOfBand(price, index, priceBand);
  return side === null ? null : refuse(side === 'high' ? 'priceHigh' : 'priceLow', { band: `${priceBand / 100}%` });
}

/** The schemes of the methods, in their order. */
async function schemesOf(
  { quote }: KnownPair,
  userId: string,
  { methodIds, paymentMinutes }: AdvertTerms,
  methodsOf: AdvertPorts['methodsOf'],
): Promise<readonly string[] | AdvertRefusal> {
  if (!isFiat(quote)) {
    if (methodIds.length > 0) return refuseField('methodIds', 'must be left out of coins against coins');
    return paymentMinutes === null ? [] : refuseField('paymentMinutes', 'must be left out of coins against coins');
  }
  if (paymentMinutes === null) return refuseField('paymentMinutes', 'must be there');
  if (methodIds.length === 0 || new Set(methodIds).size < methodIds.length) return refuse('advertMethods', { currency: quote });
  const own = new Map(
    (await methodsOf(userId)).filter(({ fiats }) => fiats.includes(quote)).map((method) => [method.methodId, method.scheme]),
  );
  const schemes = methodIds.map((methodId) => own.get(methodId));
  const known = schemes.filter((scheme) => scheme !== undefined);
  return known.length < schemes.length ? refuse('advertMethods', { currency: quote }) : [...new Set(known)];
}

type Around = {
  readonly userId: string;
  readonly pair: KnownPair;
  readonly index: string | null;
  /** The units that orders have taken already. */
  readonly takenUnits: bigint;
  readonly methodsOf: AdvertPorts['methodsOf'];
};

/** Nothing is rounded: what is finer than its coin or currency is refused. */
export async function checkTerms(
  terms: AdvertTerms,
  { userId, pair, index, takenUnits, methodsOf }: Around,
): Promise<KeptTerms | AdvertRefusal> {
  const { price, conditions, hours } = terms;
  const fixed = price.kind === 'fixed' ? price.price : null;
  if (fixed !== null && !isAdvertPrice(fixed)) return refuseField('price', 'must be above 0, with 8 digits that count at most');
  const amountUnits = parseDecimal(terms.amount, pair.coinDecimals);
  const minimumUnits = parseDecimal(terms.minimum, pair.quoteDecimals);
  const maximumUnits = parseDecimal(terms.maximum, pair.quoteDecimals);
  if (amountUnits === null || !isAmount(amountUnits))
    return refuseField('amount', `must be above 0, with ${pair.coinDecimals} decimals at most`);
  if (minimumUnits === null || !isAmount(minimumUnits))
    return refuseField('minimum', `must be above 0, with ${pair.quoteDecimals} decimals at most`);
  if (maximumUnits === null || !isAmount(maximumUnits))
    return refuseField('maximum', `must be above 0, with ${pair.quoteDecimals} decimals at most`);
  if (maximumUnits < minimumUnits) return refuseField('maximum', 'must not be below the minimum');
  if (amountUnits < takenUnits) return refuseField('amount', 'must not be below what orders have taken');
  const now = price.kind === 'fixed' ? price.price : index === null ? null : floatingPrice(index, price.premium);
  const worth = now === null ? null : parseDecimal(inQuote(terms.amount, now, pair.quoteDecimals), pair.quoteDecimals);
  if (worth !== null && worth < minimumUnits) return refuseField('minimum', 'must not be above what the amount is worth');
  const far = refusePrice(fixed, index);
  if (far !== null) return far;
  for (const field of ['remark', 'autoReply'] as const) {
    if (terms[field].length > longestRemark) return refuseField(field, `is longer than ${longestRemark} characters`);
    if (!mayBeShown(terms[field])) return refuse('advertText');
  }
  const schemes = await schemesOf(pair, userId, terms, methodsOf);
  if ('refused' in schemes) return schemes;
  return {
    price: fixed,
    premium: price.kind === 'fixed' ? null : price.premium,
    amountUnits,
    minimumUnits,
    maximumUnits,
    methodIds: terms.methodIds,
    schemes,
    paymentMinutes: terms.paymentMinutes,
    registeredDays: conditions.registeredDays,
    doneIn30Days: conditions.doneIn30Days,
    completionPercent: conditions.completionPercent,
    remark: terms.remark,
    autoReply: terms.autoReply,
    fromMinute: hours?.fromMinute ?? null,
    toMinute: hours?.toMinute ?? null,
  };
}
