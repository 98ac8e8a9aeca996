// The preview of auto-invest: what a round buys of each coin, when the next rounds are, and what stands against its terms.
import { regularQuoteCoin, type RegularTerms } from '#lib/contract/bots/regular/regular-terms.ts';
import type { SpotMarket } from '#lib/contract/market.ts';

import { Amount, ROUND_DOWN, ROUND_UP, readAmount, readPositive, writeAmount } from '../../amounts/amount.ts';
import { regularRangeProblems, type RegularProblem } from './regular-limits.ts';
import { weightParts, wholeParts } from './regular-shares.ts';
import { roundsAfter } from './round-times.ts';

type RegularMarket = Pick<SpotMarket, 'baseCoin' | 'quoteCoin' | 'lotSize' | 'minQuantity' | 'maxQuantity' | 'minAmount' | 'maxAmount'>;

/** `lastPrice` null: nothing has traded yet. */
export type RegularLeg = { readonly market: RegularMarket; readonly lastPrice: string | null };

/** A market order may fill a little beyond the last price: so much of the money is counted on. What is left over is carried to the next round. */
const countedShare = '0.995';

type PreviewedCoin = {
  readonly coin: string;
  /** Its share of a round, in quote coins. */
  readonly amount: string;
  /** The quantity that it buys at the last price; null: there is none. */
  readonly quantity: string | null;
  /** A share below the minimum of the market is carried over: so many rounds make one purchase. Null: there is no price. */
  readonly everyRounds: number | null;
};

export type RegularPreview = {
  /** Five moments at most, the first of the calendar after now: ms. A round at the start is none of them. */
  readonly rounds: readonly number[];
  readonly coins: readonly PreviewedCoin[];
  /** The amount at which every coin is bought in every round; null: a price is missing. */
  readonly fullAmount: string | null;
  readonly problems: readonly RegularProblem[];
};

const shownRounds = 5;

/** The least that a purchase of a coin needs, in quote coins, with what is not counted on. */
function leastOf({ market, lastPrice }: RegularLeg): Amount | null {
  const price = readPositive(lastPrice ?? '');
  if (price === null) return null;
  const lots = new Amount(market.minAmount).dividedBy(price).dividedBy(market.lotSize).toDecimalPlaces(0, ROUND_UP).times(market.lotSize);
  return Amount.max(lots, market.minQuantity).times(price).dividedBy(countedShare);
}

type Shared = { readonly leg: RegularLeg; readonly share: Amount; readonly amount: Amount };

function previewCoin({ leg, amount }: Shared): PreviewedCoin {
  const { market, lastPrice } = leg;
  const [price, least] = [readPositive(lastPrice ?? ''), leastOf(leg)];
  const lots = price === null ? null : amount.times(countedShare).dividedBy(price).dividedBy(market.lotSize).toDecimalPlaces(0, ROUND_DOWN);
  const rounds = least === null || amount.isZero() ? null : Amount.max(1, least.dividedBy(amount).toDecimalPlaces(0, ROUND_UP)).toNumber();
  return {
    coin: market.baseCoin,
    amount: writeAmount(amount),
    quantity: lots === null ? null : writeAmount(lots.times(market.lotSize)),
    everyRounds: rounds,
  };
}

function sizeProblems(amount: Amount, coins: readonly Shared[]): readonly RegularProblem[] {
  const minimum = Amount.min(...coins.map(({ leg }) => leg.market.minAmount));
  if (amount.lessThan(minimum))
    return [{ field: 'amount', code: 'amountBelowMinimum', params: { minimum: writeAmount(minimum), coin: regularQuoteCoin } }];
  const tooLarge = coins.find(({ leg, amount: part }) => part.greaterThan(leg.market.maxAmount));
  if (tooLarge !== undefined)
    return [{ field: 'amount', code: 'amountAboveMaximum', params: { maximum: tooLarge.leg.market.maxAmount, coin: regularQuoteCoin } }];
  const tooMany = coins.find(
    ({ leg, amount: part }) =>
      leg.lastPrice !== null && readPositive(leg.lastPrice) !== null && part.dividedBy(leg.lastPrice).greaterThan(leg.market.maxQuantity),
  );
  return tooMany === undefined
    ? []
    : [{ field: 'amount', code: 'quantityAboveMaximum', params: { maximum: tooMany.leg.market.maxQuantity } }];
}

function marketProblems({ coins }: RegularTerms, legs: readonly RegularLeg[]): readonly RegularProblem[] {
  const other = coins.find(({ coin }, place) => legs[place]?.market.baseCoin !== coin || legs[place].market.quoteCoin !== regularQuoteCoin);
  return other === undefined ? [] : [{ field: 'coins', code: 'symbolNotOpen', params: { symbol: `${other.coin}${regularQuoteCoin}` } }];
}

/**
 * The whole of an auto-invest before it is started, for forms, for the preview call and for the check at the start. `legs` are the
 * markets of the coins in their order. Quantities are rounded down to lots.
 */
export function regularPreview(terms: RegularTerms, legs: readonly RegularLeg[], nowMs: number): RegularPreview {
  const outside = [...regularRangeProblems(terms), ...marketProblems(terms, legs)];
  const isCalendar = !outside.some(({ field }) => ['timeOfDay', 'timeZone', 'weekday', 'dayOfMonth'].includes(field));
  const amount = readAmount(terms.amount) ?? new Amount(0);
  const shared = legs.map((leg, place): Shared => {
    const share = new Amount(weightParts(terms.coins[place]?.weight ?? '') ?? 0).dividedBy(wholeParts);
    return { leg, share, amount: amount.times(share) };
  });
  const needed = shared.map(({ leg, share }) => (share.isZero() ? null : (leastOf(leg)?.dividedBy(share) ?? null)));
  const isPriced = needed.length > 0 && needed.every((one) => one !== null);
  return {
    rounds: isCalendar ? roundsAfter(terms, nowMs, shownRounds) : [],
    coins: shared.map(previewCoin),
    fullAmount: isPriced ? writeAmount(Amount.max(...needed.flatMap((one) => one ?? [])).toDecimalPlaces(2, ROUND_UP)) : null,
    problems: outside.length > 0 ? outside : sizeProblems(amount, shared),
  };
}
