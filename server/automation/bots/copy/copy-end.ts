// The end of a copy: positions are closed, coins sold or kept, and what is left goes to its owner.
import { Wallet } from '#lib/contract/enums.ts';
import { heldLots, heldSide } from '../held-position.ts';
import { isSpot } from '../order-sizes.ts';
import { beginClosing } from './copy-closing.ts';
import { type LegTurn, legTurns, say, type Turn, tell } from './copy-turn.ts';

/** Begins to close what one market holds; true: nothing is on its way there any more, and nothing is held that is to be sold. */
function isLeft(turn: LegTurn): boolean {
  const { state, own, leg } = turn;
  const { market, prices } = leg;
  for (const { does, order } of own.tasks) if (does === 'open') tell(turn, 'copy.skipped-ending', { order });
  own.tasks = [];
  // A position cannot be handed over: the account of its copy is the only one that it can stand in.
  const sells = state.sells || !isSpot(market);
  if (own.closing !== null && (own.closing.why !== 'end' || !sells)) own.closing = null;
  if (own.order !== null) return false;
  if (heldSide(own, market, prices) === null) return true;
  const lots = heldLots(own, market);
  if (!sells) {
    tell(turn, 'copy.kept', { lots });
    return true;
  }
  if (own.closing === null) beginClosing(turn, { why: 'end', order: 0, traded: { value: 0, lots: 1 }, lots });
  return false;
}

/** True: the end goes on with the coins. */
export function leave(turn: Turn): boolean {
  if (turn.state.phase !== 'ending') return false;
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
  say(turn, 'copy.returns-funds', { reason });
  const [main] = legs;
  const coins = legs.filter(({ market }) => isSpot(market)).map(({ market }) => market.base.assetId);
  const wallet = main !== undefined && isSpot(main.market) ? Wallet.spot : Wallet.futures;
  if (main !== undefined) state.pending.push(actions.returnFunds(main.market.quote.assetId, 0, wallet));
  for (const assetId of coins) state.pending.push(actions.returnFunds(assetId, 0, Wallet.spot));
}

/** The copy is over once its funds are back. */
export function endReturning({ state, actions }: Turn): void {
  if (state.phase !== 'returning' || state.pending.length > 0) return;
  state.phase = 'over';
  actions.end(state.ending ?? 'manual');
}
