// The prices that a backtest is played on: the simulated past of the seed, or a file of candles or trades.
import { readFileSync } from 'node:fs';

import { tradesIn } from '#lib/contract/bots/strategy-kinds.ts';
import type { BotMarket, HistoryNeed } from '#server/automation/bot-kind.ts';
import { fitsLine } from '#server/automation/instances/fits-line.ts';
import { botMarketOf } from '#server/automation/thread/bot-market.ts';
import { columnsOf, partOf, type CandleRow } from '#server/backtest/candle-columns.ts';
import type { TapeTrade } from '#server/backtest/exact/tape-venue.ts';
import type { FundingSlot, MarketPast } from '#server/backtest/play/leg-past.ts';
import { historyMs } from '#server/backtest/history-ms.ts';
import { testedKind } from '#server/backtest/tested-bot.ts';
import type { ContractListing, MarketListing } from '#server/engine/listings.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import { loadContracts } from '#server/market/contracts/load-contracts.ts';
import { createFundingPast } from '#server/market/contracts/past/funding-past.ts';
import { createPremiums } from '#server/market/contracts/prices/premiums.ts';
import { createHistory, type MarketHistory } from '#server/market/history.ts';
import { createPricePaths, dayMs } from '#server/market/paths/price-path.ts';
import { readRecording } from '#server/market/replay/replay-file.ts';
import { loadVenue } from '#server/market/venue.ts';
import { createMinuteReader, type MinuteReader } from '#server/projections/candles/minute-columns.ts';
import { Decimal } from 'decimal.js';

import type { BacktestOptions } from './read-options.ts';

type PastOf = { readonly of: 'candles'; readonly past: MarketPast } | { readonly of: 'trades'; readonly trades: readonly TapeTrade[] };

export type ReadPast =
  | { readonly of: 'candles'; readonly markets: readonly BotMarket[]; readonly pasts: readonly MarketPast[] }
  | { readonly of: 'trades'; readonly market: BotMarket; readonly trades: readonly TapeTrade[] };

type Note = (text: string) => void;

const usualDays = 30;
/** The days before the opening whose funding is made up. */
const fundingDays = 90;
const candleHeading = /^(timestamp|time|open_?ms|ts_ms),open,high,low,close(,volume)?$/i;

/** Nothing has traded since: all there is lies before the opening. */
const minutesOf = (history: MarketHistory, listings: ReturnType<typeof loadVenue>['listings'], openedMs: number): MinuteReader =>
  createMinuteReader({
    listings,
    source: { written: () => Promise.resolve(new Map()), closeBefore: () => Promise.resolve(null) },
    past: history,
    now: () => openedMs,
    settled: () => Promise.resolve(),
  });

/** Milliseconds, or a date and time in UTC. Refuses (Error) anything else, with its line. */
function openOf(text: string, line: number): number {
  const time = /^\d{10,15}$/.test(text) ? Number(text) : Date.parse(`${text.replace(' ', 'T').replace(/Z$/, '')}Z`);
  if (Number.isNaN(time)) throw new Error(`line ${line}: ${text} is no time`);
  return time;
}

/** Prices rounded to the tick, volumes down to the lot. */
function candleRows(text: string, { priceDecimals, quantityDecimals }: BotMarket): CandleRow[] {
  const lines = text.trim().split(/\r?\n/).slice(1);
  return lines.map((line, place) => {
    const [time = '', ...fields] = line.split(',');
    const numbers = fields.map((field) => new Decimal(field === '' ? 0 : field));
    const ticks = (at: number): number => Number(numbers[at]?.mul(new Decimal(10).pow(priceDecimals)).toFixed(0) ?? 0);
    const row = { openMs: openOf(time, place + 2), open: ticks(0), high: ticks(1), low: ticks(2), close: ticks(3) };
    if (row.low < 1 || row.low > row.high || row.open > row.high || row.close > row.high || row.open < row.low || row.close < row.low)
      throw new Error(`line ${place + 2}: these are no prices of a candle`);
    return { ...row, volumeLots: Number(numbers[4]?.mul(new Decimal(10).pow(quantityDecimals)).toFixed(0, Decimal.ROUND_DOWN) ?? 0) };
  });
}

/** The distance of the first two candles that are nearest to each other: a file says nowhere how long its candles are. */
function intervalOf(rows: readonly CandleRow[]): number {
  const gaps = rows.slice(1, 1000).map(({ openMs }, place) => openMs - (rows[place]?.openMs ?? 0));
  return Math.min(...gaps.filter((gap) => gap > 0), dayMs);
}

