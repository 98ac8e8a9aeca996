// The unusual points of an order that could be sent: a price far from the market, a large size, a costly fill. Each is named, and asked
// about.
import type { DepthBook } from '#lib/contract/channels/depth.ts';
import { Side } from '#lib/contract/enums.ts';
import { readAmount } from '#lib/order-math/amounts/amount.ts';
import type { BookFill } from '#lib/order-math/orders/book-fill.ts';
import { distanceFrom, exceedsPercent, reachesPercent, shareOfWhole } from '#lib/order-math/amounts/share-between.ts';
import type { WarningLimits } from '#lib/session/order-form/order-warnings.ts';
import { oppositeLevels } from './checks.ts';
import { isUnusualCode, problem, type TicketProblem } from './problem.ts';

/** The limits of what is unusual, and the slippage, in percent, from which an order is always asked about. */
export type UnusualLimits = WarningLimits & { readonly slippagePercent: string };

/** Percent worse than the best price: from here on it is worth a word, asked about or not. */
const worthAWord = '1';

/** A limit price of the form. The book meets it at once, or it stands behind a trigger. */
export type LimitPrice = { readonly field: string; readonly price: string; readonly trigger?: string };

type Look = {
  readonly side: Side;
  readonly limitPrices: readonly LimitPrice[];
  /** In the quote coin; '' where it is not known. */
  readonly worth: string;
  /** The amount that it takes of what is available, and of which coin; '' where it is not known. */
  readonly taken: string;
  readonly available: string;
  readonly takenCoin: string;
  readonly fill: BookFill | null;
  readonly sizeField: string;
  readonly book: DepthBook;
  readonly lastPrice: string;
  readonly quoteCoin: string;
  readonly limits: UnusualLimits;
};

/** A limit price is measured from its trigger, or from the best price that it could trade at, or from the last one where the book is empty. */
function farPrices({ side, limitPrices, book, lastPrice, quoteCoin, limits }: Look): readonly TicketProblem[] {
  const best = oppositeLevels(side, book)[0]?.[0];
  return limitPrices.flatMap(({ field, price, trigger }) => {
    const from = trigger !== undefined ? 'trigger' : best === undefined ? 'last' : side === Side.buy ? 'ask' : 'bid';
    const reference = trigger ?? best ?? lastPrice;
    const distance = distanceFrom(price, reference);
    if (distance === null || !exceedsPercent(distance.share, limits.priceAway)) return [];
    return [problem('warning', 'priceFar', [field], { price, away: distance.share, way: distance.way, from, reference, coin: quoteCoin })];
  });
}

function largeWorth({ worth, limits, sizeField, quoteCoin }: Look): readonly TicketProblem[] {
  const [value, limit] = [readAmount(worth), readAmount(limits.worth)];
  if (value === null || limit === null || value.lessThanOrEqualTo(limit)) return [];
  return [problem('warning', 'orderLarge', [sizeField], { worth, limit: limits.worth, coin: quoteCoin })];
}

function largeShare({ taken, available, takenCoin, limits, sizeField }: Look): readonly TicketProblem[] {
  const share = shareOfWhole(taken, available);
  if (share === null || !exceedsPercent(share, limits.share)) return [];
  return [problem('warning', 'shareLarge', [sizeField], { share, coin: takenCoin })];
}

function costlyFill({ side, fill, book, limits, quoteCoin }: Look): readonly TicketProblem[] {
  const best = oppositeLevels(side, book)[0]?.[0];
  if (fill === null || fill.averagePrice === null || best === undefined) return [];
  if (![worthAWord, limits.slippagePercent].some((percent) => reachesPercent(fill.slippage, percent))) return [];
  return [problem('warning', 'slippageHigh', [], { slippage: fill.slippage, average: fill.averagePrice, best, coin: quoteCoin })];
}

export const unusualAbout = (look: Look): readonly TicketProblem[] => [
  ...farPrices(look),
  ...largeWorth(look),
  ...largeShare(look),
  ...costlyFill(look),
];

/** The problems for which an order is asked about whatever else is not. `closes`: a large share of what one holds is what was asked for. */
export const askedAbout = (problems: readonly TicketProblem[], slippagePercent: string, closes: boolean): readonly TicketProblem[] =>
  problems.filter(({ code, params }) => {
    if (code === 'shareLarge') return !closes;
    // It is worth a word before it is worth a question.
    return code === 'slippageHigh' ? reachesPercent(String(params['slippage'] ?? ''), slippagePercent) : isUnusualCode(code);
  });
