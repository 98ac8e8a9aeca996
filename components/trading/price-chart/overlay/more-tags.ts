// Other parts of the page want these on the chart: of a contract its positions, orders and exits, of a bot its levels and its trades.
import { create } from 'zustand';

import type { ChartLevel, ChartMark } from '../chart-view.ts';
import type { LevelTag } from './level-tag.ts';

type MoreTags = {
  /** The symbol of the market on whose chart they belong; '' while there are none. */
  readonly symbol: string;
  readonly tags: readonly LevelTag[];
  /** Prices that are only drawn. */
  readonly lines: readonly ChartLevel[];
  readonly marks: readonly ChartMark[];
};

export const noMoreTags: MoreTags = { symbol: '', tags: [], lines: [], marks: [] };

/** Whoever writes it takes it back when it leaves the page. */
export const useMoreTags = create<MoreTags>(() => noMoreTags);
