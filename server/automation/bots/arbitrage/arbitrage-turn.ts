// One turn of an arbitrage bot: its state, its two markets, and the ways in which it acts, each noted in the state.
import type { ArbitrageEdit } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import type { StopReason } from '#lib/contract/bots/strategy-codes.ts';
import { MarketState, type Side, TimeInForce } from '#lib/contract/enums.ts';
import type { ArbitrageLeg, ArbitrageLegs } from '#lib/order-math/bots/arbitrage/arbitrage-size.ts';
import type { BotMarket } from '../../bot-kind.ts';
import type { BotLeg, ManyMarketsActions, ManyMarketsInput } from '../../many-markets-kind.ts';
import { feeText, lastPriceText, marketText } from '../market-text.ts';
import type { ArbitrageParams, ArbitrageReason } from './arbitrage-reasons.ts';
import { type ArbitrageState, contractLeg, type OrderPurpose, spotLeg } from './arbitrage-state.ts';

export type Turn = {
  readonly state: ArbitrageState;
  readonly spot: BotLeg;
  readonly contract: BotLeg;
  readonly timeMs: number;
  readonly actions: ManyMarketsActions;
};

/** An input of one type. */
export type Told<Type> = Extract<ManyMarketsInput<ArbitrageEdit>, { readonly type: Type }>;

export function say<Code extends ArbitrageReason>({ actions }: Pick<Turn, 'actions'>, code: Code, params: ArbitrageParams<Code>): void {
  actions.say(code, params);
}

/** True if it trades and has a price. */
export const isOpen = ({ state, prices }: BotLeg): boolean => state === MarketState.online && prices.lastTicks > 0;

/** Units of the coin in a lot of the contract. */
export const coinUnits = ({ base, quantityDecimals }: BotMarket): number => 10 ** (base.decimals - quantityDecimals);

/** Lots of the contract that the coins would carry, less the short ones: above zero coins are without their short leg. */
export const excessLots = ({ state, contract }: Turn): number => Math.floor(state.heldUnits / coinUnits(contract.market)) - state.shortLots;

const readLeg = ({ market, prices }: BotLeg): ArbitrageLeg => ({
  market: marketText(market),
  fees: feeText(market),
  price: lastPriceText(market, prices) ?? '0',
});

/** Both legs in decimal text, as the formulas read them. */
export const legsText = ({ spot, contract }: Pick<Turn, 'spot' | 'contract'>): ArbitrageLegs => ({
  spot: readLeg(spot),
  contract: readLeg(contract),
});

/** Buys or sells coins: at the market, or at the last price by an order that stands. */
export function placeSpot({ state, spot, actions }: Turn, side: Side, lots: number, purpose: OrderPurpose, isLimit: boolean): void {
  const kind = isLimit
    ? ({ kind: 'limit', priceTicks: spot.prices.lastTicks, timeInForce: TimeInForce.gtc } as const)
    : ({ kind: 'market', priceTicks: 0, timeInForce: TimeInForce.ioc } as const);
  const step = actions.place({ side, ...kind, lots, reduceOnly: false }, spotLeg);
  state.spotOrder = { step, side, lots, purpose, isLimit, isCancelled: false };
}

/** Goes short, or (a purchase) closes a part of it; always at the market. */
export function placeContract({ state, actions }: Turn, side: Side, lots: number, purpose: OrderPurpose): void {
  const order = { side, kind: 'market', priceTicks: 0, lots, timeInForce: TimeInForce.ioc, reduceOnly: side === 'buy' } as const;
  state.contractOrder = { step: actions.place(order, contractLeg), side, lots, purpose, isLimit: false, isCancelled: false };
}

/** Takes an order at a price back. */
export function takeBack(turn: Turn): void {
  const { spotOrder } = turn.state;
  if (spotOrder === null || !spotOrder.isLimit || spotOrder.isCancelled) return;
  spotOrder.isCancelled = true;
  turn.state.pending.push(turn.actions.cancel(spotOrder.step));
  say(turn, 'arbitrage.takes-back', { lots: spotOrder.lots });
}

/** Forgets the refusals: something has gone well. */
export function goesWell(state: ArbitrageState): void {
  state.refusal = '';
  state.refusals = 0;
}

/** From here on everything leads to the end. The first reason stays. */
export function beginEnd({ state }: Turn, reason: StopReason): void {
  if (state.ending !== null) return;
  state.ending = reason;
  state.holdsBack = false;
  state.moves = 0;
}
