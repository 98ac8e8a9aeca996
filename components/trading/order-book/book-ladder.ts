// The rows of an order book as they stand on the screen: a fixed number, with running totals and how long each depth bar is.
import type { DepthBook } from '#lib/contract/channels/depth.ts';
import { shortPrice } from '#lib/format/numbers/short-price.ts';
import { formatQuantity } from '#lib/format/numbers/format-quantity.ts';
import { groupLevels, groupPrice, groupStep, type BookSide, type BookUnit, type Grouping, type MarketPrecision } from './group-levels.ts';
import { scaledInteger, scaledText } from './scaled-integer.ts';

export type LadderRow = {
  /** Plain text, for the ticket. */
  readonly price: string;
  readonly priceText: string;
  /** In the coin that was asked for. */
  readonly quantityText: string;
  /** From the best price down to this row. */
  readonly totalText: string;
  /** The total as a share of the larger side's, in thousandths: the length of the bar. */
  readonly barThousandths: number;
  /** An order of the reader's own waits here. */
  readonly own: boolean;
};

export type Ladder = {
  /** Best first, exactly as many as asked for; null where the book has no more. */
  readonly bids: readonly (LadderRow | null)[];
  readonly asks: readonly (LadderRow | null)[];
  /** Bids' share of all levels of both sides, however many are shown, in whole percents; 50 for an empty book. */
  readonly bidPercent: number;
};

/** The ladder as it stands, and when it changes. The same object while nothing has changed. */
export type LiveLadder = { ladder(): Ladder; subscribe(listener: () => void): () => void };

type OwnPrices = { readonly bids: readonly string[]; readonly asks: readonly string[] };

export type LadderView = {
  readonly market: MarketPrecision;
  readonly grouping: Grouping;
  /** Rows of each side. */
  readonly bidRows: number;
  readonly askRows: number;
  readonly own: OwnPrices;
  /** The unit of sizes and totals; the base coin when left out. */
  readonly unit?: BookUnit;
};

/** The decimals that a grouped price needs: 1 for steps of 0.1, none for steps of 10. */
function stepDecimals(market: MarketPrecision, grouping: Grouping): number {
  let decimals = market.pricePlace;
  let step = groupStep(market, grouping);
  while (decimals > 0 && step % 10 === 0) {
    step /= 10;
    decimals -= 1;
  }
  return decimals;
}

/** The step of a grouping as it is written on its menu: 0.01, 0.1, 1, 10. */
export function groupingText(market: MarketPrecision, grouping: Grouping): string {
  return formatQuantity(scaledText(groupStep(market, grouping), market.pricePlace), stepDecimals(market, grouping), { grouping: false });
}

type Summed = {
  readonly price: number;
  readonly quantity: number;
  readonly total: number;
  readonly worth: bigint;
  readonly totalWorth: bigint;
};

function summed(book: DepthBook, side: BookSide, view: LadderView, rows: number): Summed[] {
  let total = 0;
  let totalWorth = 0n;
  return groupLevels(book[side], side, view.market, view.grouping, rows, view.unit).map((group) => {
    const worth = group.worth ?? 0n;
    return { ...group, worth, total: (total += group.quantity), totalWorth: (totalWorth += worth) };
  });
}

/** Decimals of amounts in the quote coin: cents, or what the market's prices have if that is less. */
const worthDecimals = (market: MarketPrecision): number => Math.min(2, market.pricePlace);

function sizeText({ market, unit = 'base' }: LadderView, quantity: number, worth: bigint): string {
  if (unit === 'base') return formatQuantity(scaledText(quantity, market.volumePlace), market.volumePlace);
  return formatQuantity(scaledText(worth, market.pricePlace + market.volumePlace), worthDecimals(market));
}

function rowsOf(levels: readonly Summed[], side: BookSide, max: number, view: LadderView): (LadderRow | null)[] {
  const { market, grouping } = view;
  const step = groupStep(market, grouping);
  const decimals = stepDecimals(market, grouping);
  const own = new Set(view.own[side].map((price) => groupPrice(scaledInteger(price, market.pricePlace) ?? 0, step, side)));
  return Array.from({ length: side === 'bids' ? view.bidRows : view.askRows }, (_, place) => {
    const level = levels[place];
    if (level === undefined) return null;
    const price = scaledText(level.price, market.pricePlace);
    return {
      price,
      priceText: shortPrice(price, decimals),
      quantityText: sizeText(view, level.quantity, level.worth),
      totalText: sizeText(view, level.total, level.totalWorth),
      barThousandths: max === 0 ? 0 : Math.round((level.total / max) * 1000),
      own: own.has(level.price),
    };
  });
}

/** By all levels that are known: neither the height of the window nor the step of prices changes it. */
function bidPercent({ bids, asks }: DepthBook, { volumePlace }: MarketPrecision): number {
  const heldOf = (levels: DepthBook['bids']): number =>
    levels.reduce((sum, [, quantity]) => sum + (scaledInteger(quantity, volumePlace) ?? 0), 0);
  const [bid, ask] = [heldOf(bids), heldOf(asks)];
  return bid + ask === 0 ? 50 : Math.round((bid / (bid + ask)) * 100);
}

export function buildLadder(book: DepthBook, view: LadderView): Ladder {
  const bids = summed(book, 'bids', view, view.bidRows);
  const asks = summed(book, 'asks', view, view.askRows);
  const max = Math.max(bids.at(-1)?.total ?? 0, asks.at(-1)?.total ?? 0);
  return {
    bids: rowsOf(bids, 'bids', max, view),
    asks: rowsOf(asks, 'asks', max, view),
    bidPercent: bidPercent(book, view.market),
  };
}
