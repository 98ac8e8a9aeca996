// The venue's coins and markets together with how the simulated market treats each.
import type { Listings, MarketListing } from '#server/engine/listings.ts';

import { loadListings } from './load-listings.ts';
import { loadContractData } from './contracts/contract-data.ts';
import { loadMarketData, type AssetProfile, type LiquidityClass, type MarketData } from './market-data.ts';
import { dollar } from './dollar.ts';

/** The movement of a simulated coin. */
export type SimulatedAsset = {
  readonly decimals: number;
  readonly usdPrice: number;
  /** Yearly, as a share. */
  readonly volatility: number;
  /** Correlation with the whole market. */
  readonly marketShare: number;
  /** The time that a departure from the start price takes to shrink to half. */
  readonly halfLifeDays: number;
};

/** The quotes and trades of a simulated market, in its own ticks and quote coin. */
export type MarketSimulation = {
  /** The price when the venue begins. */
  readonly usualTicks: number;
  readonly halfSpreadTicks: number;
  readonly stepTicks: number;
  readonly levels: number;
  readonly levelAmount: number;
  /** Worth that changes hands in a usual day, in the quote coin. */
  readonly dailyAmount: number;
  /** Worth of a usual trade where somebody looks, in the quote coin; larger where there were more than one a move. */
  readonly pieceAmount: number;
  /** Between two moves while nobody watches. */
  readonly refreshSeconds: number;
};

export type Venue = {
  readonly listings: Listings;
  /** 0: not known. */
  readonly openedMs: number;
  profile(code: string): AssetProfile;
  assetData(code: string): SimulatedAsset;
  simulation(symbol: string): MarketSimulation;
};

/** A usual trade of a small market. */
const pieceUsd = 120;

/** Brings lists and simulation together. Refuses (Error) lists that do not fit each other. */
export function loadVenue(data: MarketData = loadMarketData(), openedMs = 0): Venue {
  const listings = loadListings(data, openedMs);
  const profiles = new Map(data.assets.map((asset) => [asset.code, asset]));
  const profile = (code: string): AssetProfile => {
    const found = profiles.get(code);
    if (found === undefined) throw new Error(`not in the list: ${code}`);
    return found;
  };
  const usdOf = (code: string): number => (code === dollar ? 1 : profile(code).simulation.priceUsd);
  const simulationOf = (
    { priceDecimals }: Pick<MarketListing, 'priceDecimals'>,
    [base, quote]: readonly [string, string],
    liquidity: LiquidityClass | undefined,
  ): MarketSimulation => {
    const quoteUsd = usdOf(quote);
    const priceTicks = (usdOf(base) / quoteUsd) * 10 ** priceDecimals;
    if (liquidity === undefined) throw new Error(`no such liquidity for ${base}/${quote}`);
    const inTicks = (ppm: number): number => Math.max(1, Math.round((priceTicks * ppm) / 1_000_000));
    return {
      usualTicks: priceTicks,
      halfSpreadTicks: inTicks(liquidity.halfSpreadPpm),
      stepTicks: inTicks(liquidity.stepPpm),
      levels: liquidity.levels,
      levelAmount: liquidity.levelUsd / quoteUsd,
      dailyAmount: liquidity.dailyVolumeUsd / quoteUsd,
      pieceAmount: pieceUsd / quoteUsd,
      refreshSeconds: liquidity.refreshSeconds,
    };
  };
  const simulations = new Map(
    data.markets.map((market) => [market.symbol, simulationOf(market, [market.base, market.quote], data.liquidity[market.liquidity])]),
  );
  return {
    listings,
    openedMs,
    profile,
    assetData: (code) => {
      const { decimals, simulation } = profile(code);
      const { priceUsd, annualVolatility, correlation, halfLifeDays } = simulation;
      return { decimals, usdPrice: priceUsd, volatility: annualVolatility, marketShare: correlation, halfLifeDays };
    },
    simulation: (symbol) => {
      const known = simulations.get(symbol);
      if (known !== undefined) return known;
      const market = listings.marketOf(symbol);
      if (market?.contract === undefined) throw new Error(`not in the list: ${symbol}`);
      const { indexCoin, indexQuote, liquidity } = market.contract;
      const made = simulationOf(market, [indexCoin, indexQuote], loadContractData().liquidity[liquidity]);
      simulations.set(symbol, made);
      return made;
    },
  };
}

/** The same venue, quoted so many times less often where nobody looks. */
export const unhurried = (venue: Venue, times: number): Venue => ({
  ...venue,
  simulation: (symbol) => {
    const usual = venue.simulation(symbol);
    return { ...usual, refreshSeconds: usual.refreshSeconds * times };
  },
});

/** The same market quoted in coarser steps: as far and as much as usual, in half as many levels. Each move changes few of them, however long it was. */
export const coarse = ({ stepTicks, levels, levelAmount, ...usual }: MarketSimulation): MarketSimulation => ({
  ...usual,
  stepTicks: stepTicks * 4,
  levels: Math.ceil(levels / 2),
  levelAmount: levelAmount * 2.5,
});
