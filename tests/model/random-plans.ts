// Plans as traffic: of every kind, mostly sound, near enough to the price to be met, now and then nonsense.
import { EntryPoint, SelfTradePrevention, Side } from '#lib/contract/enums.ts';
import type { AmendPlan, ChangePlan, PlacePlan } from '#server/engine/plans/commands/plan-command.ts';
import type { Command } from '#server/engine/command.ts';
import { PriceSource, type ExitTerms, type StopTerms, type TriggerTerms } from '#server/engine/plans/trigger-terms.ts';
import { planKinds } from '#server/engine/plans/plan-kinds.ts';
import type { PlanTerms } from '#server/engine/plans/plan-terms.ts';
import { lots, ticks, units } from '#server/engine/units.ts';

import type { Draw } from './draw.ts';
import type { SeenMarket, SeenPlan } from './sight.ts';

/** The price at which a market trades about now. */
export const centreOf = ({ indexPrice, lastPrice, rules }: SeenMarket): number =>
  indexPrice || lastPrice || (rules.marketId === 0 ? 100 : 400);

const sourceOf = (draw: Draw): PriceSource => (draw.often(300) ? PriceSource.index : PriceSource.last);

/** A trigger so far above (or below) the price, at market or at a limit that may rest or be met. */
function leg(draw: Draw, market: SeenMarket, offset: number, atMarket: boolean): TriggerTerms {
  const trigger = centreOf(market) + offset;
  const execute = atMarket ? 0 : trigger + draw.between(-2, 2);
  return {
    source: sourceOf(draw),
    triggerTicks: ticks(draw.often(8) ? 0 : Math.max(1, trigger)),
    executeTicks: ticks(draw.often(5) ? -1 : execute),
  };
}

/** A stop at a limit that may turn into a market order. */
function stopLeg(draw: Draw, market: SeenMarket, offset: number, atMarket: boolean): StopTerms {
  const stop = leg(draw, market, offset, atMarket);
  if (draw.often(atMarket ? 990 : 150)) return stop;
  return { ...stop, marketAfterMs: draw.often(20) ? draw.pick([999, 3_600_001]) : draw.pick([1_000, 1_000, 1_500, 2_500, 3_600_000]) };
}

export function exitTerms(draw: Draw, market: SeenMarket, side: Side): ExitTerms {
  const up = side === Side.buy ? 1 : -1;
  const atMarket = draw.often(450);
  return {
    takeProfit: draw.often(250) ? null : leg(draw, market, up * draw.between(draw.often(60) ? -1 : 1, 6), atMarket),
    stopLoss: draw.often(250) ? null : stopLeg(draw, market, -up * draw.between(draw.often(60) ? -1 : 1, 6), atMarket),
    ...(draw.often(600) ? { fromFirstFill: true } : {}),
  };
}

function termsOf(draw: Draw, kind: PlanTerms['kind'], market: SeenMarket, side: Side): PlanTerms {
  const atMarket = draw.often(600);
  const up = side === Side.sell ? 1 : -1;
  switch (kind) {
    case 'trigger':
      return {
        kind,
        trigger: leg(draw, market, draw.between(-5, 5), atMarket),
        exit: draw.often(250) ? exitTerms(draw, market, side) : null,
      };
    case 'exit':
      return { kind, exit: exitTerms(draw, market, side === Side.buy ? Side.sell : Side.buy) };
    case 'trailing':
      return {
        kind,
        source: sourceOf(draw),
        activationTicks: ticks(draw.often(400) ? 0 : draw.often(10) ? -1 : Math.max(0, centreOf(market) + draw.between(-4, 4))),
        callbackPpm: draw.often(20) ? draw.pick([999, 50_001, 0]) : draw.pick([1_000, 50_000, draw.between(1_000, 50_000)]),
      };
    case 'margin-ratio':
      return { kind, ratioPpm: 500_000 };
    case 'oco':
      return {
        kind,
        limitTicks: ticks(centreOf(market) + up * draw.between(draw.often(80) ? -3 : 1, 6)),
        stop: stopLeg(draw, market, -up * draw.between(draw.often(60) ? -1 : 1, 5), atMarket && (side === Side.sell || draw.often(300))),
      };
    case 'chase-limit':
      return {
        kind,
        boundTicks: ticks(draw.often(10) ? 0 : Math.max(1, centreOf(market) - up * draw.between(-1, 15))),
        maxMoves: draw.often(20) ? draw.pick([0, 501]) : draw.pick([1, 1, 2, 20, 500]),
      };
    case 'time-share':
      return {
        kind,
        slices: draw.often(20) ? draw.pick([0, 1, 1_441]) : draw.between(2, 7),
        intervalMs: draw.often(20) ? draw.pick([999, 3_600_001]) : draw.pick([1_000, 1_500, 3_000, 10_000]),
        limitTicks: ticks(draw.often(side === Side.buy ? 500 : 350) ? 0 : centreOf(market) + draw.between(-3, 3)),
        jitterPpm: draw.often(10) ? draw.pick([-1, 500_001]) : draw.pick([0, 0, 500_000, 123_456]),
        seed: draw.below(2 ** 32),
      };
  }
}

