// The definition of a spot market as screens and clients see it: names, precision and limits as text.
import * as z from 'zod/mini';

/** A non-negative decimal number as text: no sign, no exponent, no leading zeros. */
export const decimalText = z.string().check(z.regex(/^(0|[1-9]\d*)(\.\d+)?$/), z.maxLength(40));

export const spotMarket = z.object({
  /** BTCUSDT: in addresses and channel keys. */
  symbol: z.string(),
  /** BTCUSDT_SPBL: in orders. */
  symbolId: z.string(),
  /** BTC/USDT: for people. */
  displayName: z.string(),
  businessLine: z.number(),
  baseCoin: z.string(),
  quoteCoin: z.string(),
  /** Decimals of a price, and the step it moves in. */
  pricePlace: z.number(),
  tickSize: decimalText,
  /** Decimals of a quantity, and the step it moves in. */
  volumePlace: z.number(),
  lotSize: decimalText,
  minQuantity: decimalText,
  maxQuantity: decimalText,
  /** The least of price times quantity, in the quote coin. */
  minAmount: decimalText,
  maxAmount: decimalText,
  makerFeeRate: decimalText,
  takerFeeRate: decimalText,
  /** A limit price may stand this share of the reference price away from it. 0 = no band. */
  priceBandRate: decimalText,
  status: z.enum(['online', 'cancel-only', 'halted']),
  /** Since when it is listed; 0: since the venue is. */
  listedMs: z.number(),
});
export type SpotMarket = z.output<typeof spotMarket>;

/** The further fields of a contract's ticker. */
const contractFigures = z.object({
  /** The price that positions are judged by; null while there is none. */
  markPrice: z.nullable(decimalText),
  /** The funding rate of the slot that comes next, as it looks now: a signed share. Null for a contract that is delivered. */
  fundingRate: z.nullable(z.string()),
  /** The time at which that is due; 0: never. */
  nextFundingTimeMs: z.number(),
  /** The quantity held on the long side (and as much on the short side), in the contract's quantity. */
  openInterest: decimalText,
});
export type ContractFigures = z.output<typeof contractFigures>;

export const ticker = z.object({
  symbol: z.string(),
  lastPrice: decimalText,
  /** Price 24 hours ago (or the oldest known). */
  openPrice: decimalText,
  highPrice: decimalText,
  lowPrice: decimalText,
  /** Signed share: 0.0123 is +1.23 %. */
  changeRate: z.string(),
  baseVolume: decimalText,
  quoteVolume: decimalText,
  bestBid: z.nullable(decimalText),
  bestAsk: z.nullable(decimalText),
  /** The price that bands are measured from and conditions may watch; null until it is known. */
  indexPrice: z.nullable(decimalText),
  timeMs: z.number(),
  /** The figures that only contracts have. */
  contract: z.optional(contractFigures),
});
export type Ticker = z.output<typeof ticker>;

/** [price, quantity], best first. */
export const depthLevel = z.tuple([decimalText, decimalText]);
export type DepthLevel = z.output<typeof depthLevel>;

export const depthSnapshot = z.object({
  symbol: z.string(),
  /** Increases by one with every update of this market's depth. */
  sequence: z.number(),
  timeMs: z.number(),
  bids: z.array(depthLevel),
  asks: z.array(depthLevel),
  /** See channels/depth: over the best 25 levels of both sides. */
  checksum: z.number(),
});
export type DepthSnapshot = z.output<typeof depthSnapshot>;

export const publicTrade = z.object({
  tradeId: z.string(),
  symbol: z.string(),
  price: decimalText,
  quantity: decimalText,
  takerSide: z.enum(['buy', 'sell']),
  timeMs: z.number(),
});
export type PublicTrade = z.output<typeof publicTrade>;

/** [open time ms, open, high, low, close, base volume, quote volume]. */
export const candle = z.tuple([z.number(), decimalText, decimalText, decimalText, decimalText, decimalText, decimalText]);
export type Candle = z.output<typeof candle>;
