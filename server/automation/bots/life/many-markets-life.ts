// The life of bots that hold a position of their own in each of several markets, and share their funds among them.
import type { StopReason } from '#lib/contract/bots/strategy-codes.ts';
import { Wallet } from '#lib/contract/enums.ts';
import { marketWallet } from '../../instances/market-wallet.ts';
import { exitWaits, heldLots, heldSide, type OwnExits } from '../held-position.ts';
import { isSpot } from '../order-sizes.ts';
import { fundsAnswers, type FundsRows, giveBack } from './funds.ts';
import { isOnline, type LegLife, type LegTurnOf, type ManyMarketsLife, type ManyMarketsTurn } from './many-markets.ts';
import { type MarketEventRows, marketEvents } from './market-events.ts';
import { isTooMany } from './refusals.ts';
import { type ReasonsWith, sayAs } from './rows.ts';
import { anyPrice, waitInLeg } from './waits.ts';

type AnyLeg = LegLife & { closing: { readonly why: string } | null };
type AnyState = ManyMarketsLife & { readonly legs: readonly AnyLeg[] };
type AnyTurn = ManyMarketsTurn<AnyState>;

type ClosingRows = { readonly 'closing-refused': readonly ['leg', 'reason', 'times']; readonly kept: readonly ['leg', 'lots'] };
type StartRows = { readonly 'takes-funds': readonly ['units'] };

type Parts<Turn, Leg> = {
  /** It begins to work. */
  begin(turn: Turn): void;
  legTurns(turn: Turn): readonly Leg[];
  /** Takes back what stands in the market at its end; true: nothing does. */
  takeBack(leg: Leg): boolean;
  /** Begins to close so many lots at its end. */
  beginClosing(leg: Leg, lots: number): void;
  /** Gives up what is being closed. */
  endClosing(leg: Leg): void;
  /** Something waits there for the first price. */
  wantsPrice(leg: Leg): boolean;
  exitsOf(leg: Leg): OwnExits;
};

/** From here on everything leads to the end. The first reason stays. */
function beginEnd({ state }: AnyTurn, reason: StopReason): void {
  if (state.ending !== null) return;
  state.ending = reason;
  state.isPaused = false;
  for (const leg of state.legs) leg.holdsBack = false;
  if (state.phase === 'new' || state.phase === 'running') state.phase = 'ending';
}

function returnAll({ legs, actions }: AnyTurn): number[] {
  const main = legs[0]?.market;
  const coins = legs.filter(({ market }) => isSpot(market)).map(({ market }) => market.base.assetId);
  const quote = main === undefined ? [] : [actions.returnFunds(main.quote.assetId, 0, marketWallet(main))];
  return [...quote, ...coins.map((assetId) => actions.returnFunds(assetId, 0, Wallet.spot))];
}

/** Positions that are being closed, and how all of them are at the end. */
function closings<Turn extends AnyTurn, Leg extends Turn & LegTurnOf<AnyState, AnyLeg>>(name: string, parts: Parts<Turn, Leg>) {
  const say = sayAs<ClosingRows>(name);

  /** Begins to close what one market holds; true: nothing stands there any more, and nothing is held that is to be sold. */
  function isLeft(turn: Leg): boolean {
    const { state, own, place, leg } = turn;
    const { market, prices } = leg;
    // A position cannot be handed over: the account of its bot is the only one that it can stand in.
    const sells = state.sells || !isSpot(market);
    if (own.closing !== null && (own.closing.why !== 'end' || !sells)) own.closing = null;
    if (!parts.takeBack(turn)) return false;
    if (heldSide(own, market, prices) === null) return true;
    const lots = heldLots(own, market);
    if (!sells) say(turn, 'kept', { leg: place, lots });
    else if (own.closing === null) parts.beginClosing(turn, lots);
    return !sells;
  }

  return {
    /** Goes on with its end; once nothing is left to be closed, everything goes back. */
    leave(turn: Turn): void {
      if (turn.state.phase !== 'ending' || parts.legTurns(turn).map(isLeft).includes(false)) return;
      giveBack(name, turn, () => returnAll(turn));
    },

    /** A closing that fails is tried anew at the next price: of contracts always, of coins until there were too many failures. */
    refuseClosing(turn: Leg, reason: string): void {
      const { state, own, place, leg } = turn;
      own.refusals += 1;
      own.holdsBack = true;
      say(turn, 'closing-refused', { leg: place, reason, times: own.refusals });
      if (!isTooMany(own.refusals) || !isSpot(leg.market)) return;
      own.refusals = 0;
      parts.endClosing(turn);
      if (state.ending !== null) state.sells = false;
    },
  };
}

/** Its `reasons` have the rows that are said here. */
export function manyMarketsLife<Name extends string, Turn extends AnyTurn, Leg extends Turn & LegTurnOf<AnyState, AnyLeg>>(
  name: Name,
  _reasons: ReasonsWith<Name, StartRows & FundsRows & ClosingRows & MarketEventRows>,
  parts: Parts<Turn, Leg>,
) {
  const say = sayAs<StartRows>(name);
  return {
    beginEnd: (turn: Turn, reason: StopReason): void => beginEnd(turn, reason),
    ...fundsAnswers<Turn>(name, { phases: { work: 'running', end: 'ending' }, begin: parts.begin, beginEnd }),
    ...marketEvents<Turn>(name, parts.legTurns),
    ...closings(name, parts),

    takeFunds(turn: Turn, units: number): void {
      const { state, legs, actions } = turn;
      const [main] = legs;
      if (main === undefined) return;
      state.fundsStep = actions.takeFunds(main.market.quote.assetId, units, marketWallet(main.market));
      state.pending.push(state.fundsStep);
      state.phase = 'funding';
      say(turn, 'takes-funds', { units });
    },

    /** `atMs`: the time that it waits for, told with its main market. */
    keepWaits(turn: Leg, atMs = 0): void {
      const { state, own, leg, place, actions } = turn;
      const isAtWork = state.phase === 'running' || state.phase === 'ending';
      const isHeld = own.closing === null && heldSide(own, leg.market, leg.prices) !== null;
      const wantsPrice = own.holdsBack || (leg.prices.lastTicks === 0 && parts.wantsPrice(turn));
      const atRest = isHeld ? exitWaits(own, leg.market, parts.exitsOf(turn)) : {};
      const prices = !isAtWork || !isOnline(turn) ? {} : wantsPrice ? anyPrice : atRest;
      own.waits = waitInLeg(actions, place, own.waits, { ...prices, atMs });
    },
  };
}
