// The closed trades of a leader: how many won, what they brought and took on average, and what leverage they used.
import { divideDown } from '../../amounts/divide-whole.ts';

/** A position from its first lot to its last (spot: a sale). Money in whole units. */
export type ClosedTrade = {
  readonly endedMs: number;
  /** After fees and funding. */
  readonly netUnits: bigint;
  /** All that was opened, at the prices of its trades. */
  readonly openedUnits: bigint;
  /** Spot: 1. */
  readonly leverage: number;
};

export type TradeFigures = {
  readonly closed: number;
  /** Net above zero. */
  readonly won: number;
  /** Won ÷ closed in 10⁻⁸, rounded down. */
  readonly winRateE8: number;
  /** Averages of the won ones, and of all others; rounded towards minus infinity. 0: there is none. */
  readonly averageWinUnits: bigint;
  readonly averageLossUnits: bigint;
  /** The highest of all, and the mean weighted by what was opened, in hundredths, rounded up. */
  readonly mostLeverage: number;
  readonly leverageHundredths: number;
};

const shareScale = 100_000_000n;
const hundred = 100n;

const mean = (all: readonly ClosedTrade[]): bigint =>
  all.length === 0
    ? 0n
    : divideDown(
        all.reduce((sum, { netUnits }) => sum + netUnits, 0n),
        BigInt(all.length),
      );

export function tradeFigures(trades: readonly ClosedTrade[]): TradeFigures {
  const won = trades.filter(({ netUnits }) => netUnits > 0n);
  const opened = trades.reduce((sum, { openedUnits }) => sum + openedUnits, 0n);
  const weighted = trades.reduce((sum, { openedUnits, leverage }) => sum + openedUnits * BigInt(leverage) * hundred, 0n);
  return {
    closed: trades.length,
    won: won.length,
    winRateE8: trades.length === 0 ? 0 : Number((BigInt(won.length) * shareScale) / BigInt(trades.length)),
    averageWinUnits: mean(won),
    averageLossUnits: mean(trades.filter(({ netUnits }) => netUnits <= 0n)),
    mostLeverage: trades.reduce((most, { leverage }) => Math.max(most, leverage), 0),
    leverageHundredths: opened === 0n ? 0 : Number((weighted + opened - 1n) / opened),
  };
}
