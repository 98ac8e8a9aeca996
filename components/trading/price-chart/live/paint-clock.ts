// Tells whenever the candles are painted: what is laid over them moves in the same frame.
import type { ISeriesPrimitive, Time } from 'lightweight-charts';

export function paintClock(painted: () => void): ISeriesPrimitive<Time> {
  const renderer = { draw: painted };
  const views = [{ renderer: () => renderer, zOrder: () => 'bottom' as const }];
  return { paneViews: () => views };
}
