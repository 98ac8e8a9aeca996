// An advert as its row has it, with what follows from the moment: the price, what is left, and whether it can be taken.
import { isFiat } from '#lib/contract/c2c/fiats.ts';
import type { OnlineHours } from '#lib/contract/c2c/advert-terms.ts';
import { floatingPrice, inQuote } from '#lib/order-math/c2c/advert-price.ts';
import { formatDecimal, parseDecimal } from '#server/engine/units.ts';
import type { AdvertRow, SearchedRow } from './advert-rows.ts';
import type { Advert, AdvertNow } from './adverts.ts';
import type { OnBoard } from './board/board.ts';
import { isWithin, minuteOfDay } from './online-hours.ts';
import type { KnownPair } from './quotes.ts';

const hoursOf = ({ fromMinute, toMinute }: Pick<AdvertRow, 'fromMinute' | 'toMinute'>): OnlineHours | null =>
  fromMinute === null || toMinute === null ? null : { fromMinute, toMinute };

const leftOf = ({ amountUnits, takenUnits }: Pick<AdvertRow, 'amountUnits' | 'takenUnits'>): bigint =>
  amountUnits > takenUnits ? amountUnits - takenUnits : 0n;

function toAdvert(row: AdvertRow, { coinDecimals, quoteDecimals }: KnownPair): Advert {
  const { advertId, userId, side, coin, quote, state, version, createdMs, paymentMinutes, remark, autoReply, methodIds } = row;
  return {
    advertId,
    userId,
    side,
    coin,
    quote,
    state,
    version,
    createdMs,
    paymentMinutes,
    remark,
    autoReply,
    methodIds,
    price: row.price === null ? { kind: 'floating', premium: row.premium ?? 0 } : { kind: 'fixed', price: row.price },
    amount: formatDecimal(row.amountUnits, coinDecimals),
    taken: formatDecimal(row.takenUnits, coinDecimals),
    minimum: formatDecimal(row.minimumUnits, quoteDecimals),
    maximum: formatDecimal(row.maximumUnits, quoteDecimals),
    conditions: { registeredDays: row.registeredDays, doneIn30Days: row.doneIn30Days, completionPercent: row.completionPercent },
    hours: hoursOf(row),
  };
}

type Moment = { readonly pair: KnownPair; readonly index: string | null; readonly nowMs: number; readonly isFrozen: boolean };

export function advertNow(row: AdvertRow, { pair, index, nowMs, isFrozen }: Moment): AdvertNow {
  const { quoteDecimals } = pair;
  const price = row.price ?? (index === null ? null : floatingPrice(index, row.premium ?? 0));
  const available = formatDecimal(leftOf(row), pair.coinDecimals);
  const worth = price === null ? 0n : (parseDecimal(inQuote(available, price, quoteDecimals), quoteDecimals) ?? 0n);
  const largestUnits = worth < row.maximumUnits ? worth : row.maximumUnits;
  const resting = (): AdvertNow['resting'] => {
    if (row.state !== 'online') return row.state;
    if (isFrozen) return 'frozen';
    if (isFiat(row.quote) && row.schemes.length === 0) return 'noMethods';
    if (!isWithin(hoursOf(row), minuteOfDay(nowMs))) return 'hours';
    if (price === null) return 'noIndex';
    return largestUnits < row.minimumUnits ? 'soldOut' : null;
  };
  return {
    advert: toAdvert(row, pair),
    price,
    available,
    largest: formatDecimal(largestUnits, quoteDecimals),
    schemes: row.schemes,
    resting: resting(),
  };
}

/** @param completion percents; null: no order has come to an end */
export const toBoard = (row: SearchedRow, { coinDecimals, quoteDecimals }: KnownPair, completion: number | null): OnBoard => ({
  advertId: row.advertId,
  userId: row.userId,
  side: row.side,
  coin: row.coin,
  quote: row.quote,
  price: row.price,
  premium: row.premium ?? 0,
  completion: completion ?? -1,
  available: Number(formatDecimal(leftOf(row), coinDecimals)),
  minimum: Number(formatDecimal(row.minimumUnits, quoteDecimals)),
  maximum: Number(formatDecimal(row.maximumUnits, quoteDecimals)),
  schemes: row.schemes,
  hours: hoursOf(row),
});
