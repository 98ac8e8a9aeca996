// The boards of what stands out among all contracts at this moment.
import type { ContractLine } from './contract-lines.ts';

export const hotBoards = ['busiest', 'rising', 'falling', 'payingLongs', 'payingShorts', 'interest'] as const;
export type HotBoard = (typeof hotBoards)[number];

const shownOfEach = 6;

/** For the order alone; null keeps a contract off the board. */
const figures: Readonly<Record<HotBoard, (line: ContractLine) => number | null>> = {
  busiest: ({ ticker }) => (ticker === null ? null : Number(ticker.quoteVolume)),
  rising: ({ ticker }) => (ticker === null || !(Number(ticker.changeRate) > 0) ? null : Number(ticker.changeRate)),
  falling: ({ ticker }) => (ticker === null || !(Number(ticker.changeRate) < 0) ? null : -Number(ticker.changeRate)),
  payingLongs: ({ ticker }) => rateOf(ticker?.contract?.fundingRate),
  payingShorts: ({ ticker }) => negated(rateOf(ticker?.contract?.fundingRate)),
  interest: ({ interestValue }) => (interestValue === null ? null : Number(interestValue)),
};

const rateOf = (text: string | null | undefined): number | null => (text === null || text === undefined ? null : Number(text));
const negated = (rate: number | null): number | null => (rate === null ? null : -rate);

/** The first of each board, the most outstanding before the others. */
export function boardOf(board: HotBoard, lines: readonly ContractLine[]): readonly ContractLine[] {
  const ranked = lines.flatMap((line) => {
    const figure = figures[board](line);
    return figure === null ? [] : [{ line, figure }];
  });
  return ranked
    .toSorted((one, other) => other.figure - one.figure)
    .slice(0, shownOfEach)
    .map(({ line }) => line);
}
