// Orders of a grid of contracts that were refused for want of balance: the exchange asks for the loss of the first moment as well.
import { smallerOrder } from '../order-funds.ts';
import { placeCell, priceOf } from './grid-cells.ts';
import { type GridContext, isContract, say } from './grid-context.ts';
import { goOnOpening } from './grid-start.ts';
import { at, trades, Turn } from './grid-state.ts';

/** The first trade of a start is tried with a smaller grid: all of its orders shrink alike. False: it is left at that. */
export function openSmaller(context: GridContext): boolean {
  const { state, market, prices } = context;
  const { planned } = state;
  const isFirst = state.phase === 'opening' && state.levels.length === 0 && state.market.doneLots === 0;
  if (!isContract(market) || planned === null || !isFirst || state.isPaused || state.isHalted) return false;
  const { leftLots, tries = 0 } = state.market;
  const least = Math.min(...planned.lots);
  const cell = smallerOrder(market, at(planned.levels, 0), { lots: least, tries });
  const trade = smallerOrder(market, prices.lastTicks, { lots: Math.abs(leftLots), tries });
  if (cell === null || trade === null) return false;
  state.planned = { ...planned, lots: planned.lots.map((lots) => Math.floor((lots * 4) / 5)) };
  // As many orders as before, each of the new size.
  state.market = { ...state.market, leftLots: Math.trunc(leftLots / least) * cell.lots, tries: trade.tries };
  say(context, 'grid.tries-less', { lots: cell.lots });
  goOnOpening(context);
  return true;
}

/** An order of a cell that opens is sent smaller, for this turn of it. False: it is left at that. */
export function placeSmaller(context: GridContext, cell: number): boolean {
  const { state, market } = context;
  const { direction } = state.terms;
  const turn = state.turns[cell];
  const opens = direction === 'neutral' ? turn !== Turn.none : turn === (direction === 'short' ? Turn.sell : Turn.buy);
  const isUntouched = at(state.basis, cell) === 0 && at(state.filled, cell) === 0;
  if (!isContract(market) || !opens || !isUntouched || !trades(state)) return false;
  // What it has shrunk by already tells how often it was tried.
  const smaller = smallerOrder(market, priceOf(state, cell), { lots: at(state.wanted, cell) });
  if (smaller === null || smaller.lots * 10 < at(state.lots, cell)) return false;
  state.wanted[cell] = smaller.lots;
  say(context, 'grid.tries-less', { lots: smaller.lots });
  placeCell(context, cell);
  return true;
}
