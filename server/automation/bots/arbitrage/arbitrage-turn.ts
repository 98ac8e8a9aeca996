// One turn of an arbitrage bot: its state, its two markets, and the ways in which it acts, each noted in the state.
import { type ArbitrageEdit, isReverse } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import type { StopReason } from '#lib/contract/bots/strategy-codes.ts';
import { MarketState, Side, TimeInForce, Wallet } from '#lib/contract/enums.ts';
import type { ArbitrageLeg, ArbitrageLegs } from '#lib/order-math/bots/arbitrage/arbitrage-size.ts';
import type { BotMarket } from '../../bot-kind.ts';
import type { BotLeg, ManyMarketsActions, ManyMarketsInput } from '../../many-markets-kind.ts';
import { feeText, lastPriceText, marketText } from '../market-text.ts';
import { valueAt } from '../order-sizes.ts';
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

/** The sides by which it goes in. */
export const entrySides = ({ terms }: ArbitrageState): { readonly spot: Side; readonly contract: Side } =>
  isReverse(terms) ? { spot: Side.sell, contract: Side.buy } : { spot: Side.buy, contract: Side.sell };

/** The sides by which it comes out. */
export const exitSides = ({ terms }: ArbitrageState): ReturnType<typeof entrySides> =>
  isReverse(terms) ? { spot: Side.buy, contract: Side.sell } : { spot: Side.sell, contract: Side.buy };

/** Units of the spot leg: coins that are held, or that are owed and not there. */
export const legUnits = ({ terms, heldUnits, owedUnits }: ArbitrageState): number =>
  isReverse(terms) ? Math.max(0, owedUnits - heldUnits) : heldUnits;

/** Lots of the contract that the spot leg would carry, less those that are open: above zero it is without its other leg. */
export const excessLots = ({ state, contract }: Turn): number =>
  Math.floor(legUnits(state) / coinUnits(contract.market)) - state.contractLots;

/** The gain of the position in the perpetual at a price. */
export function gainAt({ state, contract }: Turn, priceTicks: number): number {
  const rise = valueAt(contract.market, priceTicks, state.contractLots) - state.entryUnits;
  return isReverse(state.terms) ? rise : -rise;
}

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

/** Buys or sells coins, of the margin wallet where they are borrowed: at the market, or at the last price by an order that stands. */
export function placeSpot({ state, spot, actions }: Turn, side: Side, lots: number, purpose: OrderPurpose, isLimit: boolean): void {
  const kind = isLimit
    ? ({ kind: 'limit', priceTicks: spot.prices.lastTicks, timeInForce: TimeInForce.gtc } as const)
    : ({ kind: 'market', priceTicks: 0, timeInForce: TimeInForce.ioc } as const);
  const wallet = isReverse(state.terms) ? { wallet: Wallet.isolated } : {};
  const step = actions.place({ side, ...kind, lots, reduceOnly: false, ...wallet }, spotLeg);
  state.spotOrder = { step, side, lots, purpose, isLimit, isCancelled: false };
}

/** Opens a part of the position, or closes one; always at the market. */
export function placeContract({ state, actions }: Turn, side: Side, lots: number, purpose: OrderPurpose): void {
  const order = {
    side,
    kind: 'market',
    priceTicks: 0,
    lots,
    timeInForce: TimeInForce.ioc,
    reduceOnly: side !== entrySides(state).contract,
  } as const;
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

/** A refused order may be tried again, unless it rests, or waits for the price band. */
export function goOn({ state }: Turn): void {
  state.holdsBack = state.rests || state.bandRetryAtMs !== undefined;
}

/** From here on everything leads to the end. The first reason stays. */
export function beginEnd({ state }: Turn, reason: StopReason): void {
  if (state.ending !== null) return;
  state.ending = reason;
  state.holdsBack = false;
  delete state.bandRetryAtMs;
  state.moves = 0;
}
