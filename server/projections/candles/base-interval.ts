// The three candle lengths that are written down; every other one is rolled up from one of them.
import type { KlineInterval } from '#lib/contract/enums.ts';

export type BaseInterval = '1m' | '1H' | '1D';

export const baseIntervals: readonly BaseInterval[] = ['1m', '1H', '1D'];

/** Those that are made of written ones; the two others come from the trades. */
export type RolledInterval = Exclude<KlineInterval, 'realtime' | '1s'>;

const bases: Readonly<Record<RolledInterval, BaseInterval>> = {
  '1m': '1m',
  '2m': '1m',
  '3m': '1m',
  '5m': '1m',
  '15m': '1m',
  '30m': '1m',
  '1H': '1H',
  '2H': '1H',
  '4H': '1H',
  '6H': '1H',
  '8H': '1H',
  '12H': '1H',
  '1D': '1D',
  '3D': '1D',
  '1W': '1D',
  '1M': '1D',
  '3M': '1D',
};

/** The base whose buckets divide the interval's exactly. */
export const baseOf = (interval: RolledInterval): BaseInterval => bases[interval];
