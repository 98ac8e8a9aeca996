// The examples of the spot guides: what an order brings after its fee, and what coins have cost.
import { Amount, ROUND_DOWN, writeAmount } from '#lib/order-math/amounts/amount.ts';
import type { SpotMarket, Ticker } from '#lib/contract/market.ts';
import { breakevenPrice, costPrice, gainShare } from '#lib/order-math/spot/cost-price.ts';
import { spotOrderCost } from '#lib/order-math/spot/spot-order-cost.ts';
import type { Example } from './example.ts';

export type LiveSpot = {
  readonly market: SpotMarket;
  readonly price: string;
  /** About a thousand of the quote coin. */ readonly size: string;
};

const usualValue = 1000;
const coinDecimals = 8;

/** The first pair in USDT that trades and has a price. Null: there is none at the moment. */
export function liveSpotOf(markets: readonly SpotMarket[], tickers: readonly Ticker[]): LiveSpot | null {
  const byName = new Map(tickers.map((ticker) => [ticker.symbol, ticker]));
  for (const market of markets) {
    const price = byName.get(market.symbol)?.lastPrice;
    if (market.quoteCoin !== 'USDT' || market.status !== 'online' || price === undefined) continue;
    const size = new Amount(usualValue).dividedBy(price).toSignificantDigits(1, ROUND_DOWN).toDecimalPlaces(market.volumePlace, ROUND_DOWN);
    return { market, price, size: writeAmount(Amount.max(size, market.minQuantity)) };
  }
  return null;
}

/** A sell by a taker. */
export function feeExample({ market, price, size }: LiveSpot): Example {
  const order = { side: 'sell', price, quantity: size, feeRate: market.takerFeeRate } as const;
  const cost = spotOrderCost({ ...order, baseDecimals: coinDecimals, quoteDecimals: coinDecimals });
  return {
    inputs: [
      ['S', size],
      ['P', price],
      ['f', market.takerFeeRate],
    ],
    steps: [
      { formula: 'v = S × P', result: writeAmount(new Amount(size).times(price)) },
      { formula: 'j = v × f', result: cost?.fee ?? null },
      { formula: 'q = v − j', result: cost?.receive ?? null },
    ],
  };
}

export type Traded = { readonly bought: string; readonly paid: string; readonly sold: string; readonly received: string };

/** Bought two percent below the price of the moment, half of it sold five percent above what was paid. */
export function usualTrades({ market, price, size }: LiveSpot): Traded {
  const [bought, at] = [new Amount(size), new Amount(price).times('0.98')];
  const sold = bought.dividedBy(2).toDecimalPlaces(market.volumePlace, ROUND_DOWN);
  const cents = (amount: Amount): string => writeAmount(amount.toDecimalPlaces(2, ROUND_DOWN));
  return {
    bought: size,
    paid: cents(bought.times(at)),
    sold: writeAmount(sold),
    received: cents(sold.times(at).times('1.05')),
  };
}

export function costExample(live: LiveSpot): Example {
  const traded = usualTrades(live);
  const { bought, paid, sold, received } = traded;
  const cost = costPrice(traded);
  return {
    inputs: [
      ['b', bought],
      ['p', paid],
      ['s', sold],
      ['q', received],
      ['x', live.price],
    ],
    steps: [
      { formula: 'k = p ÷ b', result: cost },
      { formula: 'e = (p − q) ÷ (b − s)', result: breakevenPrice(traded) },
      { formula: 'h = (x − k) ÷ k', result: cost === null ? null : gainShare(live.price, cost) },
    ],
  };
}
