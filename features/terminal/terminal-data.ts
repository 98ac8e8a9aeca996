// The initial data of the terminal, and its path from the server's half of the page to the browser's.
import type { Bar } from '#components/trading/price-chart/chart-bars.ts';
import type { SourceState } from '#lib/contract/channels/source.ts';
import type { KlineInterval } from '#lib/contract/enums.ts';
import type { Candle, DepthSnapshot, PublicTrade, SpotMarket, Ticker } from '#lib/contract/market.ts';
import type { CoinBalance, SpotOrder } from '#lib/contract/order.ts';
import type { FuturesAccount } from '#lib/contract/position.ts';
import { readBars, writeCandles } from './chart/written-candles.ts';

type SpotHoldings = { readonly balances: readonly CoinBalance[]; readonly orders: readonly SpotOrder[] };
type ContractHoldings = { readonly futures: FuturesAccount };

/** The market as the server saw it while it rendered. */
export type TerminalData = {
  readonly market: SpotMarket;
  readonly ticker: Ticker;
  readonly depth: DepthSnapshot;
  /** Newest first. */
  readonly trades: readonly PublicTrade[];
  /** The source that moves the prices. */
  readonly source: SourceState;
  readonly interval: KlineInterval;
  /** The candles of `candleOf(interval)`. */
  readonly candles: readonly Candle[];
  /** The reader's own; null for a visitor. */
  readonly account: SpotHoldings | ContractHoldings | null;
};

/** The candles behind an interval: the line of trades is drawn through the last price of each second. */
export const candleOf = (interval: KlineInterval): KlineInterval => (interval === 'realtime' ? '1s' : interval);

/** As the browser's half has it: the candles are what a chart draws. */
export type FirstView = Omit<TerminalData, 'candles'> & { readonly bars: readonly Bar[] };

/** One text: React would otherwise write and read each of its thousands of small values by itself. */
export const writeTerminal = (data: TerminalData): string => JSON.stringify({ ...data, candles: writeCandles(data.candles) });

type Written = Omit<TerminalData, 'candles'> & { readonly candles: string };

/** Reads what `writeTerminal` wrote in the same build. */
export function readTerminal(text: string): FirstView {
  const { candles, ...data }: Written = JSON.parse(text);
  return { ...data, bars: readBars(candles) };
}
