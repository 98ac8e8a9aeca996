// Other parts of the page want these on the chart: of a contract its positions, orders and exits, of a bot its levels and its trades.
import { create } from 'zustand';

import type { KlineInterval } from '#lib/contract/enums.ts';
import type { Bar } from '../chart-bars.ts';
import type { ChartLevel, ChartMark } from '../chart-view.ts';
import type { StudyLine } from '../studies/study.ts';
import type { LevelTag } from './level-tag.ts';

/** Lines of its own for the candles that are shown; empty where they do not belong to that interval. */
export type LinesOfBars = (bars: readonly Bar[], interval: KlineInterval) => readonly StudyLine[];

type MoreTags = {
  /** The symbol of the market on whose chart they belong; '' while there are none. */
  readonly symbol: string;
  readonly tags: readonly LevelTag[];
  /** Prices that are only drawn. */
  readonly lines: readonly ChartLevel[];
  readonly marks: readonly ChartMark[];
  /** Null: no lines beside the studies. */
  readonly linesOf: LinesOfBars | null;
};

export const noMoreTags: MoreTags = { symbol: '', tags: [], lines: [], marks: [], linesOf: null };

/** Whoever writes it takes it back when it leaves the page. */
export const useMoreTags = create<MoreTags>(() => noMoreTags);
