// The parts of an action, one for each market in which it trades: how one begins, is placed, and is over.
import { Side, TimeInForce } from '#lib/contract/enums.ts';
import { atMarketThousandths } from '#lib/order-math/bots/portfolio/portfolio-trades.ts';
import { mulDivDown } from '#server/engine/arithmetic/mul-div.ts';
import type { BotLeg } from '../../many-markets-kind.ts';
import type { Part, Task, TradingAction } from './portfolio-state.ts';
import { isOpen, legAt, say, type Turn } from './portfolio-turn.ts';
import { heldLots, inOneOrder, isLargeEnough, leastUnits, lotValue } from './portfolio-worth.ts';

const none = { step: 0, stepLots: 0, filledLots: 0, filledUnits: 0, feeUnits: 0, holdsBack: false, isOver: false };

export const sale = (leg: number, lots: number): Part => ({ ...none, leg, side: 'sell', lots, units: 0 });
export const purchase = (leg: number, units: number): Part => ({ ...none, leg, side: 'buy', lots: 0, units });

/** The lots that so much money buys at the market, with a little left over for a worse price. */
function affordable(leg: BotLeg, units: number): number {
  const value = lotValue(leg);
  return value === 0 || units <= 0 ? 0 : Math.floor(mulDivDown(units, atMarketThousandths, 1000) / value);
}

/**
 * Says why a part is not traded, and answers whether it can be. `units`: its value. Each reason is said once, until the leg has traded or
 * its market is open again.
 */
export function canTrade(turn: Turn, action: TradingAction, part: Part, units: number): boolean {
  const { own, seen } = legAt(turn, part.leg);
  const { coin: base } = own;
  const { leg, side } = part;
  if (!isOpen(seen)) {
    if (!own.saysWaits) say(turn, 'portfolio.leg-waits', { action, base, leg, state: seen.state });
    own.saysWaits = true;
    return false;
  }
  if (isLargeEnough(seen, nextLots(turn, part))) return true;
  if (!own.saysSmall && units > 0) say(turn, 'portfolio.carried', { action, base, leg, side, units, minimumUnits: leastUnits(seen) });
  own.saysSmall = true;
  return false;
}

/** The lots of its next order. */
function nextLots(turn: Turn, { leg, side, lots, units }: Part): number {
  const { own, seen } = legAt(turn, leg);
  const wanted = side === 'sell' ? Math.min(lots, heldLots(seen.market, own.held)) : affordable(seen, units);
  return inOneOrder(seen, wanted);
}

function place(turn: Turn, part: Part, lots: number): void {
  part.stepLots = lots;
  part.step = turn.actions.place(
    {
      side: part.side === 'sell' ? Side.sell : Side.buy,
      kind: 'market',
      priceTicks: 0,
      lots,
      timeInForce: TimeInForce.ioc,
      reduceOnly: false,
    },
    part.leg,
  );
}

/** A part that is over says what it has traded; money that was put in for a coin and is not spent stays for it. */
export function closePart(turn: Turn, { action }: Task, part: Part): void {
  if (part.isOver) return;
  part.isOver = true;
  const { own, seen } = legAt(turn, part.leg);
  const { leg, side, filledLots: lots, filledUnits: units, feeUnits } = part;
  if (lots > 0) {
    own.saysSmall = false;
    say(turn, side === 'buy' ? 'portfolio.bought' : 'portfolio.sold', { action, base: own.coin, leg, lots, units, feeUnits });
  }
  if (action !== 'initial' && action !== 'add') return;
  const isLeftOut = lots === 0 || !isOpen(seen) || isLargeEnough(seen, affordable(seen, part.units));
  own.carriedUnits = isLeftOut ? Math.max(0, part.units) : 0;
}

/** Places what can be placed now; what cannot is over, but a sale at the end waits for its market and for the next look. */
export function placeParts(turn: Turn, task: Task): void {
  for (const part of task.parts) {
    if (part.isOver || part.step !== 0 || part.holdsBack) continue;
    const { own, seen } = legAt(turn, part.leg);
    const lots = nextLots(turn, part);
    if (isOpen(seen) && isLargeEnough(seen, lots)) {
      if (part.filledLots > 0 || own.refusals > 0)
        say(turn, 'portfolio.goes-on', { action: task.action, base: own.coin, leg: part.leg, lots });
      place(turn, part, lots);
    } else if (task.action === 'termination' && !isOpen(seen)) canTrade(turn, task.action, part, 0);
    else closePart(turn, task, part);
  }
}
