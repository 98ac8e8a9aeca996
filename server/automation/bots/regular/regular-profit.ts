// The gain on everything that an auto-invest has put in, and the prices at which it would be reached.
import { mulDivDown, mulDivUp } from '#server/engine/arithmetic/mul-div.ts';

import { million } from './regular-plan.ts';
import { beginEnd, legsOf, say, type Turn, worthAt } from './regular-turn.ts';

/** The worth that is to be reached, that of now, and that of its coins alone. Null: it does not look, or holds nothing. */
function standOf(turn: Turn): { readonly target: number; readonly worth: number; readonly coins: number } | null {
  const { state } = turn;
  const { takeProfitPpm } = state.plan;
  if (takeProfitPpm === null || state.phase !== 'waiting' || state.ending !== null || state.isPaused) return null;
  const coins = legsOf(turn).reduce((sum, { market, prices, own }) => sum + worthAt(market, prices.lastTicks, own.baseUnits), 0);
  if (coins === 0) return null;
  return { target: state.putInUnits + mulDivUp(state.putInUnits, takeProfitPpm, million), worth: coins + state.cashUnits, coins };
}

/** Told once, until the gain was below the mark again. */
export function watchProfit(turn: Turn): void {
  const { state } = turn;
  const stand = standOf(turn);
  if (stand === null) return;
  if (stand.worth < stand.target) state.hasTold = false;
  else if (!state.hasTold) reachProfit(turn, stand.worth - state.putInUnits);
}

function reachProfit(turn: Turn, profit: number): void {
  const { state } = turn;
  const permille = mulDivDown(profit, 1000, state.putInUnits);
  say(turn, 'regular.profit-reached', { profit, percent: permille / 10 });
  state.hasTold = true;
  if (state.terms.takeProfitAction === 'tell') return;
  state.sells = true;
  beginEnd(turn, 'take-profit');
}

/**
 * By leg, the price from which it has to look again; 0: none. As long as no coin has risen by the part by which all together have to,
 * they cannot have risen by it together.
 */
export function profitTicks(turn: Turn): readonly number[] {
  const stand = standOf(turn);
  return legsOf(turn).map(({ prices, own }) => {
    if (stand === null || turn.state.hasTold || own.baseUnits === 0 || prices.lastTicks === 0) return 0;
    return mulDivUp(prices.lastTicks, Math.max(stand.target - (stand.worth - stand.coins), 0), stand.coins);
  });
}
