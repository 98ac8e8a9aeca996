// One turn of a CTA bot: its state, the market, and the ways in which it acts, each noted in the state.
import type { CtaEdit } from '#lib/contract/bots/cta/cta-terms.ts';
import { Side, TimeInForce } from '#lib/contract/enums.ts';
import type { BotActions, BotInput, BotMarket, BotPrices } from '../../bot-kind.ts';
import type { TriedOrder } from '../order-funds.ts';
import { isSpot } from '../order-sizes.ts';
import type { CtaParams, CtaReason } from './cta-reasons.ts';
import type { CtaState } from './cta-state.ts';

export type Turn = {
  readonly state: CtaState;
  readonly market: BotMarket;
  readonly prices: BotPrices;
  readonly actions: BotActions;
};

/** An input of one type. */
export type Told<Type> = Extract<BotInput<CtaEdit>, { readonly type: Type }>;

export function say<Code extends CtaReason>({ actions }: Turn, code: Code, params: CtaParams<Code>): void {
  actions.say(code, params);
}

/** Sends the one order that it has, at market. */
export function place({ state, market, actions }: Turn, isEntry: boolean, isLong: boolean, order: TriedOrder): void {
  const side = isEntry === isLong ? Side.buy : Side.sell;
  const step = actions.place({
    side,
    kind: 'market',
    priceTicks: 0,
    lots: order.lots,
    timeInForce: TimeInForce.ioc,
    reduceOnly: !isSpot(market) && !isEntry,
  });
  state.order = { step, isEntry, side, ...order };
}
