// The end of a signal bot: everything is taken back, positions are closed, coins sold or kept, and what is left goes to its owner.
import { Wallet } from '#lib/contract/enums.ts';
import { isSpot } from '../order-sizes.ts';
import { beginClosing } from './signal-act.ts';
import { dropQueues } from './signal-alerts.ts';
import { heldLots, heldSide } from '../held-position.ts';
import { type LegTurn, legTurns, say, takeBack, type Turn, tell } from './signal-turn.ts';

/** Begins to close what one market holds; true: nothing stands there any more, and nothing is held that is to be sold. */
function isLeft(turn: LegTurn): boolean {
  const { state, own, leg } = turn;
  const { market, prices } = leg;
  // A position cannot be handed over: the account of its bot is the only one that it can stand in.
  const sells = state.sells || !isSpot(market);
  if (own.closing !== null && (own.closing.why !== 'end' || !sells)) own.closing = null;
  if (!takeBack(turn)) return false;
  if (heldSide(own, market, prices) === null) return true;
  const lots = heldLots(own, market);
  if (!sells) {
    tell(turn, 'signal.kept', { lots });
    return true;
  }
  if (own.closing === null) beginClosing(turn, { why: 'end', alert: 0, lots });
  return false;
}

/** True: the end goes on with the coins. */
export function leave(turn: Turn): boolean {
  if (turn.state.phase !== 'ending') return false;
  dropQueues(turn, 'signal.ending');
  return legTurns(turn)
    .map(isLeft)
    .every((left) => left);
}

export function giveBack(turn: Turn): void {
  const { state, legs, actions } = turn;
  const reason = state.ending ?? 'manual';
  if (!state.isFunded) {
    state.phase = 'over';
    actions.end(reason);
    return;
  }
  state.phase = 'returning';
  say(turn, 'signal.returns-funds', { reason });
  const [main] = legs;
  const coins = legs.filter(({ market }) => isSpot(market)).map(({ market }) => market.base.assetId);
  const wallet = main !== undefined && isSpot(main.market) ? Wallet.spot : Wallet.futures;
  if (main !== undefined) state.pending.push(actions.returnFunds(main.market.quote.assetId, 0, wallet));
  for (const assetId of coins) state.pending.push(actions.returnFunds(assetId, 0, Wallet.spot));
}

/** The bot is over once its funds are back. */
export function endReturning({ state, actions }: Turn): void {
  if (state.phase !== 'returning' || state.pending.length > 0) return;
  state.phase = 'over';
  actions.end(state.ending ?? 'manual');
}
