// The life of a copy, as bots of many markets have it.
import { manyMarketsLife } from '../life/many-markets-life.ts';
import { beginClosing, endClosing } from './copy-closing.ts';
import { exitsOf } from './copy-exits.ts';
import { copyReasons } from './copy-reasons.ts';
import { beginDay } from './copy-stops.ts';
import { type LegTurn, legTurns, say, tell, type Turn } from './copy-turn.ts';

/** Whatever waits is not copied any more; an order of a copy never stands in the book. */
function takeBack(turn: LegTurn): boolean {
  const { own } = turn;
  for (const { does, order } of own.tasks) if (does === 'open') tell(turn, 'copy.skipped-ending', { order });
  own.tasks = [];
  return own.order === null;
}

export const copyLife = manyMarketsLife<'copy', Turn, LegTurn>('copy', copyReasons, {
  begin: (turn) => {
    beginDay(turn);
    say(turn, 'copy.follows', {});
  },
  legTurns,
  takeBack,
  beginClosing: (turn, lots) => beginClosing(turn, { why: 'end', order: 0, traded: { value: 0, lots: 1 }, lots }),
  endClosing: (turn) => {
    if (turn.own.closing !== null) endClosing(turn, turn.own.closing);
  },
  wantsPrice: ({ own }) => own.tasks.length > 0 || own.closing !== null,
  exitsOf,
});
