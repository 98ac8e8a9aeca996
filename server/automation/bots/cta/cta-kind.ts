// The CTA bot: follows an indicator of closed candles, in with all it has and out again. Spot and contracts, long, short or both.
import type { CtaEdit, CtaTerms } from '#lib/contract/bots/cta/cta-terms.ts';
import { Side } from '#lib/contract/enums.ts';
import { ctaHistory } from '#lib/order-math/bots/cta/cta-reading.ts';
import type { BotActions, BotFigures, BotInput, BotKind, BotMarket } from '../../bot-kind.ts';
import { inputAnswers } from '../life/inputs.ts';
import { keepShown } from '../life/life.ts';
import { keepWaits } from '../life/waits.ts';
import { takeEnd, takeRefusal } from './cta-answers.ts';
import { takeCandle, takeHistory } from './cta-candles.ts';
import { checkCta, checkCtaEdit } from './cta-check.ts';
import { finish } from './cta-end.ts';
import { takeFill, takeForced, takeFunding, takeMove } from './cta-fills.ts';
import { ctaLife } from './cta-life.ts';
import { takeOwner } from './cta-owner.ts';
import { type CtaState, createCta } from './cta-state.ts';
import { close, closingLots, open, watchExits } from './cta-trade.ts';
import type { Turn } from './cta-turn.ts';
import { shownAtWork, waitsOf } from './cta-waits.ts';

/** A refused order is tried again. */
function goOn({ state }: Turn): void {
  state.holdsBack = false;
}

const take = inputAnswers<Turn, BotInput<CtaEdit>, 'profit' | 'message' | 'debt' | 'margin-liquidated' | 'leader'>({
  history: takeHistory,
  start: (turn) => ctaLife.takeFunds(turn, turn.market.quote, turn.state.investment),
  price: goOn,
  time: goOn,
  candle: (turn, { candle }) => takeCandle(turn, candle),
  filled: takeFill,
  ended: takeEnd,
  refused: takeRefusal,
  done: ctaLife.takeDone,
  moved: takeMove,
  market: ctaLife.takeMarketState,
  forced: takeForced,
  funding: takeFunding,
  owner: takeOwner,
});

/** Brings what is held to where it should be. One order at a time: what comes next waits for its answer. A pause opens nothing, and lets exits be. */
function arrange(turn: Turn): void {
  const { state } = turn;
  if (state.order !== null) return;
  if (state.phase === 'running' && state.isMarketOpen && !state.holdsBack) {
    watchExits(turn);
    if (state.ending === null && state.trade.side !== 'flat' && state.target !== state.trade.side) close(turn);
    const opens = state.order === null && state.trade.side === 'flat' && state.target !== 'flat';
    if (state.ending === null && opens && !state.isPaused) open(turn);
  }
  if (state.phase === 'closing' && state.order === null) finish(turn);
}

function decide(state: CtaState, input: BotInput<CtaEdit>, market: BotMarket, actions: BotActions): void {
  if (state.phase === 'over') return;
  const turn: Turn = { state, market, prices: input.prices, actions };
  take(turn, input);
  arrange(turn);
  keepShown(turn, shownAtWork(turn));
  keepWaits(turn, waitsOf(turn));
}

/** Its levels are the exits of what it is in. */
function figures(state: CtaState, market: BotMarket): BotFigures {
  const { matchedUnits, matchedCount, trade } = state;
  const side = trade.side === 'short' ? Side.buy : Side.sell;
  const lots = closingLots(state, market);
  const exits = trade.side === 'flat' ? [] : [trade.stopTicks, trade.targetTicks].filter((ticks) => ticks > 0);
  const levels = exits.map((priceTicks) => ({ priceTicks, side, lots, step: 0 }));
  return { matchedUnits, matchedCount, levels, lowerTicks: 0, upperTicks: 0 };
}

export const ctaKind: BotKind<CtaTerms, CtaEdit, CtaState> = {
  version: 1,
  check: checkCta,
  checkEdit: checkCtaEdit,
  history: ({ interval, indicator }) => ({ interval, candles: ctaHistory(indicator) }),
  create: createCta,
  decide,
  figures,
};
