// TWAPs: how much a slice is, and what it leaves.
import { amount, min, nothing, shareDown, type Amount } from './amounts.ts';
import { judgeOrder } from './check-order.ts';
import { closePlan } from './open-plan.ts';
import { orderOf, place } from './plans.ts';
import type { Aftermath } from './trading.ts';
import { holdOf, type ModelPlan, type Venue } from './venue.ts';

/** The scrambler of the rules, in 32 bits. */
function mix(seed: number, n: number): number {
  let m = seed ^ Math.imul(n, 0x9e3779b1);
  m = Math.imul(m ^ (m >>> 16), 0x85ebca6b);
  m = Math.imul(m ^ (m >>> 13), 0xc2b2ae35);
  return (m ^ (m >>> 16)) >>> 0;
}

function sliceSize(left: Amount, toGo: number, slice: number, jitterPpm: number, seed: number): Amount {
  if (toGo <= 1) return left;
  const even = left.div(toGo).floor();
  const jitter = (mix(seed, slice) % (2 * jitterPpm + 1)) - jitterPpm;
  return min(left, jitter >= 0 ? even.plus(shareDown(even, jitter)) : even.minus(shareDown(even, -jitter)));
}

/** One slice of a TWAP; what it does not fill stays in what is left. */
export function slice(venue: Venue, plan: ModelPlan): Aftermath {
  const after: Aftermath = { moved: null, ended: [], traded: [] };
  const { terms } = plan;
  if (terms.kind !== 'time-share') return after;
  plan.slicesDone += 1;
  const byLots = plan.lots > 0;
  const toGo = terms.slices - plan.slicesDone + 1;
  const size = sliceSize(byLots ? amount(plan.lots) : plan.money, toGo, plan.slicesDone, terms.jitterPpm, terms.seed);
  const ask = orderOf(plan, terms.limitTicks, byLots ? size.toNumber() : 0, byLots ? nothing : size);
  venue.plans = venue.plans.filter((one) => one !== plan);
  const { price, reasons } = judgeOrder(venue, ask);
  const order = reasons.length > 0 ? null : place(venue, ask, price, 0, after);
  if (reasons.length > 0) plan.refusals = reasons;
  if (order !== null) {
    plan.filledLots += order.filled;
    plan.filledMoney = plan.filledMoney.plus(order.notional);
    if (byLots) plan.lots -= order.filled;
    else plan.money = plan.money.minus(order.notional);
  }
  venue.plans.push(plan);
  venue.plans.sort((a, b) => a.id - b.id);
  venue.news.touched.add(plan.owner.id);
  const text = `#${plan.id} ${plan.slicesDone} as ${order?.id ?? 0}, ${plan.filledLots} for ${plan.filledMoney.toFixed()}`;
  venue.news.sliced.push({ text, reasons });
  plan.dueMs = plan.dueMs + terms.intervalMs < venue.timeMs ? venue.timeMs + terms.intervalMs : plan.dueMs + terms.intervalMs;
  if (byLots && plan.side === 'buy' && terms.limitTicks === 0) {
    plan.kept = nothing;
    const { market, owner, lots } = plan;
    const wanted = holdOf('buy', lots, nothing, terms, market.rules, market.lastPrice);
    plan.kept = min(wanted, venue.available(owner, market.rules.quoteAssetId));
  }
  const isOver = toGo <= 1 || (byLots ? plan.lots === 0 : plan.money.isZero());
  if (isOver && plan.filledLots > 0) closePlan(venue, plan, 'succeeded', [], 0);
  else if (isOver) closePlan(venue, plan, 'failed', plan.refusals, 0);
  return after;
}
