// A recording of trades: the file that an operator gives, brought into the market's ticks and lots trade by trade.
import { readFileSync } from 'node:fs';
import { Decimal } from 'decimal.js';

import { refusalWords, reportWords } from '#lib/market-files/file-words.ts';
import type { TradeFile } from '#lib/market-files/market-file.ts';
import { readTradeFile } from '#lib/market-files/read-market-file.ts';
import type { MarketListing } from '#server/engine/listings.ts';

import { createTradeFit, tellFit, type RecordedTrade } from '../trade-fit.ts';

type RecordingRead = {
  /** In the order of time. */
  readonly trades: readonly RecordedTrade[];
  /** A note on what was read, and what had to be done with it, for the log. */
  readonly note: string;
};

/** The trades of a file by the rule of trade-fit.ts, as the live source is read. Refuses (Error) a file without one that can be printed. */
export function fitRecording(path: string, file: TradeFile, market: MarketListing): RecordingRead {
  const fit = createTradeFit(market);
  for (const { count } of file.report.passedOver) fit.passOver(count);
  const trades = file.trades.flatMap(({ timeMs, price, amount, side }) =>
    fit.take({ timeMs, price: new Decimal(price), amount: new Decimal(amount), side: side ?? '' }),
  );
  if (trades.length === 0) throw new Error(`${path}: no trades of ${market.symbol} that could be printed (${tellFit(fit.counts)})`);
  return { trades, note: `${path} for ${market.symbol}: ${tellFit(fit.counts)}; ${reportWords(file)}` };
}

/** Reads the recording for a market. Refuses (Error) a file that is none of trades, and one without a trade that can be printed. */
export function readRecording(path: string, market: MarketListing): RecordingRead {
  const read = readTradeFile(readFileSync(path, 'utf8'));
  if (!read.ok) throw new Error(`${path}, ${refusalWords(read.refusal)}`);
  return fitRecording(path, read.file, market);
}
