// The pairs of a venue's adverts: which there are, how fine their amounts, and what the index of each is.
import { Decimal } from 'decimal.js';

import { fiatDecimals, isFiat } from '#lib/contract/c2c/fiats.ts';
import type { AdvertPorts } from './advert-ports.ts';
import type { AdvertPair, AdvertRefusal } from './adverts.ts';

/** A pair with the decimals of its two amounts. */
export type KnownPair = AdvertPair & { readonly coinDecimals: number; readonly quoteDecimals: number };

export function createQuotes({ listings, usdtPrice, rateOf }: Pick<AdvertPorts, 'listings' | 'usdtPrice' | 'rateOf'>) {
  const decimals = new Map(listings.assets.map((asset) => [asset.code, asset.decimals]));
  const unknownCoin = (coin: string): AdvertRefusal => ({ refused: 'unknownCoin', params: { coin } });
  /** A currency counts as itself, also where a coin has its name. */
  const known = ({ coin, quote }: AdvertPair): KnownPair | AdvertRefusal => {
    const coinDecimals = decimals.get(coin);
    if (coinDecimals === undefined) return unknownCoin(coin);
    const quoteDecimals = isFiat(quote) ? fiatDecimals(quote) : decimals.get(quote);
    if (quoteDecimals === undefined) return unknownCoin(quote);
    if (coin === quote) return { refused: 'invalidField', params: { field: 'quote', reason: 'must be another one than the coin' } };
    return { coin, quote, coinDecimals, quoteDecimals };
  };
  const positive = (price: string | null): price is string => price !== null && new Decimal(price).gt(0);
  return {
    known,
    /** Null: there may be adverts against it. */
    refuseQuote: (quote: string): AdvertRefusal | null => (isFiat(quote) || decimals.has(quote) ? null : unknownCoin(quote)),
    /** The same, for a pair that was known when its advert was written. */
    certain: (pair: AdvertPair): KnownPair => {
      const found = known(pair);
      if ('refused' in found) throw new Error(`not listed: ${pair.coin} or ${pair.quote}`);
      return found;
    },
    /** In the quote for one coin: by the prices of both in USDT, of a currency by its rate. Null: no market tells. */
    indexOf: ({ coin, quote }: AdvertPair): string | null => {
      const price = usdtPrice(coin);
      if (!positive(price)) return null;
      if (isFiat(quote)) {
        const rate = rateOf(quote);
        return positive(rate) ? new Decimal(price).times(rate).toFixed() : null;
      }
      const other = usdtPrice(quote);
      return positive(other) ? new Decimal(price).div(other).toFixed() : null;
    },
  };
}

export type Quotes = ReturnType<typeof createQuotes>;
