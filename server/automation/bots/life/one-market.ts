// The life of bots of one market that take all their funds at their start, and try again at the next price what was refused.
import type { StopReason } from '#lib/contract/bots/strategy-codes.ts';
import { MarketState } from '#lib/contract/enums.ts';
import type { RejectReason } from '#server/engine/reject.ts';
import type { BotActions, BotMarket, Waits } from '../../bot-kind.ts';
import { isSpot } from '../order-sizes.ts';
import { type Funds, fundsAnswers, type FundsParts, type FundsRows, giveBack, noFunds } from './funds.ts';
import { type Life, newLife } from './life.ts';
import { countRefusal, giveUpWhenTooMany, isOfMarket, type Refusals } from './refusals.ts';
import { type ReasonsWith, sayAs } from './rows.ts';
import { noWaits } from './waits.ts';

export type OneMarketLife = Life &
  Funds &
  Refusals & {
    isMarketOpen: boolean;
    /** A refusal waits for the next price. */
    holdsBack: boolean;
    waits: Waits;
    matchedUnits: number;
    matchedCount: number;
    withdrawnUnits: number;
  };

export const newOneMarketLife = (sells: boolean): OneMarketLife => ({
  ...newLife(sells),
  ...noFunds(),
  refusal: '',
  refusals: 0,
  isMarketOpen: true,
  holdsBack: false,
  waits: noWaits,
  matchedUnits: 0,
  matchedCount: 0,
  withdrawnUnits: 0,
});

type OneMarketRows = FundsRows & {
  readonly 'takes-funds': readonly ['units', 'coin'];
  readonly refused: readonly ['reason', 'times'];
  readonly 'market-closed': readonly ['state'];
  readonly 'market-open': readonly [];
};

type OneMarketTurn = {
  readonly state: OneMarketLife & {
    phase: string;
    readonly terms: { readonly leverage: number; readonly marginMode: 'isolated' | 'cross' };
  };
  readonly market: BotMarket;
  readonly actions: BotActions;
};

/** A contract's base coin may be another wallet's: its bots have the margin coin alone. */
export const coinOf = (market: BotMarket, assetId: number): BotMarket['base'] =>
  isSpot(market) && assetId === market.base.assetId ? market.base : market.quote;

/** Phases of every bot that its end does not begin in. */
const ownEnds: ReadonlySet<string> = new Set(['funding', 'returning', 'over']);

/** Its `reasons` have the rows that are said here. */
export function oneMarketLife<Name extends string, Turn extends OneMarketTurn>(
  name: Name,
  _reasons: ReasonsWith<Name, OneMarketRows>,
  parts: Omit<FundsParts<Turn>, 'beginEnd'>,
) {
  const say = sayAs<OneMarketRows>(name);

  /** From here on everything leads to the end. The first reason stays. */
  function beginEnd({ state }: Turn, reason: StopReason): void {
    if (state.ending !== null) return;
    state.ending = reason;
    if (!ownEnds.has(state.phase)) state.phase = parts.phases.end;
    state.holdsBack = false;
  }

  const answers = fundsAnswers<Turn>(name, { ...parts, beginEnd });

  return {
    beginEnd,
    ...answers,

    takeFunds(turn: Turn, { assetId, code }: BotMarket['base'], units: number): void {
      const { state, market, actions } = turn;
      state.phase = 'funding';
      state.fundsStep = actions.takeFunds(assetId, units);
      state.pending.push(state.fundsStep);
      // After the funds: a leverage below the usual one is refused to an account without any.
      const { marginMode, leverage } = state.terms;
      if (!isSpot(market)) state.pending.push(actions.setMarginMode(marginMode), actions.setLeverage(leverage));
      say(turn, 'takes-funds', { units, coin: code });
    },

    giveBack(turn: Turn): void {
      const { market, actions } = turn;
      const coins = isSpot(market) ? [market.base, market.quote] : [market.quote];
      giveBack(name, turn, () => coins.map(({ assetId }) => actions.returnFunds(assetId, 0)));
    },

    refuseRequest(turn: Turn, step: number, reason: RejectReason): void {
      const { phase, pending } = turn.state;
      if (phase !== 'funding' && pending.includes(step)) say(turn, 'refused', { reason, times: 1 });
      answers.refusePending(turn, step, reason);
    },

    refuse(turn: Turn, reason: string): void {
      turn.state.holdsBack = true;
      if (isOfMarket(reason)) return;
      say(turn, 'refused', { reason, times: countRefusal(turn.state, reason) });
      giveUpWhenTooMany(turn, isSpot(turn.market), beginEnd);
    },

    takeMarketState(turn: Turn, { state: market }: { readonly state: MarketState }): void {
      const isOpen = market === MarketState.online;
      if (isOpen === turn.state.isMarketOpen) return;
      turn.state.isMarketOpen = isOpen;
      turn.state.holdsBack = false;
      if (isOpen) say(turn, 'market-open', {});
      else say(turn, 'market-closed', { state: market });
    },
  };
}