/** A size that suits the plan: buys that may execute at market are by amount, if they may not be by quantity. */
function sizeOf(
  draw: Draw,
  terms: PlanTerms,
  market: SeenMarket,
  side: Side,
): Pick<PlacePlan, 'quantityLots' | 'amountUnits' | 'quantityAtMarket'> {
  const quantityAtMarket = draw.often(300);
  const quantity = draw.often(25) ? draw.pick([0, 1, -3, 5_000]) : draw.between(2, terms.kind === 'time-share' ? 120 : 60);
  const atMarket =
    terms.kind === 'trailing' ||
    (terms.kind === 'time-share' && terms.limitTicks === 0) ||
    (terms.kind === 'trigger' && terms.trigger.executeTicks === 0) ||
    (terms.kind === 'exit' && (terms.exit.takeProfit?.executeTicks === 0 || terms.exit.stopLoss?.executeTicks === 0));
  const mayChoose = terms.kind === 'trigger' || terms.kind === 'exit';
  const byAmount =
    (side === Side.buy &&
      terms.kind !== 'oco' &&
      terms.kind !== 'chase-limit' &&
      ((atMarket && !quantityAtMarket) || (mayChoose && draw.often(400)))) !== draw.often(15);
  const worth = Math.max(1, quantity) * centreOf(market) * market.rules.tickLotUnits + draw.below(50);
  return {
    quantityLots: lots(byAmount ? 0 : quantity),
    amountUnits: units(byAmount || draw.often(5) ? BigInt(worth) : 0n),
    ...(quantityAtMarket ? { quantityAtMarket } : {}),
  };
}

export function randomPlan(draw: Draw, market: SeenMarket, accountId: number, kind: PlanTerms['kind'], clientOid: string): PlacePlan {
  const side = draw.pick([Side.buy, Side.sell]);
  const terms = termsOf(draw, kind, market, side);
  return {
    type: 'place-plan',
    accountId,
    marketId: market.rules.marketId,
    side,
    ...sizeOf(draw, terms, market, side),
    terms,
    clientOid,
    selfTradePrevention: draw.pick([SelfTradePrevention.cancelTaker, SelfTradePrevention.cancelMaker, SelfTradePrevention.cancelBoth]),
    entryPoint: EntryPoint.api,
  };
}

export function randomPlanAmend(draw: Draw, { id, ownerId, market, side, terms: { kind } }: SeenPlan): AmendPlan {
  const terms = termsOf(draw, draw.often(60) ? draw.pick([...planKinds]) : kind, market, side);
  return { type: 'amend-plan', accountId: ownerId, planId: id, ...sizeOf(draw, terms, market, side), terms };
}

/** A plan as it stands with some of its terms, or its size, otherwise. */
export function randomPlanChange(draw: Draw, { id, ownerId, market, side, terms: present, lots: all, money }: SeenPlan): ChangePlan {
  const drawn = termsOf(draw, draw.often(60) ? draw.pick([...planKinds]) : present.kind, market, side);
  const keeps = draw.often(400);
  const terms: PlanTerms =
    present.kind === 'time-share' && drawn.kind === 'time-share'
      ? {
          ...drawn,
          slices: keeps ? present.slices : drawn.slices,
          limitTicks: ticks(draw.often(600) ? present.limitTicks : drawn.limitTicks),
          intervalMs: draw.often(300) ? present.intervalMs : drawn.intervalMs,
          ...(draw.often(300) ? { jitterPpm: present.jitterPpm, seed: present.seed } : {}),
        }
      : present.kind === 'oco' && drawn.kind === 'oco'
        ? { ...drawn, limitTicks: keeps ? present.limitTicks : drawn.limitTicks, stop: draw.often(400) ? present.stop : drawn.stop }
        : drawn;
  const by = draw.often(400) ? 0 : draw.between(-10, 30);
  return {
    type: 'change-plan',
    accountId: ownerId,
    planId: id,
    quantityLots: lots(all > 0 || draw.often(20) ? all + by : 0),
    amountUnits: units(all > 0 && !draw.often(20) ? 0n : money + BigInt(by * 100)),
    terms,
  };
}

export const cancelsPlans = (draw: Draw, accountId: number, marketId: number): Command => ({
  type: 'cancel-all-plans',
  accountId,
  marketId,
  kind: draw.pick([null, null, ...planKinds]),
});