function readFile(options: BacktestOptions, market: BotMarket, listing: MarketListing, file: string, note: Note): PastOf {
  const { fromMs, toMs } = options;
  const text = readFileSync(file, 'utf8');
  const heading = text.slice(0, text.search(/\r?\n/));
  const [first, end] = [fromMs ?? 0, toMs ?? Number.MAX_SAFE_INTEGER];
  if (candleHeading.test(heading)) {
    const rows = candleRows(text, market);
    note(`${file}: ${rows.length} candles`);
    const all = columnsOf(rows, intervalOf(rows));
    return { of: 'candles', past: { columns: partOf(all, first, end), whole: partOf(all, 0, end), funding: [] } };
  }
  const { trades, note: read } = readRecording(file, listing);
  note(read);
  const tape = trades
    .filter(({ timeMs }) => timeMs >= first && timeMs < end)
    .map(({ timeMs, priceTicks, quantityLots, takerSide }) => ({ timeMs, priceTicks, lots: quantityLots, takerSide }));
  return { of: 'trades', trades: tape };
}

/** `need`: the candles from before the time that is played. */
type Simulated = {
  readonly venue: ReturnType<typeof loadVenue>;
  readonly listing: MarketListing;
  readonly need: HistoryNeed | null;
};

async function simulatedPast(options: BacktestOptions, { venue, listing, need }: Simulated, note: Note): Promise<PastOf> {
  const { seed, openedMs } = options;
  const toMs = options.toMs ?? openedMs;
  const fromMs = options.fromMs ?? toMs - usualDays * dayMs;
  const paths = createPricePaths(seed, Math.floor(openedMs / dayMs), venue.assetData);
  const history = createHistory(venue, paths, seed, openedMs);
  const whole = await minutesOf(history, venue.listings, openedMs)(listing.symbol, fromMs - historyMs(need, fromMs), toMs);
  const columns = partOf(whole, fromMs, toMs);
  note(
    `${listing.symbol}: ${columns.count} minutes of the past of seed ${seed} that ends on ${new Date(openedMs).toISOString().slice(0, 10)}`,
  );
  const funding = isContract(listing) ? fundingOf(listing) : [];
  return { of: 'candles', past: { columns, whole, funding } };

  function fundingOf(contract: ContractListing): FundingSlot[] {
    const premiums = createPremiums(venue, paths, seed);
    const past = createFundingPast({ listings: venue.listings, paths, premiums, genesisMs: openedMs, days: fundingDays });
    const settled = past.settled(contract, fromMs, toMs, Number.MAX_SAFE_INTEGER);
    return settled
      .map(({ settleTimeMs, fundingRate }) => ({ slotMs: settleTimeMs, rateE8: Number(new Decimal(fundingRate).mul(1e8).toFixed(0)) }))
      .toSorted((a, b) => a.slotMs - b.slotMs);
  }
}

/** Refuses (Error) an unknown market, markets that the kind cannot have, a file that is none of the two, and trades of several markets. */
export async function readPast(options: BacktestOptions, note: Note): Promise<ReadPast> {
  const venue = loadVenue();
  const contracts = loadContracts(undefined, venue);
  venue.listings.listContracts([...contracts.perpetuals], contracts.assets);
  const { symbols, files, bot } = options;
  if (files !== null && files.length !== symbols.length) throw new Error('--file: one for each market is needed');
  const listed = symbols.map((symbol) => find(venue.listings, symbol));
  const [main] = listed;
  if (main === undefined) throw new Error('--market: one is needed');
  const markets = listed.map(({ market }) => market);
  if (!tradesIn(options.strategyType, isContract(main.listing) ? 'futures' : 'spot'))
    throw new Error(`--market: ${symbols[0]} is ${isContract(main.listing) ? 'a contract' : 'a spot market'}`);
  const kind = testedKind(bot, main.market);
  if (!fitsLine(kind, markets)) throw new Error(`--market: ${symbols.join(', ')} are no markets of one such bot`);
  const pasts: MarketPast[] = [];
  for (const [leg, { listing, market }] of listed.entries()) {
    const file = files?.[leg];
    const need = kind.history(bot, leg);
    const read =
      file === undefined ? await simulatedPast(options, { venue, listing, need }, note) : readFile(options, market, listing, file, note);
    if (read.of === 'candles') pasts.push(read.past);
    else if (kind.hasManyMarkets) throw new Error(`--file: ${file} has trades, and bots of several markets are played over candles`);
    else return { ...read, market };
  }
  return { of: 'candles', markets, pasts };
}

function find(
  listings: ReturnType<typeof loadVenue>['listings'],
  symbol: string,
): { readonly listing: MarketListing; readonly market: BotMarket } {
  const listing = listings.marketOf(symbol);
  const market = listing === undefined ? null : botMarketOf(listings, listing.marketId);
  if (listing === undefined || market === null) throw new Error(`--market: ${symbol} is not listed`);
  return { listing, market };
}
