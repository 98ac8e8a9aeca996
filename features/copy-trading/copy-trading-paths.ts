// The addresses of the pages of copy trading.
import { leaderLines } from '#lib/contract/leaders/leader-line.ts';

/** The two rankings of leaders, and the strategies that are published. */
export const copyPlaces = [...leaderLines, 'strategy'] as const;
export type CopyPlace = (typeof copyPlaces)[number];

export const copyPath: Readonly<Record<CopyPlace, string>> = {
  spot: '/copy-trading/spot',
  futures: '/copy-trading/futures',
  strategy: '/copy-trading/strategy',
};

export const ownCopiesPath = '/copy-trading/copies';
