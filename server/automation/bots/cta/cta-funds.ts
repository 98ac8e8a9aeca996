// The funds of a CTA bot: taken over at its start, given back at its end.
import { isSpot } from '../order-sizes.ts';
import { tellWarmUp } from './cta-candles.ts';
import { close, closingLots } from './cta-trade.ts';
import { type Turn, say } from './cta-turn.ts';

export function takeFunds(turn: Turn): void {
  const { state, market, actions } = turn;
  const { leverage, marginMode } = state.terms;
  state.phase = 'funding';
  state.fundsStep = actions.takeFunds(market.quote.assetId, state.investment);
  state.pending.push(state.fundsStep);
  // After the funds: a leverage below the usual one is refused to an account without any.
  if (!isSpot(market)) state.pending.push(actions.setMarginMode(marginMode), actions.setLeverage(leverage));
  say(turn, 'cta.takes-funds', { units: state.investment, coin: market.quote.code });
}

/** All that was asked for at the start is there. */
export function endFunding(turn: Turn): void {
  const { state } = turn;
  if (state.phase !== 'funding' || state.pending.length > 0) return;
  state.isFunded = state.fundsStep !== 0;
  state.phase = state.ending === null ? 'running' : 'closing';
  if (state.phase === 'running') tellWarmUp(turn);
}

const isIn = ({ state }: Turn): boolean => state.trade.side !== 'flat';

/** Closes what is to be closed, and gives the rest back. */
export function finish(turn: Turn): void {
  const { state, market } = turn;
  // A position cannot be handed over: the account of its bot is the only one that it can stand in.
  if (isIn(turn) && (state.sells || !isSpot(market))) {
    if (!state.isMarketOpen || state.holdsBack) return;
    close(turn);
    if (isIn(turn)) return;
  }
  if (isIn(turn)) {
    say(turn, 'cta.kept-as-it-is', { lots: closingLots(state, market) });
    state.trade.side = 'flat';
  }
  giveBack(turn);
}

function giveBack(turn: Turn): void {
  const { state, market, actions } = turn;
  if (!state.isFunded) {
    state.phase = 'over';
    actions.end(state.ending ?? 'manual');
    return;
  }
  state.phase = 'returning';
  say(turn, 'cta.returns-funds', { reason: state.ending ?? 'manual' });
  state.pending = [];
  if (isSpot(market)) state.pending.push(actions.returnFunds(market.base.assetId, 0));
  state.pending.push(actions.returnFunds(market.quote.assetId, 0));
}

/** The bot is over once its funds are back. */
export function endReturning({ state, actions }: Turn): void {
  if (state.phase !== 'returning' || state.pending.length > 0) return;
  state.phase = 'over';
  actions.end(state.ending ?? 'manual');
}
