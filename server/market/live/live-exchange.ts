// Another venue's public data, as ccxt speaks of it: the few questions that are asked, and the venues that can be followed.

export type LiveTrade = {
  readonly id?: string | undefined;
  readonly timestamp?: number | undefined;
  readonly price?: number | undefined;
  readonly amount?: number | undefined;
  readonly side?: string | undefined;
};

type LiveLevel = readonly (number | undefined)[];

export type LiveBook = { readonly bids: readonly LiveLevel[]; readonly asks: readonly LiveLevel[] };

/** The part of a ccxt exchange that is used. Every question rejects when there is no answer. */
export type LiveExchange = {
  readonly has: Readonly<Record<string, unknown>>;
  /** By name, such as BTC/USDT. */
  loadMarkets(): Promise<Readonly<Record<string, unknown>>>;
  /** Oldest first or not; at or after `since` where the venue can. */
  fetchTrades(symbol: string, since?: number, limit?: number): Promise<readonly LiveTrade[]>;
  fetchOrderBook(symbol: string, limit?: number): Promise<LiveBook>;
};

/** Venues whose public data needs no account, and how people call them. */
export const liveVenues = {
  kraken: 'Kraken',
  binance: 'Binance',
  bitstamp: 'Bitstamp',
  coinbase: 'Coinbase',
  okx: 'OKX',
} as const;
export type LiveVenue = keyof typeof liveVenues;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND' && error.message.includes("'ccxt'");

/** Loads ccxt (some 60 MB). Refuses (Error) when it is not installed: a venue that is only out of reach is found out later. */
async function loadCcxt() {
  try {
    const { default: ccxt } = await import('ccxt');
    return ccxt;
  } catch (error) {
    if (!isMissing(error)) throw error;
    const ways = 'install it with `npm ci` without --omit=optional, or choose another MARKET_SOURCE';
    throw new Error(`MARKET_SOURCE=live needs the package ccxt, which is not installed: ${ways}.`, { cause: error });
  }
}

/** Loads what speaks with the venue, and answers how it is opened; nothing is asked yet. */
export async function loadLiveExchange(venue: LiveVenue): Promise<() => LiveExchange> {
  const ccxt = await loadCcxt();
  const options = { enableRateLimit: true, timeout: 10_000 };
  const open: Readonly<Record<LiveVenue, () => LiveExchange>> = {
    kraken: () => new ccxt.kraken(options),
    binance: () => new ccxt.binance(options),
    bitstamp: () => new ccxt.bitstamp(options),
    coinbase: () => new ccxt.coinbase(options),
    okx: () => new ccxt.okx(options),
  };
  return open[venue];
}
