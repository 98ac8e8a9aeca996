// The decisions of a grid: one input after the other, each leads to one thing.
import { MarketState } from '#lib/contract/enums.ts';
import { StopReason } from '#lib/contract/bots/strategy-codes.ts';
import type { GridEdit } from '#lib/contract/bots/grid/grid-terms.ts';

import type { BotActions, BotInput, BotMarket } from '../../bot-kind.ts';
import { inputAnswers } from '../life/inputs.ts';
import { type GridContext, isContract, say, valueOf } from './grid-context.ts';
import { addFunds } from './grid-enlarging.ts';
import { onEnded, onFilled } from './grid-fills.ts';
import { goOn, onOwner } from './grid-owner.ts';
import { onRefused } from './grid-refusals.ts';
import { show } from './grid-shown.ts';
import { begin, funded, planAnew } from './grid-start.ts';
import type { GridState } from './grid-state.ts';
import { goOnStopping, ordersOut, over } from './grid-stop.ts';
import { onPrice, onTime, updateWaits } from './grid-watch.ts';

function onMoved(context: GridContext, assetId: number, units: number): void {
  const { state, market } = context;
  const isBase = assetId === market.base.assetId && !isContract(market);
  if (!isBase && assetId !== market.quote.assetId) return;
  if (isBase) state.baseUnits += units;
  else state.quoteUnits += units;
  if (state.phase === 'funding') return funded(context);
  if (state.phase !== 'running' && state.phase !== 'opening') return;
  // A trailing stop looks at what trading has made of the money, not at money that comes and goes.
  state.highestUnits += units;
  if (units < 0) {
    if (!isBase) state.withdrawnUnits -= units;
    return say(context, 'grid.profit-withdrawn', { units: -units });
  }
  say(context, 'grid.funds-added', isBase ? { units: 0, coins: units } : { units, coins: 0 });
  // Orders cannot be replaced now: all is laid out anew with it when they can.
  if (state.phase === 'opening' || state.isHalted) state.mustPlan = true;
  else addFunds(context, isBase, units);
}

function onMarket(context: GridContext, marketState: MarketState): void {
  const { state, act } = context;
  const isHalted = marketState !== MarketState.online;
  if (isHalted === state.isHalted) return;
  state.isHalted = isHalted;
  say(context, isHalted ? 'grid.halted' : 'grid.resumed', isHalted ? { reason: marketState } : { reason: '' });
  if (state.phase === 'stopping') {
    // The cancels of a stop may have been refused meanwhile.
    if (!isHalted && ordersOut(state) > 0) act.cancelAll();
    goOnStopping(context);
  } else if (!isHalted) goOn(context);
  show(context);
}

function onForced(context: GridContext, why: 'liquidated' | 'deleveraged' | 'delivered', lots: number): void {
  const { state, market, prices } = context;
  if (why === 'liquidated') return over(context, StopReason.liquidated);
  if (why === 'delivered') return over(context, StopReason.delisted);
  // Its price is not told: near the mark is near enough for sizes. What the account is worth is in the books of the mechanism.
  const taken = state.positionLots > 0 ? -lots : lots;
  state.positionLots += taken;
  state.quoteUnits -= valueOf(market, prices.markTicks, taken);
  say(context, 'grid.deleveraged', { lots });
  if (state.phase === 'stopping') return goOnStopping(context);
  planAnew(context);
}

type Untold = 'done' | 'candle' | 'profit' | 'history' | 'message' | 'debt' | 'margin-liquidated' | 'leader';

const react = inputAnswers<GridContext, BotInput<GridEdit>, Untold>({
  start: begin,
  price: onPrice,
  time: onTime,
  filled: onFilled,
  ended: onEnded,
  refused: (context, { step, reason }) => onRefused(context, step, reason),
  moved: (context, { assetId, units }) => onMoved(context, assetId, units),
  market: (context, { state }) => onMarket(context, state),
  forced: (context, { why, lots }) => onForced(context, why, lots),
  funding: ({ state }, { units }) => {
    state.quoteUnits += units;
  },
  owner: onOwner,
});

/** True if an input can have changed what is waited for: fills within the range of a grid that does not trail have not. */
const changesWaits = (state: GridState, input: BotInput<GridEdit>): boolean =>
  input.type !== 'filled' || state.phase !== 'running' || state.exits.trailingPpm !== 0 || state.retries;

export function decideGrid(state: GridState, input: BotInput<GridEdit>, market: BotMarket, act: BotActions): void {
  if (state.phase === 'over') return;
  const context: GridContext = { state, market, timeMs: input.timeMs, prices: input.prices, act };
  const before = state.phase;
  react(context, input);
  if (before !== state.phase || changesWaits(state, input)) updateWaits(context);
}
