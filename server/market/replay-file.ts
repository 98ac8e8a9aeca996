// A recording of trades: the CSV that an operator gives, read and checked line by line.
import { readFileSync } from 'node:fs';

import { Side } from '#lib/contract/enums.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import { parseDecimal } from '#server/engine/units.ts';

import { sizeProblem } from './printable.ts';

export type RecordedTrade = {
  readonly timeMs: number;
  readonly priceTicks: number;
  readonly quantityLots: number;
  readonly takerSide: Side;
};

const heading = 'ts_ms,price,qty,taker_side';

/** Reads the recording for a market. Refuses (Error naming the line) anything but trades in the order of time, at the market's precision and within its limits. */
export function readRecording(path: string, market: MarketListing): RecordedTrade[] {
  const rows = readFileSync(path, 'utf8').split(/\r?\n/);
  if (rows[0] !== heading) throw new Error(`${path}, line 1: the heading should be ${heading}`);
  const trades: RecordedTrade[] = [];
  for (const [at, row] of rows.entries()) {
    if (at === 0 || row === '') continue;
    const refuse = (what: string): never => {
      throw new Error(`${path}, line ${at + 1}: ${what}`);
    };
    const [time = '', price = '', quantity = '', side = '', ...more] = row.split(',');
    const priceTicks = Number(parseDecimal(price, market.priceDecimals) ?? 0n);
    const quantityLots = Number(parseDecimal(quantity, market.quantityDecimals) ?? 0n);
    if (more.length > 0 || !/^\d{1,15}$/.test(time)) refuse('not a trade');
    if (!Number.isSafeInteger(priceTicks) || priceTicks <= 0) refuse(`the price ${price} does not fit ${market.symbol}`);
    if (!Number.isSafeInteger(quantityLots) || quantityLots <= 0) refuse(`the quantity ${quantity} does not fit ${market.symbol}`);
    // A row that the venue's own rules would refuse could not be printed.
    const problem = sizeProblem(market, { priceTicks, quantityLots });
    if (problem !== null) refuse(`${price} times ${quantity} is ${problem} for ${market.symbol}`);
    if (side !== Side.buy && side !== Side.sell) return refuse(`the taker side ${side} is neither buy nor sell`);
    if (Number(time) < (trades.at(-1)?.timeMs ?? 0)) refuse('earlier than the line before');
    trades.push({ timeMs: Number(time), priceTicks, quantityLots, takerSide: side });
  }
  if (trades.length === 0) throw new Error(`${path}: no trades`);
  return trades;
}
