// What is unusual about an order that could be sent: a price far from the market, a large size, a costly fill. It is named, and asked about.
import { Side } from '#lib/contract/enums.ts';
import { readAmount } from '#lib/order-math/amount.ts';
import { orderAmount } from '#lib/order-math/order-amount.ts';
import { distanceFrom, exceedsPercent, reachesPercent, shareOfWhole } from '#lib/order-math/share-between.ts';
import type { WarningLimits } from '#lib/session/order-warnings.ts';
import type { KindPreview } from '../kind-preview.ts';
import { coinsOf } from '../summary-line.ts';
import { availableFor, oppositeLevels, type TicketDesk } from '../ticket-desk.ts';
import { problem, type TicketProblem } from '../ticket-problem.ts';
import type { TicketState } from '../ticket-state.ts';
import { limitPrices } from './limit-prices.ts';

/** What is unusual, and from which slippage on, in percent, an order is always asked about. */
export type UnusualLimits = WarningLimits & { readonly slippagePercent: string };

/** Percent worse than the best price: from here on it is worth a word, asked about or not. */
const worthAWord = '1';

type Look = { readonly state: TicketState; readonly preview: KindPreview; readonly desk: TicketDesk; readonly limits: UnusualLimits };

function farPrices({ state, desk, limits }: Look): readonly TicketProblem[] {
  return limitPrices(state, desk).flatMap(({ field, price, from, reference }) => {
    const distance = distanceFrom(price, reference);
    if (distance === null || !exceedsPercent(distance.share, limits.priceAway)) return [];
    const params = { price, away: distance.share, way: distance.way, from, reference, coin: desk.market.quoteCoin };
    return [problem('warning', 'priceFar', [field], params)];
  });
}

/** In the quote coin; what has no price of its own is worth what the last one says. */
const worthOf = ({ preview: { sized }, desk }: Look): string => sized.amount || (orderAmount(desk.lastPrice, sized.quantity) ?? '');

function largeWorth(look: Look): readonly TicketProblem[] {
  const { limits, desk, preview } = look;
  const worth = worthOf(look);
  const [value, limit] = [readAmount(worth), readAmount(limits.worth)];
  if (value === null || limit === null || value.lessThanOrEqualTo(limit)) return [];
  const field = preview.units === 'amount' ? 'amount' : 'quantity';
  return [problem('warning', 'orderLarge', [field], { worth, limit: limits.worth, coin: desk.market.quoteCoin })];
}

function largeShare({ state, preview, desk, limits }: Look): readonly TicketProblem[] {
  const taken = state.side === Side.buy ? preview.sized.amount : preview.sized.quantity;
  const share = shareOfWhole(taken, availableFor(state.side, desk.account) ?? '');
  if (share === null || !exceedsPercent(share, limits.share)) return [];
  const field = preview.units === 'amount' ? 'amount' : 'quantity';
  return [problem('warning', 'shareLarge', [field], { share, coin: coinsOf(state.side, desk.market)[0] })];
}

function costlyFill({ state, preview: { fill }, desk, limits }: Look): readonly TicketProblem[] {
  const best = oppositeLevels(state.side, desk.book)[0]?.[0];
  if (fill === null || fill === undefined || fill.averagePrice === null || best === undefined) return [];
  if (![worthAWord, limits.slippagePercent].some((percent) => reachesPercent(fill.slippage, percent))) return [];
  const params = { slippage: fill.slippage, average: fill.averagePrice, best, coin: desk.market.quoteCoin };
  return [problem('warning', 'slippageHigh', [], params)];
}

export const unusualAbout = (look: Look): readonly TicketProblem[] => [
  ...farPrices(look),
  ...largeWorth(look),
  ...largeShare(look),
  ...costlyFill(look),
];
