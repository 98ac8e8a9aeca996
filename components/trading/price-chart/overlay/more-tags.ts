// Prices that another part of the page wants on the chart: of a contract its positions, orders and exits.
import { create } from 'zustand';

import type { LevelTag } from './level-tag.ts';

type MoreTags = {
  /** The symbol of the market on whose chart they belong; '' while there are none. */
  readonly symbol: string;
  readonly tags: readonly LevelTag[];
};

export const noMoreTags: MoreTags = { symbol: '', tags: [] };

/** Whoever writes it takes it back when it leaves the page. */
export const useMoreTags = create<MoreTags>(() => noMoreTags);
