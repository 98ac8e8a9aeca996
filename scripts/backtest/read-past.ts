// The prices that a backtest is played on: the simulated past of the seed, or a file of candles or trades.
import { readFileSync } from 'node:fs';

import { tradesIn } from '#lib/contract/bots/strategy-kinds.ts';
import { refusalWords, reportWords } from '#lib/market-files/file-words.ts';
import { readMarketFile } from '#lib/market-files/read-market-file.ts';
import type { BotMarket, HistoryNeed } from '#server/automation/bot-kind.ts';
import { fitsLine } from '#server/automation/instances/fits-line.ts';
import { marketWithCoins } from '#server/engine/markets/market-with-coins.ts';
import { partOf } from '#server/backtest/candle-columns.ts';
import type { TapeTrade } from '#server/backtest/exact/tape-venue.ts';
import type { FundingSlot, MarketPast } from '#server/backtest/play/leg-past.ts';
import { fileColumns } from '#server/backtest/file-candles.ts';
import { historyMs } from '#server/backtest/history-ms.ts';
import { testedKind } from '#server/backtest/tested-bot.ts';
import type { ContractListing, MarketListing } from '#server/engine/listings.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import { loadContracts } from '#server/market/contracts/load-contracts.ts';
import { createFundingPast } from '#server/market/contracts/past/funding-past.ts';
import { createPremiums } from '#server/market/contracts/prices/premiums.ts';
import { createHistory, type MarketHistory } from '#server/market/history.ts';
import { createPricePaths, dayMs } from '#server/market/paths/price-path.ts';
import { fitRecording } from '#server/market/replay/replay-file.ts';
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

/** Nothing has traded since: all there is lies before the opening. */
const minutesOf = (history: MarketHistory, listings: ReturnType<typeof loadVenue>['listings'], openedMs: number): MinuteReader =>
  createMinuteReader({
    listings,
    source: { written: () => Promise.resolve(new Map()), closeBefore: () => Promise.resolve(null) },
    past: history,
    now: () => openedMs,
    settled: () => Promise.resolve(),
  });

function readFile(options: BacktestOptions, market: BotMarket, listing: MarketListing, path: string, note: Note): PastOf {
  const read = readMarketFile(readFileSync(path, 'utf8'));
  if (!read.ok) throw new Error(`${path}, ${refusalWords(read.refusal)}`);
  const [first, end] = [options.fromMs ?? 0, options.toMs ?? Number.MAX_SAFE_INTEGER];
  const { file } = read;
  if (file.of === 'candles') {
    const all = fileColumns(file, market);
    if ('fault' in all) throw new Error(`${path}, ${refusalWords(all)}`);
    note(`${path}: ${file.candles.length} candles; ${reportWords(file)}`);
    return { of: 'candles', past: { columns: partOf(all, first, end), whole: partOf(all, 0, end), funding: [] } };
  }
  const { trades, note: told } = fitRecording(path, file, listing);
  note(told);
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
  const market = listing === undefined ? null : marketWithCoins(listings, listing.marketId);
  if (listing === undefined || market === null) throw new Error(`--market: ${symbol} is not listed`);
  return { listing, market };
}
