// The life of a signal bot, as bots of many markets have it.
import { ownExits } from '../held-position.ts';
import { manyMarketsLife } from '../life/many-markets-life.ts';
import { signalReasons } from './signal-reasons.ts';
import { beginClosing, type LegTurn, legTurns, say, takeBack, type Turn } from './signal-turn.ts';

export const signalLife = manyMarketsLife<'signal', Turn, LegTurn>('signal', signalReasons, {
  begin: (turn) => say(turn, 'signal.listens', { markets: turn.state.legs.length }),
  legTurns,
  takeBack,
  beginClosing: (turn, lots) => beginClosing(turn, { why: 'end', alert: 0, lots }),
  endClosing: ({ own }) => {
    own.closing = null;
  },
  wantsPrice: ({ own }) => own.queue.length > 0,
  exitsOf: ({ own, leg, state }) => ownExits(own, leg.market, state.plan),
});
