// The parts that calls about converting share: coins that are converted, amounts within their bounds, and rows in the words of the wire.
import type { Conversion, ConvertOrder, ConvertedPart } from '#lib/contract/money/convert.ts';
import { quoteNames } from '#server/engine/convert/convert-command.ts';
import type { AssetListing, Listings } from '#server/engine/listings.ts';
import { rejectKeys } from '#server/engine/reject-key.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { formatDecimal, parseDecimal, type Units } from '#server/engine/units.ts';
import type { ConversionRow, ConvertOrderRow } from '#server/projections/conversions/create-conversion-reader.ts';
import type { TakenPart } from '#server/services/convert/convert-service.ts';
import { priceText } from '#server/services/convert/price-text.ts';
import { readMoney } from '../amounts/read-money.ts';
import { refuse, refuseField, Refusal } from '../refusal/refusal.ts';
import type { VenueRooms } from '../rooms.ts';

type ConvertRooms = Pick<VenueRooms, 'convert' | 'listings'>;

export type ConvertCoin = AssetListing & { readonly min: string; readonly max: string };

/** Refuses a coin that is not listed, and one that is not converted. */
export function findConvertCoin(code: string, { convert, listings }: ConvertRooms): ConvertCoin | Refusal {
  const asset = listings.assetOf(code);
  if (asset === undefined) return refuse('unknownCoin', { coin: code });
  const bounds = convert.offer.coins.find(({ coin }) => coin === code);
  return bounds === undefined ? refuse('noConversion') : { ...asset, min: bounds.min, max: bounds.max };
}

/** Both ends of a conversion. Refuses a coin into itself. */
export function findConvertPair(fromCoin: string, toCoin: string, rooms: ConvertRooms): { from: ConvertCoin; to: ConvertCoin } | Refusal {
  const [from, to] = [findConvertCoin(fromCoin, rooms), findConvertCoin(toCoin, rooms)];
  if (from instanceof Refusal) return from;
  if (to instanceof Refusal) return to;
  return from.assetId === to.assetId ? refuse('noConversion') : { from, to };
}

/** An amount that may be converted at once. */
export function readConvertAmount(text: string, coin: ConvertCoin): Units | Refusal {
  const value = readMoney(text, coin);
  if (value instanceof Refusal) return value.key === 'invalidField' ? refuseField('fromCoinSize', String(value.params['reason'])) : value;
  if (value < (parseDecimal(coin.min, coin.decimals) ?? 0n)) return refuse('convertBelowMinimum', { minimum: coin.min, coin: coin.code });
  if (value > (parseDecimal(coin.max, coin.decimals) ?? 0n)) return refuse('convertAboveMaximum', { maximum: coin.max, coin: coin.code });
  return value;
}

/** A reason of the core, with the numbers that its words need. */
export function convertRefusal(reason: RejectReason, from: ConvertCoin): Refusal {
  return reason === RejectReason.invalidAmount
    ? refuse('convertBelowMinimum', { minimum: from.min, coin: from.code })
    : refuse(rejectKeys[reason]);
}

export const toTakenPart = ({ asset, units, toUnits, reason }: TakenPart, to: AssetListing): ConvertedPart => ({
  fromCoin: asset.code,
  fromCoinSize: formatDecimal(units, asset.decimals),
  toCoinSize: reason === null ? formatDecimal(toUnits, to.decimals) : '0',
  error: reason === null ? null : rejectKeys[reason],
});

export function toConversion(row: ConversionRow, listings: Listings): Conversion {
  const [from, to] = [listings.asset(row.fromAssetId), listings.asset(row.toAssetId)];
  const [fromCoinSize, toCoinSize] = [formatDecimal(row.fromUnits, from.decimals), formatDecimal(row.toUnits, to.decimals)];
  return {
    id: String(row.id),
    kind: row.orderId !== 0 ? 'limit' : row.reference.startsWith(quoteNames.sweep) ? 'sweep' : 'quote',
    fromCoin: from.code,
    fromCoinSize,
    toCoin: to.code,
    toCoinSize,
    cnvtPrice: priceText(fromCoinSize, toCoinSize),
    fee: '0',
    traceId: row.reference,
    orderId: row.orderId === 0 ? '' : String(row.orderId),
    timeMs: row.timeMs,
  };
}

export function toConvertOrder(row: ConvertOrderRow, listings: Listings): ConvertOrder {
  const [from, to] = [listings.asset(row.fromAssetId), listings.asset(row.toAssetId)];
  const [fromCoinSize, minSize] = [formatDecimal(row.fromUnits, from.decimals), formatDecimal(row.minUnits, to.decimals)];
  return {
    orderId: String(row.orderId),
    clientOid: row.clientOid,
    state: row.state,
    fromCoin: from.code,
    fromCoinSize,
    toCoin: to.code,
    minSize,
    limitPrice: priceText(fromCoinSize, minSize),
    toCoinSize: formatDecimal(row.toUnits, to.decimals),
    placedMs: row.placedMs,
    expiresMs: row.expiresMs,
    closedMs: row.closedMs,
  };
}
