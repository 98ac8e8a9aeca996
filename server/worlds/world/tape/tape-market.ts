// The market that plays a file: its prints at their times through the real book, quotes of the house around the last one, and stillness after its end.
import type { Command } from '#server/engine/command.ts';
import type { Exchange } from '#server/engine/exchange.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import { ticks, units } from '#server/engine/units.ts';
import type { BookShare } from '#server/market/contracts/bad-days/scenario.ts';
import { houseDepth } from '#server/market/house-depth.ts';
import { venueAccounts } from '#server/market/opening/open-venue.ts';
import { seedOf } from '#server/market/paths/noise.ts';
import { priceCoins } from '#server/market/paths/price-coins.ts';
import { replayBatch, replayQuotes, type ReplayDepth } from '#server/market/replay/replay.ts';
import { stepMs } from '#server/market/simulation.ts';
import { sweep } from '#server/market/simulation/crowd.ts';
import { type BookFront, createSaidBefore } from '#server/market/simulation/said-before.ts';
import type { RecordedTrade } from '#server/market/trade-fit.ts';
import type { Venue } from '#server/market/venue.ts';
import { countBefore, printAt, printsBetween } from './kept-prints.ts';
import type { WorldTape } from './tape-file.ts';

type Setting = {
  readonly tape: WorldTape;
  readonly venue: Venue;
  readonly seed: string;
  readonly exchange: Pick<Exchange, 'balances'>;
  readonly front: () => BookFront;
  /** The factor of a bad day on its prices. */
  readonly factor: (timeMs: number) => number;
  /** The share of the house's usual book that stands at a time. */
  readonly bookShare: (timeMs: number) => BookShare;
  readonly isDelisted: () => boolean;
};

type TapeMarket = {
  /**
   * The prints from one moment to before another, or quotes that are fresh where there are none. Each step says something, so that the
   * journal tells how far the file was played.
   */
  step(timeMs: number, fromMs: number, untilMs: number): Command[];
};

/** The last print before a moment, or the first one of all. */
const printBefore = ({ prints }: Pick<WorldTape, 'prints'>, timeMs: number): RecordedTrade =>
  printAt(prints, countBefore(prints, timeMs) - 1);

/** The prices of a file for whoever is priced by its coins; null of all others. */
export const tapePrices = (tape: WorldTape | null) => {
  const isPriced = (coin: string, quote: string): boolean => {
    if (tape === null) return false;
    const [base, counted] = priceCoins(tape.market);
    return coin === base && quote === counted;
  };
  return {
    /** The last print before a moment, in the quote coin. */
    before: (coin: string, quote: string, timeMs: number): number | null =>
      tape !== null && isPriced(coin, quote) ? printBefore(tape, timeMs).priceTicks / 10 ** tape.market.priceDecimals : null,
    /** The moment, or the end of the file where that was before: what it moves stands still from then on. */
    untilEnd: (market: MarketListing, timeMs: number): number =>
      tape !== null && isPriced(...priceCoins(market)) ? Math.min(timeMs, tape.endMs) : timeMs,
  };
};

export function createTapeMarket({ tape, venue, seed, exchange, front, factor, bookShare, isDelisted }: Setting): TapeMarket {
  const { market, prints } = tape;
  const profile = venue.simulation(market.symbol);
  const noise = seedOf(`${seed}/${market.symbol}/crowd`);
  const said = createSaidBefore();

  /** As wide as usual at its price; below the usual one no more coins than usual, which the house would not have. */
  const depthAt = (priceTicks: number, timeMs: number): ReplayDepth => {
    const usual = Math.max(priceTicks, profile.usualTicks);
    const wide = (ticksWide: number): number => Math.max(1, Math.round((ticksWide * priceTicks) / profile.usualTicks));
    const depth = houseDepth(venue, market, usual);
    const { levels, amounts } = bookShare(timeMs);
    const part = (whole: number, share: number): number => Math.max(1, Math.round(whole * share));
    const size = { levels: part(depth.levels, levels), quantityLots: part(depth.quantityLots, amounts) };
    return { ...depth, ...size, halfSpreadTicks: wide(depth.halfSpreadTicks), stepTicks: wide(depth.stepTicks) };
  };
  const bent = (print: RecordedTrade, timeMs: number): RecordedTrade => ({
    ...print,
    priceTicks: Math.max(1, Math.round(print.priceTicks * factor(timeMs))),
  });

  /** The coins that both hands of the house need for prints, where they are short of them. */
  const funds = (due: readonly RecordedTrade[], timeMs: number): Command[] => {
    const { tickLotUnits } = venue.listings.rules(market);
    const lotsOf = due.reduce((sum, { quantityLots }) => sum + quantityLots, 0);
    const amount = due.reduce((sum, { quantityLots, priceTicks }) => sum + quantityLots * priceTicks, 0);
    const base = venue.listings.assetOf(market.base);
    const quote = venue.listings.assetOf(market.quote);
    if (base === undefined || quote === undefined) throw new Error(`${market.symbol} has no coins`);
    const needs = [
      { ...base, need: lotsOf * 10 ** (base.decimals - market.quantityDecimals) },
      { ...quote, need: amount * tickLotUnits },
    ];
    return [venueAccounts.houseMaker, venueAccounts.houseTaker].flatMap((accountId) =>
      needs.flatMap(({ assetId, code, need }): Command[] => {
        const free = exchange.balances(accountId).find((balance) => balance.assetId === assetId)?.available ?? 0n;
        const wanted = BigInt(Math.min(Number.MAX_SAFE_INTEGER, Math.ceil(need * 4)));
        if (free >= wanted) return [];
        const reference = `tape:${accountId}:${code}:${timeMs}`;
        return [{ type: 'credit-deposit', accountId, assetId, units: units(wanted), reference }];
      }),
    );
  };

  return {
    step: (timeMs, fromMs, untilMs) => {
      const due = printsBetween(prints, fromMs, untilMs).map((print) => bent(print, timeMs));
      // A finer grid than before steps through what has been played.
      const last = bent(printBefore(tape, Math.max(fromMs, untilMs)), timeMs);
      const reference: Command = { type: 'set-reference-price', marketId: market.marketId, priceTicks: ticks(last.priceTicks) };
      if (isDelisted()) return [reference];
      const before = front();
      const swept = sweep({ market, profile, noise, centre: last.priceTicks, step: Math.floor(timeMs / stepMs), minuteAmount: 0 }, before);
      const depth = depthAt(last.priceTicks, timeMs);
      if (due.length > 0) return [...funds(due, timeMs), ...replayBatch(market, depth, due, 0), ...swept];
      const [, ...quotes] = replayQuotes(market, last, depth);
      return [reference, ...said.fresh(quotes, market.marketId, before), ...swept];
    },
  };
}
