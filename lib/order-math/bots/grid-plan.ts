// The plan of a grid at a price: where it buys and sells, how much, and what it trades at the market to begin with.
import { Amount, ROUND_DOWN, ROUND_UP } from '../amounts/amount.ts';
import type { FeeRates, GridMarket } from './grid-market.ts';
import { emptyLevel, type GridDirection } from './grid-sides.ts';
import { contractCosts, fundsForQuantity, gridQuantity, marginShare, quantityOfBoth, startReserveRate } from './grid-quantity.ts';
import { infinityQuantity, infinityValue } from './grid-infinity.ts';

type GridRequest = {
  readonly direction: GridDirection;
  /** Ascending, in ticks. */
  readonly levels: readonly number[];
  readonly priceTicks: number;
  /** An infinity grid: sized by the value of its coins. */
  readonly isInfinity: boolean;
  readonly opensPosition: boolean;
  readonly base: Amount;
  readonly quote: Amount;
  readonly leverage: number;
  readonly market: GridMarket;
  readonly feeRates: FeeRates;
};

/**
 * A cell is what lies between two neighbouring levels, numbered by its lower one. It buys at its lower level and sells at its upper one,
 * in turns, so there is one order a cell and never two at a level. Cells below the empty level begin with a buy, the others with
 * a sell.
 */
export type GridPlan = {
  readonly empty: number;
  /** By cell: the lots of its buy (of a short grid of spot, of its sell). */
  readonly lots: readonly number[];
  /** Traded at the market at the start: above zero bought, below zero sold. */
  readonly openingLots: number;
  /** The coins of the first sells were put in, and not bought with a fee. */
  readonly ownsBase: boolean;
  /** The least that has to be put in, in both coins, for this mix of them. */
  readonly minimum: { readonly base: Amount; readonly quote: Amount };
};

type Sums = {
  readonly price: Amount;
  readonly buys: number;
  readonly sells: number;
  /** The sum of the prices of all buys. */
  readonly buyPrices: Amount;
};

const priceOf = (ticks: number, place: number): Amount => new Amount(10).pow(-place).times(ticks);

function sumsOf({ levels, priceTicks, market }: GridRequest, empty: number): Sums {
  const place = market.pricePlace;
  return {
    price: priceOf(priceTicks, place),
    buys: empty,
    sells: levels.length - 1 - empty,
    buyPrices: levels.slice(0, empty).reduce((sum, level) => sum.plus(priceOf(level, place)), new Amount(0)),
  };
}

/** The margin that a unit of quantity takes when every order of a contract's grid has been filled. */
function openedCosts({ direction, opensPosition, levels, leverage, market, feeRates }: GridRequest, sums: Sums): Amount {
  const share = marginShare(leverage, feeRates.taker);
  const prices = levels.map((level) => priceOf(level, market.pricePlace));
  const [lower = sums.price, upper = sums.price] = [prices[0], prices.at(-1)];
  const isOpened = (isBegun: boolean, level: Amount): Amount => (isBegun && opensPosition ? sums.price : level);
  if (direction === 'long') {
    const opened = prices.slice(0, -1).map((level, cell) => isOpened(cell >= sums.buys, level));
    return contractCosts(opened, lower, share);
  }
  if (direction === 'short') {
    const opened = prices.slice(1).map((level, cell) => isOpened(cell < sums.buys, level));
    return contractCosts(opened, upper, share);
  }
  // Either side may come, and the other one stands in the book beside it: as if each cell were opened at the top.
  const losses = [
    prices.slice(0, sums.buys).reduce((sum, level) => sum.plus(level.minus(lower)), new Amount(0)),
    prices.slice(sums.buys + 1).reduce((sum, level) => sum.plus(upper.minus(level)), new Amount(0)),
  ];
  return upper
    .times(levels.length - 1)
    .times(share)
    .plus(Amount.max(...losses));
}

/** The least quantity of every order: the market's least quantity and value, with a fee in coins on top. Up to the market's decimals. */
function leastQuantity(lowest: Amount, market: GridMarket, feeRates: FeeRates): Amount {
  const least = Amount.max(market.minQuantity, new Amount(market.minAmount).dividedBy(lowest));
  const kept = market.contract === null ? new Amount(1).minus(Amount.max(feeRates.maker, feeRates.taker)) : new Amount(1);
  return least.dividedBy(kept).toDecimalPlaces(market.volumePlace, ROUND_UP);
}

type Size = { readonly quantity: Amount; readonly opening: Amount; readonly minimum: GridPlan['minimum'] };

const zero = new Amount(0);

function contractSize(request: GridRequest, sums: Sums, least: Amount): Size {
  const { direction, opensPosition, market, quote } = request;
  const sized = { costs: openedCosts(request, sums), reserveRate: startReserveRate };
  const quantity = gridQuantity({ ...sized, funds: quote, decimals: market.volumePlace });
  const cells = direction === 'long' ? sums.sells : -sums.buys;
  const minimum = fundsForQuantity({ ...sized, quantity: least, decimals: market.pricePlace });
  return {
    quantity,
    opening: direction === 'neutral' || !opensPosition ? zero : quantity.times(cells),
    minimum: { base: zero, quote: minimum },
  };
}

