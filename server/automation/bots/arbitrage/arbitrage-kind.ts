// The arbitrage bot: holds coins of spot and is short of as many in the perpetual, or owes as many and is long, so that it earns funding whatever the price does.
import type { ArbitrageEdit, ArbitrageTerms } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import type { BotFigures } from '../../bot-kind.ts';
import type { BotLeg, ManyMarketsActions, ManyMarketsInput, ManyMarketsKind } from '../../many-markets-kind.ts';
import { inputAnswers } from '../life/inputs.ts';
import { keepShown } from '../life/life.ts';
import { takeDone, takeEnd, takeMarketState, takeRefusal } from './arbitrage-answers.ts';
import { checkArbitrage, checkArbitrageEdit } from './arbitrage-check.ts';
import { watchExits } from './arbitrage-exits.ts';
import { takeFill, takeForced, takeFunding, takeMove } from './arbitrage-fills.ts';
import { fromFormer } from './arbitrage-former.ts';
import { takeFunds } from './arbitrage-funds.ts';
import { repayHeld, takeDebt, takeLiquidatedLoan } from './arbitrage-loan.ts';
import { watchMargin } from './arbitrage-margin.ts';
import { takeOwner } from './arbitrage-owner.ts';
import { enterSlice, evenOut, leaveSlice } from './arbitrage-slices.ts';
import { type ArbitrageState, contractLeg, createArbitrage, spotLeg } from './arbitrage-state.ts';
import { goOn, takeBack, type Turn } from './arbitrage-turn.ts';
import { keepWaits, shownAtWork } from './arbitrage-waits.ts';

type Input = ManyMarketsInput<ArbitrageEdit>;

/** The wait of an order that stands at a price, or of one that the price band has refused. */
function takeTime(turn: Turn): void {
  if (turn.state.bandRetryAtMs === undefined) return takeBack(turn);
  delete turn.state.bandRetryAtMs;
  goOn(turn);
}

const take = inputAnswers<Turn, Input, 'profit' | 'history' | 'message' | 'leader'>({
  start: takeFunds,
  time: takeTime,
  price: goOn,
  candle: (turn) => {
    turn.state.rests = false;
    turn.state.hasRepaid = false;
    goOn(turn);
  },
  filled: takeFill,
  ended: takeEnd,
  refused: takeRefusal,
  done: takeDone,
  moved: takeMove,
  market: takeMarketState,
  forced: takeForced,
  funding: takeFunding,
  debt: takeDebt,
  'margin-liquidated': takeLiquidatedLoan,
  owner: takeOwner,
});

/** Watches the margin and the exits, brings the legs together, and then goes on by a slice. */
function arrange(turn: Turn): void {
  const { state } = turn;
  // Stopped before it began: there is nothing to bring back.
  if (state.phase === 'new' && state.ending !== null) return leaveSlice(turn);
  if (state.phase !== 'running') return;
  if (state.ending === null) watchMargin(turn);
  if (state.ending === null) watchExits(turn);
  if (state.loanStep !== 0 || repayHeld(turn)) return;
  if (evenOut(turn) || state.marginSteps.length > 0) return;
  if (state.ending !== null) leaveSlice(turn);
  else if (!state.isPaused && !state.isEntered) enterSlice(turn);
  // It may have ended for want of funds just now.
  const isIdle = state.spotOrder === null && state.contractOrder === null && state.loanStep === 0;
  if (state.ending !== null && isIdle && state.phase === 'running') leaveSlice(turn);
}

function decide(state: ArbitrageState, input: Input, legs: readonly BotLeg[], actions: ManyMarketsActions): void {
  const [spot, contract] = [legs[spotLeg], legs[contractLeg]];
  if (state.phase === 'over' || spot === undefined || contract === undefined) return;
  const turn: Turn = { state, spot, contract, timeMs: input.timeMs, actions };
  take(turn, input);
  arrange(turn);
  keepShown(turn, shownAtWork(turn));
  keepWaits(turn);
}

/** Funding is its matched profit: what it receives, less what it pays and the interest on what it owes. */
const figures = ({ fundingUnits, interestUnits, settlements }: ArbitrageState): BotFigures => ({
  matchedUnits: fundingUnits - interestUnits,
  matchedCount: settlements,
  levels: [],
  lowerTicks: 0,
  upperTicks: 0,
});

export const arbitrageKind: ManyMarketsKind<ArbitrageTerms, ArbitrageEdit, ArbitrageState> = {
  version: 2,
  migrate: fromFormer,
  check: checkArbitrage,
  checkEdit: checkArbitrageEdit,
  // An owner who holds instead has the coins, whichever way the bot goes.
  holding: () => [1, 0],
  create: createArbitrage,
  decide,
  figures,
};
