// The ladder of a martingale: how far from its first price each order lies, and how much each one is for.
import { Amount, ROUND_DOWN, ROUND_UP, allRead, readAmount, readPositive } from '../amounts/amount.ts';
import type { MartingaleTerms } from '#lib/contract/bots/martingale/martingale-terms.ts';

/** The order count of its terms, the first one included. */
const countOf = ({ maxOrders }: Pick<MartingaleTerms, 'maxOrders'>): number => maxOrders + 1;

type StepTerms = Pick<MartingaleTerms, 'firstStep' | 'stepMultiplier' | 'maxOrders'>;

/**
 * The distance of every order from the first price, the first order's 0 included: the sum of firstStep × stepMultiplier^i up to it. A
 * share of the first price, or a distance in price, as the steps are. Exact up to 80 digits. Null for bad input.
 * Source: https://www.bitget.com/support/articles/12560603791615 (a percent step is measured against the first order).
 */
export function distancesOf(terms: StepTerms): readonly Amount[] | null {
  const read = { step: readPositive(terms.firstStep), times: readPositive(terms.stepMultiplier) };
  if (!allRead(read) || !Number.isInteger(terms.maxOrders) || terms.maxOrders < 0) return null;
  const distances = [new Amount(0)];
  let [distance, step] = [new Amount(0), read.step];
  for (let order = 1; order < countOf(terms); order += 1) {
    distance = distance.plus(step);
    distances.push(distance);
    step = step.times(read.times);
  }
  return distances;
}

type AmountTerms = Pick<MartingaleTerms, 'firstAmount' | 'amountMultiplier' | 'maxOrders'>;

/**
 * The value of every order in quote coins: firstAmount × amountMultiplier^k, so the first one beyond the first is already multiplied.
 * Exact up to 80 digits. Null for bad input. Source: https://www.bitget.com/support/articles/12560603791614 (100 + 200 + … = 3,100).
 */
export function amountsOf(terms: AmountTerms): readonly Amount[] | null {
  const read = { first: readPositive(terms.firstAmount), times: readPositive(terms.amountMultiplier) };
  if (!allRead(read) || !Number.isInteger(terms.maxOrders) || terms.maxOrders < 0) return null;
  const amounts: Amount[] = [];
  let amount = read.first;
  for (let order = 0; order < countOf(terms); order += 1) {
    amounts.push(amount);
    amount = amount.times(read.times);
  }
  return amounts;
}

/** A multiple of the step, down or up. */
export const toStep = (value: Amount, step: Amount, rounding: typeof ROUND_DOWN | typeof ROUND_UP): Amount =>
  value.dividedBy(step).toDecimalPlaces(0, rounding).times(step);

export type Place = { readonly price: Amount; readonly quantity: Amount };

export type PlacesTerms = StepTerms & AmountTerms & Pick<MartingaleTerms, 'direction' | 'stepType'>;

/**
 * Price and size of every order for a first price. Prices are snapped away from the first price, so that no order comes nearer than
 * asked; sizes go down to the lot. Null for bad input and where an order would have no price above zero.
 */
export function placesOf(
  terms: PlacesTerms,
  firstPrice: string,
  market: { readonly tickSize: string; readonly lotSize: string },
): readonly Place[] | null {
  const [distances, amounts] = [distancesOf(terms), amountsOf(terms)];
  const read = { first: readPositive(firstPrice), tick: readPositive(market.tickSize), lot: readAmount(market.lotSize) };
  if (distances === null || amounts === null || !allRead(read) || read.lot.isZero()) return null;
  const { first, tick, lot } = read;
  const places = distances.map((distance, order) => {
    const away = terms.stepType === 'percent' ? first.times(distance) : distance;
    const price = terms.direction === 'long' ? toStep(first.minus(away), tick, ROUND_DOWN) : toStep(first.plus(away), tick, ROUND_UP);
    const amount = amounts[order] ?? new Amount(0);
    return { price, quantity: price.greaterThan(0) ? toStep(amount.dividedBy(price), lot, ROUND_DOWN) : new Amount(0) };
  });
  return places.every(({ price }) => price.greaterThan(0)) ? places : null;
}
