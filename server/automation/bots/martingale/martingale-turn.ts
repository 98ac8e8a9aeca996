// One turn of a martingale: its state, the market, and the ways in which it acts, each noted in the state.
import { type Side, TimeInForce } from '#lib/contract/enums.ts';
import type { BotActions, BotMarket, BotPrices } from '../../bot-kind.ts';
import { isSpot } from '../order-sizes.ts';
import type { MartingaleReason, ParamsOf } from './martingale-reasons.ts';
import { type LiveOrder, type MartingaleState, type Purpose, entrySide, exitSide } from './martingale-state.ts';

export type Turn = {
  readonly state: MartingaleState;
  readonly market: BotMarket;
  readonly prices: BotPrices;
  readonly timeMs: number;
  readonly actions: BotActions;
};

export function say<Code extends MartingaleReason>({ actions }: Turn, code: Code, params: ParamsOf<Code>): void {
  actions.say(code, params);
}

const isEntry = (purpose: Purpose): boolean => purpose === 'first' || purpose === 'safety';

export const sideOf = (state: MartingaleState, purpose: Purpose): Side => (isEntry(purpose) ? entrySide(state) : exitSide(state));

/** Sends an order; priceTicks 0: at market. */
export function place(turn: Turn, order: Pick<LiveOrder, 'purpose' | 'order' | 'priceTicks' | 'lots' | 'tries'>): void {
  const { state, market, actions } = turn;
  const step = actions.place({
    side: sideOf(state, order.purpose),
    kind: order.priceTicks === 0 ? 'market' : 'limit',
    priceTicks: order.priceTicks,
    lots: order.lots,
    timeInForce: order.priceTicks === 0 ? TimeInForce.ioc : TimeInForce.gtc,
    reduceOnly: !isSpot(market) && !isEntry(order.purpose),
  });
  state.live.push({ ...order, step, cancelStep: 0 });
}

/** Takes one order back, once. */
export function takeBack({ actions }: Turn, order: LiveOrder): void {
  if (order.cancelStep === 0) order.cancelStep = actions.cancel(order.step);
}

/** Takes every order back; those that are on their way back already are not asked again. */
export function takeAllBack({ state, actions }: Turn): void {
  if (state.holdsBack || state.live.every(({ cancelStep }) => cancelStep !== 0)) return;
  const step = actions.cancelAll();
  for (const order of state.live) order.cancelStep ||= step;
}
