// The liquidation of a margin wallet that is being explained.
import { create } from 'zustand';

type LiquidationView = {
  /** The id of its record; null: none. */
  readonly id: string | null;
  explain(id: string): void;
  close(): void;
};

export const useLiquidationView = create<LiquidationView>()((set) => ({
  id: null,
  explain: (id) => set({ id }),
  close: () => set({ id: null }),
}));
