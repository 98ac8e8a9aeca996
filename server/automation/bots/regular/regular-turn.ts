// One turn of an auto-invest: its state, its markets, and the ways in which it acts, each noted in the state.
import type { StopReason } from '#lib/contract/bots/strategy-codes.ts';
import { TimeInForce, type Side } from '#lib/contract/enums.ts';
import { mulDivDown } from '#server/engine/arithmetic/mul-div.ts';

import type { BotMarket } from '../../bot-kind.ts';
import type { BotLeg, ManyMarketsActions } from '../../many-markets-kind.ts';
import type { ParamsOf, RegularReason } from './regular-reasons.ts';
import type { LegState, RegularState } from './regular-state.ts';

export type Turn = {
  readonly state: RegularState;
  readonly legs: readonly BotLeg[];
  readonly timeMs: number;
  readonly actions: ManyMarketsActions;
};

/** A leg with its place and what the bot knows of it. */
export type Leg = BotLeg & { readonly place: number; readonly own: LegState };

export const legsOf = ({ state, legs }: Pick<Turn, 'state' | 'legs'>): readonly Leg[] =>
  state.legs.flatMap((own, place) => {
    const leg = legs[place];
    if (leg === undefined) return [];
    // A leg tells its prices when it is asked: it is not a record that could be copied.
    const { market, prices, state: marketState } = leg;
    return [{ market, prices, state: marketState, place, own }];
  });

export const named = ({ market, place }: Leg): { readonly base: string; readonly leg: number } => ({ base: market.base.code, leg: place });

export function say<Code extends RegularReason>({ actions }: Turn, code: Code, params: ParamsOf<Code>): void {
  actions.say(code, params);
}

/** An order at the market. What it cannot fill at once is not left standing. */
export const placeAtMarket = ({ actions }: Turn, side: Side, lots: number, place: number): number =>
  actions.place({ side, kind: 'market', priceTicks: 0, lots, timeInForce: TimeInForce.ioc, reduceOnly: false }, place);

/** Quote units of units of the coin at a price, rounded down. */
export const worthAt = ({ rules }: BotMarket, priceTicks: number, baseUnits: number): number =>
  mulDivDown(baseUnits, priceTicks * rules.tickLotUnits, rules.lotUnits);

/** From here on everything leads to the end, once the round that is on its way is through. The first reason stays. */
export function beginEnd({ state }: Turn, reason: StopReason): void {
  state.ending ??= reason;
}
