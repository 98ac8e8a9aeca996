// Studies that trading-signals has, fed bar by bar.
import { CCI, DisparityIndex, EMA, EMV, MACD, MOM, OBV, PSL, RSI, SMA, TRIX, WilliamsR } from 'trading-signals';

import type { Bar } from '../chart-bars.ts';
import { meanOfLast } from './stepping.ts';
import { counting, type BarStepping, type LineName, type Stepping, type StudyDefinition } from './study.ts';

type Fed<Input, Result> = { update(input: Input, replace: boolean): Result | null };

const fed =
  <Input, Result>(indicator: Fed<Input, Result>, inputOf: (bar: Bar) => Input): Stepping<Bar, Result | null> =>
  (bar, again) =>
    indicator.update(inputOf(bar), again);

const closeOf = ({ close }: Bar): number => close;
const whole = ({ open, high, low, close, volume }: Bar) => ({ open, high, low, close, volume });

/** A line for each length. */
const perLength = (usual: readonly number[], make: (length: number) => Stepping<Bar, number | null>): StudyDefinition => ({
  parameters: usual.map((length) => counting('length', length)),
  hasPane: true,
  lines: (lengths) => lengths.map((length) => ({ name: String(length) })),
  start: (lengths): BarStepping => {
    const steppings = lengths.map(make);
    return (bar, again) => steppings.map((step) => step(bar, again));
  },
});

/** A line and its own moving average. */
const withMean = (value: Stepping<Bar, number | null>, length: number): BarStepping => {
  const mean = meanOfLast(length);
  return (bar, again) => {
    const now = value(bar, again);
    return [now, mean(now, again)];
  };
};
const meanName = (length: number | undefined): LineName => ({ name: `MA${length}` });

const lengthAndMean = (
  [length, mean]: readonly [number, number],
  make: (length: number) => Stepping<Bar, number | null>,
): StudyDefinition => ({
  parameters: [counting('length', length), counting('average', mean)],
  hasPane: true,
  lines: ([first, second]) => [{ name: String(first) }, meanName(second)],
  start: ([first = length, second = mean]) => withMean(make(first), second),
});

export const macd: StudyDefinition = {
  parameters: [counting('fast', 12), counting('slow', 26), counting('signal', 9)],
  hasPane: true,
  lines: () => [{ name: 'DIF' }, { name: 'DEA' }, { name: 'MACD', shape: 'bars' }],
  start: ([fast = 12, slow = 26, signal = 9]) => {
    const step = fed(new MACD(new EMA(fast), new EMA(slow), new EMA(signal)), closeOf);
    return (bar, again) => {
      const result = step(bar, again);
      return result === null ? [null, null, null] : [result.macd, result.signal, result.histogram];
    };
  },
};

export const rsi = perLength([6, 12, 24], (length) => fed(new RSI(length), closeOf));
export const bias = perLength([6, 12, 24], (length) => fed(new DisparityIndex(length), closeOf));
export const cci = perLength([20], (length) => fed(new CCI(length), whole));
export const williams = perLength([6, 10, 14], (length) => fed(new WilliamsR(length), whole));
export const psychological = lengthAndMean([12, 6], (length) => fed(new PSL({ interval: length }), closeOf));
export const momentum = lengthAndMean([12, 6], (length) => fed(new MOM(length), closeOf));
export const trix = lengthAndMean([12, 9], (length) => fed(new TRIX(length), closeOf));
export const easeOfMovement = lengthAndMean([14, 9], (length) => fed(new EMV(length), whole));

/** Its absolute height says nothing, only where it goes. */
export const onBalanceVolume: StudyDefinition = {
  parameters: [counting('average', 30)],
  hasPane: true,
  lines: ([mean]) => [{ name: 'OBV' }, meanName(mean)],
  start: ([mean = 30]) => withMean(fed(new OBV(2), whole), mean),
};

export const differenceOfMeans: StudyDefinition = {
  parameters: [counting('fast', 10), counting('slow', 50), counting('average', 10)],
  hasPane: true,
  lines: ([, , mean]) => [{ name: 'DMA' }, meanName(mean)],
  start: ([fast = 10, slow = 50, mean = 10]) => {
    const [quick, steady] = [fed(new SMA(fast), closeOf), fed(new SMA(slow), closeOf)];
    return withMean((bar, again) => {
      const [one, other] = [quick(bar, again), steady(bar, again)];
      return one === null || other === null ? null : one - other;
    }, mean);
  },
};
