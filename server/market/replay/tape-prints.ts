// A file of candles or trades as the prints of one market: four prints a candle, or the trades that were recorded.
import { Decimal } from 'decimal.js';

import { Side } from '#lib/contract/enums.ts';
import type { tapeKinds, tapePassReasons } from '#lib/contract/worlds/world-bounds.ts';
import { refuseFile, type CandleFile, type FileRefusal, type PassedOver, type TradeFile } from '#lib/market-files/market-file.ts';
import { readMarketFile } from '#lib/market-files/read-market-file.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import { largestPrint, limitsOf } from '../printable.ts';
import { createTradeFit, type RecordedTrade } from '../trade-fit.ts';

type TapePassReason = (typeof tapePassReasons)[number];

export type TapePrints = {
  readonly of: (typeof tapeKinds)[number];
  /** In the order of time; at least one. */
  readonly prints: readonly RecordedTrade[];
  /** The rows that were read: candles or trades. */
  readonly rows: number;
  /** From the first moment to the last; of candles to the end of the last one. */
  readonly fromMs: number;
  readonly toMs: number;
  /** `line`: the first one, as far as it is known. */
  readonly passedOver: readonly { readonly reason: TapePassReason; readonly count: number; readonly line: number | null }[];
};

type TapeOptions = {
  /** Candles that a file may have, gaps counted. */
  readonly limit: number;
  /** The worth of a print, in the quote coin, where the file tells no volumes. */
  readonly pieceAmount: number;
};

/** Prints of one market at most, in each quarter of a second: more would keep everybody else waiting. */
const mostAtOnce = 100;
const atOnceMs = 250;
const printsPerCandle = 4;
/** Prints of a file, those that are left out counted: a month of minutes has a sixth of it. */
const mostPrints = 1_000_000;

/** Decimal text in whole parts of 10^-decimals, a half up; what is no finer than they are is only shifted. */
function wholes(text: string, decimals: number): number {
  const [whole = '', fraction = ''] = text.split('.');
  return fraction.length <= decimals
    ? Number(whole + fraction.padEnd(decimals, '0'))
    : new Decimal(text).times(new Decimal(10).pow(decimals)).round().toNumber();
}

/** Prints in the order of time, as many as may come at once; the others are counted. */
class PrintList {
  readonly prints: RecordedTrade[] = [];
  crowded = 0;
  #quarter = -1;
  #count = 0;

  get isTooLong(): boolean {
    return this.prints.length + this.crowded > mostPrints;
  }

  add(print: RecordedTrade): void {
    const quarter = Math.floor(print.timeMs / atOnceMs);
    this.#count = quarter === this.#quarter ? this.#count + 1 : 1;
    this.#quarter = quarter;
    if (this.#count <= mostAtOnce) this.prints.push(print);
    else this.crowded += 1;
  }
}

/** A candle that rose was low before it was high, and one that fell the other way round. */
const pathOf = (open: number, high: number, low: number, close: number): readonly number[] =>
  close >= open ? [open, low, high, close] : [open, high, low, close];

function candlePrints(
  { candles, intervalMs, hasVolume }: CandleFile,
  market: MarketListing,
  { pieceAmount }: TapeOptions,
  list: PrintList,
): FileRefusal | null {
  const limits = limitsOf(market);
  const { priceDecimals, quantityDecimals } = market;
  const isSilent = !hasVolume || candles.every(({ volume }) => Number(volume) === 0);
  /** An amount too large for one print comes in equal parts. */
  const partsAt = (priceTicks: number, toldLots: number): number[] => {
    const wanted = Math.round(
      isSilent ? (pieceAmount / priceTicks) * 10 ** (priceDecimals + quantityDecimals) : toldLots / printsPerCandle,
    );
    const smallest = Math.max(limits.minQuantityLots, Math.ceil(Number(limits.minAmount) / priceTicks));
    const largest = largestPrint(limits, priceTicks);
    if (smallest > largest) return [];
    const whole = Math.max(wanted, smallest);
    const count = Math.ceil(whole / largest);
    // Those beyond are only counted.
    list.crowded += Math.max(0, count - mostAtOnce);
    return Array.from({ length: Math.min(count, mostAtOnce) }, (_, part) => Math.min(largest, Math.floor((whole + part) / count)));
  };
  let lastTicks = 0;
  for (const candle of candles) {
    const [open = 0, high = 0, low = 0, close = 0] = [candle.open, candle.high, candle.low, candle.close].map((price) =>
      wholes(price, priceDecimals),
    );
    const toldLots = wholes(candle.volume, quantityDecimals);
    if (low < 1 || !Number.isSafeInteger(high)) return refuseFile('outsideMarket', candle.line, low < 1 ? candle.low : candle.high);
    // Nobody traded in it, and nothing is to be seen of it.
    if (!isSilent && Number(candle.volume) === 0 && high === low && low === lastTicks) continue;
    for (const [place, priceTicks] of pathOf(open, high, low, close).entries()) {
      const parts = partsAt(priceTicks, toldLots);
      if (parts.length === 0) return refuseFile('outsideMarket', candle.line, candle.high);
      const timeMs = candle.openMs + Math.floor((intervalMs * place) / printsPerCandle);
      const takerSide = priceTicks >= lastTicks ? Side.buy : Side.sell;
      for (const quantityLots of parts) list.add({ timeMs, priceTicks, quantityLots, takerSide });
      lastTicks = priceTicks;
    }
    if (list.isTooLong) return refuseFile('tooMany', candle.line, '', { limit: mostPrints });
  }
  return null;
}

/** The number of trades that no number of prints has the size of. */
function tradePrints({ trades }: TradeFile, market: MarketListing, list: PrintList): number | FileRefusal {
  const fit = createTradeFit(market);
  for (const { timeMs, price, amount, side } of trades) {
    if (wholes(price, market.priceDecimals) < 1) return refuseFile('outsideMarket', 1, price);
    for (const print of fit.take({ timeMs, price: new Decimal(price), amount: new Decimal(amount), side: side ?? '' })) list.add(print);
    if (list.isTooLong) return refuseFile('tooMany', 1, '', { limit: mostPrints });
  }
  return fit.counts.passedOver;
}

const row = (reason: TapePassReason, count: number): TapePrints['passedOver'] => (count === 0 ? [] : [{ reason, count, line: null }]);

/** Refuses a file that is neither candles nor trades, one with prices that the market cannot have, and one without a print. */
export function readTapePrints(text: string, market: MarketListing, options: TapeOptions): TapePrints | FileRefusal {
  const read = readMarketFile(text, { limit: options.limit });
  if (!read.ok) return read.refusal;
  const { file } = read;
  const { rows, fromMs, toMs, passedOver } = file.report;
  const told = (list: readonly PassedOver[]): TapePrints['passedOver'] => list.map(({ reason, count, line }) => ({ reason, count, line }));
  const list = new PrintList();
  const made = file.of === 'candles' ? candlePrints(file, market, options, list) : tradePrints(file, market, list);
  if (typeof made === 'object' && made !== null) return made;
  const { prints, crowded } = list;
  if (prints.length === 0) return refuseFile('noRows', 1);
  return {
    of: file.of,
    prints,
    rows,
    fromMs,
    toMs,
    passedOver: [...told(passedOver), ...row('unprintable', made ?? 0), ...row('crowded', crowded)],
  };
}
