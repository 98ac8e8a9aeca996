// One turn of a signal bot: its state, its markets, and the ways in which it acts, each noted in the state.
import { Side, TimeInForce } from '#lib/contract/enums.ts';
import type { LegTurnOf, ManyMarketsTurn } from '../life/many-markets.ts';
import { isSpot } from '../order-sizes.ts';
import type { ParamsOf, SignalReason } from './signal-reasons.ts';
import type { Closing, SignalLeg, SignalOrder, SignalState } from './signal-state.ts';

export type Turn = ManyMarketsTurn<SignalState>;
export type LegTurn = LegTurnOf<SignalState, SignalLeg>;

/** All of its markets, in their order. */
export const legTurns = (turn: Turn): readonly LegTurn[] =>
  turn.legs.flatMap((leg, place) => {
    const own = turn.state.legs[place];
    return own === undefined ? [] : [{ ...turn, leg, place, own }];
  });

export function say<Code extends SignalReason>({ actions }: Pick<Turn, 'actions'>, code: Code, params: ParamsOf<Code>): void {
  actions.say(code, params);
}

/** A row about the market of the turn. */
export function tell<Code extends SignalReason>({ actions, place: leg }: LegTurn, code: Code, params: Omit<ParamsOf<Code>, 'leg'>): void {
  actions.say(code, { ...params, leg });
}

type NewOrder = Pick<SignalOrder, 'isEntry' | 'alert' | 'priceTicks' | 'lots' | 'tries'> & { readonly side: 'long' | 'short' };

/** Sends an order about the side of a position; priceTicks 0: at the market. */
export function place({ actions, own, leg, place: at }: LegTurn, { side, ...order }: NewOrder): void {
  const isMarket = order.priceTicks === 0;
  const step = actions.place(
    {
      side: order.isEntry === (side === 'long') ? Side.buy : Side.sell,
      kind: isMarket ? 'market' : 'limit',
      priceTicks: order.priceTicks,
      lots: order.lots,
      timeInForce: isMarket ? TimeInForce.ioc : TimeInForce.gtc,
      reduceOnly: !order.isEntry && !isSpot(leg.market),
    },
    at,
  );
  own.order = { ...order, ...(order.isEntry ? { side } : {}), kind: isMarket ? 'market' : 'limit', step, cancelStep: 0 };
}

/** Takes the order that stands back, once; true: there is none. */
export function takeBack({ own, actions }: Pick<LegTurn, 'own' | 'actions'>): boolean {
  const { order } = own;
  if (order === null) return true;
  if (order.kind === 'limit' && order.cancelStep === 0) order.cancelStep = actions.cancel(order.step);
  return false;
}

export function beginClosing({ own }: Pick<LegTurn, 'own'>, closing: Closing): void {
  own.closing = closing;
  own.refusals = 0;
}
