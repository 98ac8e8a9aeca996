// The figures of a grid: profit of its pairs, its levels with their orders, its range.
import { Side } from '#lib/contract/enums.ts';

import type { BotFigures } from '../../bot-kind.ts';
import { priceOf } from './grid-cells.ts';
import { at, type GridState, Turn } from './grid-state.ts';

export function gridFigures(state: GridState): BotFigures {
  const { levels, turns, wanted, filled, steps } = state;
  const orders = new Map<number, BotFigures['levels'][number]>();
  for (const [cell, turn] of turns.entries()) {
    if (turn === Turn.none || steps[cell] === 0) continue;
    const priceTicks = priceOf(state, cell);
    const lots = at(wanted, cell) - at(filled, cell);
    orders.set(priceTicks, { priceTicks, side: turn === Turn.buy ? Side.buy : Side.sell, lots, step: at(steps, cell) });
  }
  return {
    matchedUnits: state.matchedUnits,
    matchedCount: state.matchedCount,
    levels: levels.map((priceTicks) => orders.get(priceTicks) ?? { priceTicks, side: null, lots: 0, step: 0 }),
    lowerTicks: at(levels, 0),
    upperTicks: at(levels, levels.length - 1),
  };
}
