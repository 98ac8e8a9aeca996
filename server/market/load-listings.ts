// The venue's coins and markets, read from the list that an operator edits.
import { readFileSync } from 'node:fs';
import { z } from 'zod/mini';

import { createListings, type Listings } from '#server/engine/listings.ts';

const whole = z.number().check(z.int(), z.nonnegative());

const network = z.object({
  network: z.string().check(z.minLength(1)),
  requiredConfirmations: z.number().check(z.int(), z.positive()),
  addressStyle: z.enum(['evm', 'bech32', 'base58', 'tron', 'iban']),
  /** Human-readable part of a bech32 address. */
  prefix: z.optional(z.string()),
});
export type NetworkListing = z.output<typeof network>;

const asset = z.object({
  code: z.string().check(z.regex(/^[A-Z0-9]{1,16}$/)),
  name: z.string().check(z.minLength(1)),
  decimals: z.number().check(z.int(), z.minimum(0), z.maximum(8)),
  networks: z.array(network).check(z.minLength(1)),
  /** Test coins in one request at most, decimal text. */
  testCoinsMaximum: z.string(),
  /** Where the simulated path starts, in US dollars. */
  usdPrice: z.number().check(z.positive()),
  /** Yearly, as a share: 0.6 is 60 %. */
  volatility: z.number().check(z.nonnegative()),
  /** How much of its movement is the whole market's, 0 to 1. */
  marketShare: z.number().check(z.minimum(0), z.maximum(1)),
});
export type SimulatedAsset = z.output<typeof asset>;

const simulation = z.object({
  halfSpreadTicks: z.number().check(z.int(), z.positive()),
  stepTicks: z.number().check(z.int(), z.positive()),
  levels: z.number().check(z.int(), z.minimum(1), z.maximum(64)),
  /** Typical worth of a level near the touch, and of a trade, in the quote coin. */
  levelAmount: z.number().check(z.positive()),
  tradeAmount: z.number().check(z.positive()),
});
export type MarketSimulation = z.output<typeof simulation>;

const market = z.object({
  symbol: z.string().check(z.regex(/^[A-Z0-9]{2,32}$/)),
  base: z.string(),
  quote: z.string(),
  priceDecimals: whole,
  quantityDecimals: whole,
  minQuantityLots: z.number().check(z.int(), z.positive()),
  maxQuantityLots: z.number().check(z.int(), z.positive()),
  minAmount: whole,
  maxAmount: whole,
  makerFeePpm: whole,
  takerFeePpm: whole,
  priceBandPpm: whole,
  simulation,
});

const list = z.object({ assets: z.array(asset), markets: z.array(market) });

export type Venue = {
  readonly listings: Listings;
  assetData(code: string): SimulatedAsset;
  simulation(symbol: string): MarketSimulation;
};

/** Reads and checks the list; ids are the places in it. Refuses (Error) a list that breaks its own rules or those of listings. */
export function loadVenue(): Venue {
  const { assets, markets } = list.parse(JSON.parse(readFileSync(new URL('./data/spot.json', import.meta.url), 'utf8')));
  const listings = createListings(
    assets.map(({ code, name, decimals }, assetId) => ({ assetId, code, name, decimals })),
    markets.map((row, marketId) => ({ ...row, marketId })),
  );
  const assetByCode = new Map(assets.map((one) => [one.code, one]));
  const simulationBySymbol = new Map(markets.map((one) => [one.symbol, one.simulation]));
  const found = <Thing>(thing: Thing | undefined, name: string): Thing => {
    if (thing === undefined) throw new Error(`not in the list: ${name}`);
    return thing;
  };
  return {
    listings,
    assetData: (code) => found(assetByCode.get(code), code),
    simulation: (symbol) => found(simulationBySymbol.get(symbol), symbol),
  };
}

export const loadListings = (): Listings => loadVenue().listings;
