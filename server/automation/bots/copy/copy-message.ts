// The words of a follower about what a copy holds in single markets.
import { readTrackingMessage } from '#lib/contract/tracking/tracking-message.ts';
import { heldLots } from '../held-position.ts';
import { beginClosing } from './copy-closing.ts';
import { exitsOf } from './copy-exits.ts';
import { isHeld, type LegTurn, legTurns, type Turn, tell } from './copy-turn.ts';

/** Openings that wait there are dropped: the owner wants to be out. */
function close(turn: LegTurn): void {
  const { own, leg } = turn;
  for (const { does, order } of own.tasks) if (does === 'open') tell(turn, 'copy.skipped-closed', { order });
  own.tasks = own.tasks.filter(({ does }) => does !== 'open');
  if (own.closing !== null || !isHeld(turn)) return tell(turn, 'copy.nothing-to-close', {});
  beginClosing(turn, { why: 'owner', order: 0, traded: { value: 0, lots: 1 }, lots: heldLots(own, leg.market) });
  tell(turn, 'copy.close-asked', {});
}

function setExits(turn: LegTurn, takeTicks: number, stopTicks: number): void {
  const { own } = turn;
  if (!isHeld(turn)) return tell(turn, 'copy.nothing-to-close', {});
  own.exits = { takeTicks, stopTicks };
  tell(turn, 'copy.exits-set', { takePrice: takeTicks, stopPrice: stopTicks });
}

function dropExits(turn: LegTurn): void {
  const { own } = turn;
  if (own.exits === null) return;
  own.exits = null;
  const { takeTicks: takePrice, stopTicks: stopPrice } = exitsOf(turn);
  tell(turn, 'copy.exits-set', { takePrice, stopPrice });
}

export function takeMessage(turn: Turn, text: string): void {
  const told = readTrackingMessage(text);
  if (told === null || turn.state.ending !== null) return;
  const meant = legTurns(turn).filter(({ leg }) => told.symbol === null || leg.market.symbol === told.symbol);
  // In all markets: those in which nothing is held are not spoken of.
  for (const leg of told.symbol === null ? meant.filter(isHeld) : meant) {
    if (told.action === 'close') close(leg);
    else if (told.action === 'set-exits') setExits(leg, told.takeTicks, told.stopTicks);
    else dropExits(leg);
  }
}
