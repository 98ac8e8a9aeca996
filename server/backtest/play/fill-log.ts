// The fills of a backtest: all are counted, the first ones kept, each with the fill that it answers.
import { backtestFillLimit } from '#lib/contract/bots/backtest.ts';
import { Side } from '#lib/contract/enums.ts';

export type PlayedFill = {
  readonly timeMs: number;
  /** The number of its market among those of the bot. */
  readonly leg: number;
  readonly side: Side;
  readonly priceTicks: number;
  readonly lots: number;
  readonly feeUnits: number;
  readonly isTaker: boolean;
  /** The number of the fill in answer to which its order was placed; 0: none. */
  readonly answers: number;
  /** Added to the matched profit; null: no pair was matched. */
  matchedUnits: number | null;
};

export class FillLog {
  readonly first: PlayedFill[] = [];
  count = 0;
  buys = 0;
  sells = 0;

  /** Counts a fill. Answers its number. */
  add(side: Side): number {
    this.count += 1;
    if (side === Side.buy) this.buys += 1;
    else this.sells += 1;
    return this.count;
  }

  get isFull(): boolean {
    return this.first.length >= backtestFillLimit;
  }

  /** Null: it is not kept. */
  kept(number: number): PlayedFill | null {
    return this.first[number - 1] ?? null;
  }
}
