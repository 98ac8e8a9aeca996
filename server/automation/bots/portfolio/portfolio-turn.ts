// One turn of a portfolio: its state, its markets at the moment, and the ways in which it acts.
import type { StopReason } from '#lib/contract/bots/strategy-codes.ts';
import { MarketState } from '#lib/contract/enums.ts';
import type { BotLeg, ManyMarketsActions } from '../../many-markets-kind.ts';
import type { ParamsOf, PortfolioReason } from './portfolio-reasons.ts';
import type { LegState, PortfolioState } from './portfolio-state.ts';

export type Turn = {
  readonly state: PortfolioState;
  readonly legs: readonly BotLeg[];
  readonly actions: ManyMarketsActions;
  readonly timeMs: number;
};

export function say<Code extends PortfolioReason>({ actions }: Turn, code: Code, params: ParamsOf<Code>): void {
  actions.say(code, params);
}

/** A leg with what is known of it. Refuses (Error) one that there is not: a fault of ours. */
export function legAt({ state, legs }: Pick<Turn, 'state' | 'legs'>, leg: number): { readonly own: LegState; readonly seen: BotLeg } {
  const [own, seen] = [state.legs[leg], legs[leg]];
  if (own === undefined || seen === undefined) throw new Error(`there is no leg ${leg}`);
  return { own, seen };
}

export const isOpen = ({ state }: BotLeg): boolean => state === MarketState.online;

/** From here on everything leads to the end. The first reason stays. */
export function beginEnd({ state }: Turn, reason: StopReason): void {
  state.ending ??= reason;
}