/** Coins of both kinds: nothing is traded at the start. The buys of a short grid take their fee on top. */
function sizeOfBoth({ base, quote, market, direction, feeRates }: GridRequest, sums: Sums, least: Amount): Size {
  const kept = direction === 'short' ? new Amount(1).minus(feeRates.maker) : new Amount(1);
  // Rounded up to a whole lot, each of these buys may take one more.
  const spare = direction === 'short' ? sums.buyPrices.times(new Amount(10).pow(-market.volumePlace)) : zero;
  const funds = { base, quote: Amount.max(0, quote.minus(spare)) };
  const buyPrices = sums.buyPrices.dividedBy(kept);
  const quantity = quantityOfBoth({ ...funds, sells: sums.sells, buyPrices, decimals: market.volumePlace });
  const money = least
    .times(buyPrices)
    .plus(spare)
    .toDecimalPlaces(market.pricePlace + market.volumePlace, ROUND_UP);
  return { quantity, opening: zero, minimum: { base: least.times(sums.sells), quote: money } };
}

/** Long, paid in one coin: the other one's share is bought with it, or sold from it, at the start. */
function longSize({ base, quote, market }: GridRequest, sums: Sums, least: Amount): Size {
  const costs = sums.buyPrices.plus(sums.price.times(sums.sells));
  const sized = { costs, reserveRate: startReserveRate };
  const quantity = gridQuantity({ ...sized, funds: quote.plus(base.times(sums.price)), decimals: market.volumePlace });
  const minimum = fundsForQuantity({ ...sized, quantity: least, decimals: market.pricePlace });
  if (base.isZero()) return { quantity, opening: quantity.times(sums.sells), minimum: { base: zero, quote: minimum } };
  const sold = base.times(sums.buyPrices).dividedBy(costs).toDecimalPlaces(market.volumePlace, ROUND_DOWN);
  const inBase = minimum.dividedBy(sums.price).toDecimalPlaces(market.volumePlace, ROUND_UP);
  return { quantity, opening: sold.negated(), minimum: { base: inBase, quote: zero } };
}

/** Short, paid in coins: those of the levels below the price are sold at the start, and bought back there for less. */
function shortSize({ base, market }: GridRequest, sums: Sums, least: Amount): Size {
  const sized = { costs: new Amount(sums.sells + sums.buys), reserveRate: startReserveRate, decimals: market.volumePlace };
  const quantity = gridQuantity({ ...sized, funds: base });
  return {
    quantity,
    opening: quantity.times(sums.buys).negated(),
    minimum: { base: fundsForQuantity({ ...sized, quantity: least }), quote: zero },
  };
}

function spotSize(request: GridRequest, sums: Sums, least: Amount): Size {
  if (!request.base.isZero() && !request.quote.isZero()) return sizeOfBoth(request, sums, least);
  return request.direction === 'short' ? shortSize(request, sums, least) : longSize(request, sums, least);
}

/** Quantity of the market's smallest steps. */
const lotsOf = (quantity: Amount, { volumePlace }: GridMarket): number =>
  quantity.times(new Amount(10).pow(volumePlace)).toDecimalPlaces(0, ROUND_DOWN).toNumber();

/** As much of the coins is held as is worth the value at the empty level; what is put in beside that in base coins is sold. */
function planInfinity(request: GridRequest, empty: number): GridPlan {
  const { levels, market, feeRates, base } = request;
  const levelAt = (index: number): Amount => priceOf(levels[index] ?? 1, market.pricePlace);
  const price = priceOf(request.priceTicks, market.pricePlace);
  const funds = request.quote.plus(base.times(price)).times(new Amount(1).minus(startReserveRate));
  const value = infinityValue(funds, price, levelAt(0));
  const lots = levels
    .slice(1)
    .map((_, cell) => lotsOf(infinityQuantity(value, levelAt(cell), levelAt(cell + 1), market.volumePlace), market));
  // The quantities fall with the price's square, the values of the orders do not: the highest cell is the smallest order.
  const top = levels.length - 1;
  const least = leastQuantity(levelAt(top - 1), market, feeRates);
  const share = new Amount(1).dividedBy(levelAt(top - 1)).minus(new Amount(1).dividedBy(levelAt(top)));
  const leastFunds = least
    .dividedBy(share)
    .times(Amount.max(price, levelAt(0)))
    .dividedBy(levelAt(0));
  const minimum = leastFunds.dividedBy(new Amount(1).minus(startReserveRate)).toDecimalPlaces(market.pricePlace, ROUND_UP);
  return {
    empty,
    lots,
    openingLots: lotsOf(value.dividedBy(levelAt(empty)), market) - lotsOf(base, market),
    ownsBase: false,
    minimum: request.quote.isZero()
      ? { base: minimum.dividedBy(price).toDecimalPlaces(market.volumePlace, ROUND_UP), quote: zero }
      : { base: zero, quote: minimum },
  };
}

/** The plan at the price of the request. The levels are apart, and there are at least two of them. */
export function planGrid(request: GridRequest): GridPlan {
  const { levels, priceTicks, direction, market } = request;
  const empty = emptyLevel(levels, priceTicks, direction);
  if (request.isInfinity) return planInfinity(request, empty);
  const sums = sumsOf(request, empty);
  const least = leastQuantity(priceOf(levels[0] ?? 1, market.pricePlace), market, request.feeRates);
  const size = market.contract === null ? spotSize(request, sums, least) : contractSize(request, sums, least);
  const each = lotsOf(size.quantity, market);
  return {
    empty,
    lots: levels.slice(1).map(() => each),
    openingLots: size.opening.times(new Amount(10).pow(market.volumePlace)).toNumber(),
    ownsBase: market.contract === null && !request.base.isZero(),
    minimum: size.minimum,
  };
}
