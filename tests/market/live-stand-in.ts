// Another venue for tests: speaks ccxt's language from a list of trades, tells only what has happened, and can be cut off.
import type { LiveBook, LiveExchange, LiveTrade } from '#server/market/live/live-exchange.ts';
import type { TextTrade } from './recorded-candles.ts';

export type StandIn = {
  readonly exchange: LiveExchange;
  /** False: every question fails. */
  isReachable: boolean;
  /** False: it tells trades, but no book. */
  tellsBooks: boolean;
  /** Questions asked, by what was asked. */
  readonly asked: string[];
};

/** `trades` by name, such as SOL/USDT, at the moments at which they happen there; answers hold at most `page` of them. */
export function liveStandIn(trades: Readonly<Record<string, readonly TextTrade[]>>, page = 1000): StandIn {
  const answer = <Data>(what: string, data: () => Data): Promise<Data> => {
    standIn.asked.push(what);
    return standIn.isReachable && (standIn.tellsBooks || !what.startsWith('book'))
      ? Promise.resolve(data())
      : Promise.reject(new Error('network is unreachable'));
  };
  const happened = (name: string): readonly TextTrade[] => (trades[name] ?? []).filter(({ timeMs }) => timeMs <= Date.now());
  const told = ({ timeMs, price, quantity, takerSide }: TextTrade): LiveTrade => ({
    id: `${timeMs}`,
    timestamp: timeMs,
    price: Number(price),
    amount: Number(quantity),
    side: takerSide,
  });
  const book = (name: string): LiveBook => {
    const last = Number(happened(name).at(-1)?.price ?? Number.NaN);
    return Number.isNaN(last) ? { bids: [], asks: [] } : { bids: [[last - 0.02, 5]], asks: [[last + 0.02, 5]] };
  };
  const standIn: StandIn = {
    isReachable: true,
    tellsBooks: true,
    asked: [],
    exchange: {
      has: { fetchTrades: true, fetchOrderBook: true },
      loadMarkets: () => answer('markets', () => Object.fromEntries(Object.keys(trades).map((name) => [name, {}]))),
      fetchTrades: (name, since = 0) =>
        answer(`trades ${name}`, () =>
          happened(name)
            .filter(({ timeMs }) => timeMs >= since)
            .slice(0, page)
            .map(told),
        ),
      fetchOrderBook: (name) => answer(`book ${name}`, () => book(name)),
    },
  };
  return standIn;
}
