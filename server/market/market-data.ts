// The operator's listings and the movement of the simulated market: data/spot.json, read once and checked.
import { readFileSync } from 'node:fs';
import { Decimal } from 'decimal.js';
import { z } from 'zod/mini';

import { listed } from './listed.ts';

const whole = z.number().check(z.int(), z.nonnegative());
const natural = z.number().check(z.int(), z.positive());
const positive = z.number().check(z.positive());
const ppm = whole.check(z.maximum(1_000_000));
/** A number or decimal text; kept as plain decimal text, since a limit of 0.0001 has no exact number. */
const amount = z.pipe(
  z.union([
    positive,
    z.string().check(
      z.regex(/^(0|[1-9]\d{0,15})(\.\d{1,18})?$/),
      z.refine((text) => Number(text) > 0),
    ),
  ]),
  z.transform((value: number | string) => new Decimal(value).toFixed()),
);

/** The style in which a network writes its addresses. */
const addressStyle = z.enum([
  'algorand',
  'aptos',
  'bitcoin',
  'bitcoin-cash',
  'cardano',
  'cosmos',
  'dogecoin',
  'evm',
  'filecoin',
  'hedera',
  'iban',
  'internet-computer',
  'litecoin',
  'near',
  'polkadot',
  'solana',
  'stellar',
  'sui',
  'ton',
  'tron',
  'xrp',
]);

/** A way for a coin to arrive. */
const assetNetwork = z.object({
  network: z.string().check(z.minLength(1)),
  /** Blocks on top of a transaction before it counts. */
  confirmations: natural,
  addressStyle,
});

const assetSimulation = z.object({
  /** The simulated price when the venue begins, to which it is drawn back over the years. */
  priceUsd: positive,
  /** Standard deviation of a year's logarithmic return. */
  annualVolatility: positive,
  /** With the factor that all coins share, 0 to 1. */
  correlation: z.number().check(z.minimum(0), z.maximum(1)),
  /** The time that a departure from the start price takes to shrink to half. */
  halfLifeDays: positive,
});

const assetProfile = z.object({
  code: z.string().check(z.regex(/^[A-Z0-9]{2,10}$/)),
  name: z.string().check(z.minLength(1)),
  decimals: whole.check(z.maximum(8)),
  networks: z.array(assetNetwork).check(z.minLength(1)),
  simulation: assetSimulation,
});
export type AssetProfile = z.output<typeof assetProfile>;

/** The activity of a simulated market. Shares of the price in millionths. */
export const liquidityClass = z.object({
  dailyVolumeUsd: positive,
  /** Four times the worth of a usual quote nearest to the middle; those behind it are larger. */
  levelUsd: positive,
  halfSpreadPpm: natural,
  /** Typical distance between levels. */
  stepPpm: natural,
  /** Quotes on each side. */
  levels: natural.check(z.maximum(64)),
  /** Between two refreshes while nobody watches. */
  refreshSeconds: natural,
});
export type LiquidityClass = z.output<typeof liquidityClass>;

const marketProfile = z.object({
  symbol: z.string(),
  listed,
  base: z.string(),
  quote: z.string(),
  priceDecimals: whole,
  quantityDecimals: whole,
  minQuantityLots: natural,
  maxQuantityLots: natural,
  /** The limits of an order's amount, in the quote coin. */
  minAmount: amount,
  maxAmount: amount,
  makerFeePpm: ppm,
  takerFeePpm: ppm,
  priceBandPpm: ppm,
  liquidity: z.string(),
});

const marketData = z.object({
  liquidity: z.record(z.string(), liquidityClass),
  assets: z.array(assetProfile),
  markets: z.array(marketProfile),
});
export type MarketData = z.output<typeof marketData>;

function problemsOf({ liquidity, assets, markets }: MarketData): string[] {
  const codes = new Set(assets.map(({ code }) => code));
  const symbols = new Set(markets.map(({ symbol }) => symbol));
  return [
    ...(codes.size < assets.length ? ['an asset is listed twice'] : []),
    ...(symbols.size < markets.length ? ['a market is listed twice'] : []),
    ...markets.flatMap(({ symbol, base, quote, minQuantityLots, maxQuantityLots, minAmount, maxAmount, liquidity: name }) => [
      ...(symbol === base + quote ? [] : [`${symbol} is not named ${base}${quote}`]),
      ...(codes.has(base) && codes.has(quote) ? [] : [`${symbol} trades a coin that is not listed`]),
      ...(minQuantityLots <= maxQuantityLots && new Decimal(minAmount).lte(maxAmount) ? [] : [`${symbol} has a minimum above its maximum`]),
      ...(liquidity[name] === undefined ? [`${symbol} has an unknown liquidity ${name}`] : []),
    ]),
  ];
}

/**
 * Refuses (Error naming the place) what is not a list of assets and markets that fit each other.
 * @internal
 */
export function parseMarketData(value: unknown): MarketData {
  const parsed = z.safeParse(marketData, value);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`market data: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not valid'}`);
  }
  const problem = problemsOf(parsed.data)[0];
  if (problem !== undefined) throw new Error(`market data: ${problem}`);
  return parsed.data;
}

let loaded: MarketData | null = null;

/** The list that ships with the product. */
export function loadMarketData(): MarketData {
  loaded ??= parseMarketData(JSON.parse(readFileSync(new URL('./data/spot.json', import.meta.url), 'utf8')));
  return loaded;
}
