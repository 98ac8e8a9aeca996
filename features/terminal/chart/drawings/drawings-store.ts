'use client';
// The user's drawings, by market; kept on the device.
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import * as z from 'zod/mini';

import { drawing, type Drawing } from '#components/trading/price-chart/drawings/drawing.ts';

const kept = z.object({ markets: z.record(z.string(), z.readonly(z.array(drawing))) });
type Kept = z.output<typeof kept>;

/** The most drawings of one market: more could not be told apart, and would slow every picture. */
const maxDrawings = 100;
const none: Kept = { markets: {} };

export const useDrawings = create<Kept>()(
  persist(() => none, {
    name: 'drawings',
    // The server knows nothing of it: read once the page is alive.
    skipHydration: true,
    merge: (stored, current) => {
      const parsed = z.safeParse(kept, stored);
      return parsed.success ? parsed.data : current;
    },
  }),
);

const nothing: readonly Drawing[] = [];
export const drawingsOf = ({ markets }: Kept, symbol: string): readonly Drawing[] => markets[symbol] ?? nothing;

export function setDrawings(symbol: string, drawings: readonly Drawing[]): void {
  useDrawings.setState(({ markets }) => ({ markets: { ...markets, [symbol]: drawings.slice(-maxDrawings) } }));
}

/** Puts it in the place of the one with its name, or on top. */
export function keepDrawing(symbol: string, changed: Drawing): void {
  const drawings = drawingsOf(useDrawings.getState(), symbol);
  const isKnown = drawings.some(({ id }) => id === changed.id);
  setDrawings(symbol, isKnown ? drawings.map((one) => (one.id === changed.id ? changed : one)) : [...drawings, changed]);
}
