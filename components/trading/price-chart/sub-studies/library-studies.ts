// Studies that trading-signals has, fed bar by bar.
import { CCI, DisparityIndex, EMA, EMV, MACD, MOM, OBV, PSL, RSI, SMA, TRIX, WilliamsR } from 'trading-signals';

import type { Bar } from '../chart-bars.ts';
import { joined, meanOver } from './rolling.ts';
import type { SubLine } from './sub-study.ts';

type Fed<Input, Result> = { update(input: Input, replace: boolean): Result | null };

/** What an indicator says after each bar. */
const feed = <Input, Result>(bars: readonly Bar[], indicator: Fed<Input, Result>, inputOf: (bar: Bar) => Input): (Result | null)[] =>
  bars.map((bar) => indicator.update(inputOf(bar), false));

const closeOf = ({ close }: Bar): number => close;
const whole = ({ open, high, low, close, volume }: Bar) => ({ open, high, low, close, volume });

export const macd = (bars: readonly Bar[], [fast = 12, slow = 26, signal = 9]: readonly number[]): SubLine[] => {
  const results = feed(bars, new MACD(new EMA(fast), new EMA(slow), new EMA(signal)), closeOf);
  return [
    { name: 'DIF', values: results.map((result) => result?.macd ?? null) },
    { name: 'DEA', values: results.map((result) => result?.signal ?? null) },
    { name: 'MACD', values: results.map((result) => result?.histogram ?? null), shape: 'bars' },
  ];
};

export const rsi = (bars: readonly Bar[], lengths: readonly number[]): SubLine[] =>
  lengths.map((length) => ({ name: String(length), values: feed(bars, new RSI(length), closeOf) }));

export const bias = (bars: readonly Bar[], lengths: readonly number[]): SubLine[] =>
  lengths.map((length) => ({ name: String(length), values: feed(bars, new DisparityIndex(length), closeOf) }));

export const cci = (bars: readonly Bar[], [length = 20]: readonly number[]): SubLine[] => [
  { name: String(length), values: feed(bars, new CCI(length), whole) },
];

export const williams = (bars: readonly Bar[], lengths: readonly number[]): SubLine[] =>
  lengths.map((length) => ({ name: String(length), values: feed(bars, new WilliamsR(length), whole) }));

const withMean = (name: string, values: (number | null)[], length: number): SubLine[] => [
  { name, values },
  { name: `MA${length}`, values: meanOver(values, length) },
];

export const psychological = (bars: readonly Bar[], [length = 12, mean = 6]: readonly number[]): SubLine[] =>
  withMean(String(length), feed(bars, new PSL({ interval: length }), closeOf), mean);

export const momentum = (bars: readonly Bar[], [length = 12, mean = 6]: readonly number[]): SubLine[] =>
  withMean(String(length), feed(bars, new MOM(length), closeOf), mean);

export const trix = (bars: readonly Bar[], [length = 12, mean = 9]: readonly number[]): SubLine[] =>
  withMean(String(length), feed(bars, new TRIX(length), closeOf), mean);

export const easeOfMovement = (bars: readonly Bar[], [length = 14, mean = 9]: readonly number[]): SubLine[] =>
  withMean(String(length), feed(bars, new EMV(length), whole), mean);

/** Its absolute height says nothing, only where it goes. */
export const onBalanceVolume = (bars: readonly Bar[], [mean = 30]: readonly number[]): SubLine[] =>
  withMean('OBV', feed(bars, new OBV(2), whole), mean);

export const differenceOfMeans = (bars: readonly Bar[], [fast = 10, slow = 50, mean = 10]: readonly number[]): SubLine[] => {
  const means = [fast, slow].map((length) => feed(bars, new SMA(length), closeOf));
  return withMean(
    'DMA',
    joined(means[0] ?? [], means[1] ?? [], (a, b) => a - b),
    mean,
  );
};
