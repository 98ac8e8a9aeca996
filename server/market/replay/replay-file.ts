// A recording of trades: the CSV that an operator gives, brought into the market's ticks and lots row by row.
import { readFileSync } from 'node:fs';
import { Decimal } from 'decimal.js';

import type { MarketListing } from '#server/engine/listings.ts';

import { createTradeFit, tellFit, type RecordedTrade, type ToldTrade } from '../trade-fit.ts';

const heading = 'ts_ms,price,qty,taker_side';
/** As data tools write numbers; nothing else is one. */
const decimal = /^\d{1,30}(\.\d{1,30})?(e[+-]?\d{1,2})?$/i;

type RecordingRead = {
  /** In the order of time. */
  readonly trades: readonly RecordedTrade[];
  /** A note on what was read, and what had to be done with it, for the log. */
  readonly note: string;
};

/** Null: it is no trade. */
function readRow(row: string): ToldTrade | null {
  const [time = '', price = '', quantity = '', side = '', ...more] = row.split(',');
  if (more.length > 0 || !/^\d{1,15}$/.test(time) || !decimal.test(price) || !decimal.test(quantity)) return null;
  const told = { timeMs: Number(time), price: new Decimal(price), amount: new Decimal(quantity), side };
  return told.price.gt(0) && told.amount.gt(0) ? told : null;
}

/**
 * Reads the recording for a market by the rule of trade-fit.ts, as the live source is read. Rows that are no trades are passed over
 * and counted, rows of an earlier time are put in their place. Refuses (Error) a file without the heading or without one trade.
 */
export function readRecording(path: string, market: MarketListing): RecordingRead {
  const rows = readFileSync(path, 'utf8').split(/\r?\n/);
  if (rows[0] !== heading) throw new Error(`${path}, line 1: the heading should be ${heading}`);
  const fit = createTradeFit(market);
  const told: ToldTrade[] = [];
  let [firstPassedOver, late] = [0, 0];
  for (const [at, row] of rows.entries()) {
    if (at === 0 || row === '') continue;
    const trade = readRow(row);
    if (trade === null) {
      fit.passOver();
      firstPassedOver ||= at + 1;
      continue;
    }
    if (trade.timeMs < (told.at(-1)?.timeMs ?? 0)) late += 1;
    told.push(trade);
  }
  const trades = told.toSorted((a, b) => a.timeMs - b.timeMs).flatMap((trade) => fit.take(trade));
  if (trades.length === 0) throw new Error(`${path}: no trades of ${market.symbol} that could be printed (${tellFit(fit.counts)})`);
  const more = [
    ...(late > 0 ? [`${late.toLocaleString('en-US')} put into the order of time`] : []),
    ...(firstPassedOver > 0 ? [`the first that is no trade is line ${firstPassedOver}`] : []),
  ];
  return { trades, note: [`${path} for ${market.symbol}: ${tellFit(fit.counts)}`, ...more].join('; ') };
}
