// The waiting plans that a price fires.
import { MarketState } from '#lib/contract/enums.ts';
import type { PriceSource, TriggerTerms } from '#server/engine/plans/trigger-terms.ts';

import { withShare } from './amounts.ts';
import type { ModelMarket, ModelPlan, Venue } from './venue.ts';

const isMet = (trigger: number, price: number, rises: boolean): boolean => (rises ? price >= trigger : price <= trigger);

function fire(venue: Venue, plan: ModelPlan, leg: string, executeTicks: number, price: number): void {
  plan.fired = { leg, executeTicks };
  venue.fired.push(plan);
  venue.news.fired.push(`#${plan.id} ${leg} at ${price}`);
}

/** Follows the best price since it is active, and fires when the price has come back by the callback. */
function trail(venue: Venue, plan: ModelPlan, price: number): void {
  const { terms, side } = plan;
  if (terms.kind !== 'trailing') return;
  if (plan.best === 0 && !isMet(terms.activationTicks, price, plan.rises)) return;
  const isSell = side === 'sell';
  if (plan.best === 0 || (isSell ? price > plan.best : price < plan.best)) plan.best = price;
  const line = isSell
    ? withShare(plan.best, -terms.callbackPpm).floor().toNumber()
    : withShare(plan.best, terms.callbackPpm).ceil().toNumber();
  if (isMet(line, price, !isSell)) fire(venue, plan, 'trailing', 0, price);
}

/** Looks at one plan with the prices that have come; 0 for one that has not. */
function look(venue: Venue, plan: ModelPlan, prices: Readonly<Record<PriceSource, number>>): void {
  const { terms } = plan;
  const isSell = plan.side === 'sell';
  const leg = (name: string, trigger: TriggerTerms | null, rises: boolean): void => {
    if (plan.fired !== null || trigger === null) return;
    const price = prices[trigger.source];
    if (price > 0 && isMet(trigger.triggerTicks, price, rises)) fire(venue, plan, name, trigger.executeTicks, price);
  };
  if (plan.fired !== null) return;
  if (terms.kind === 'trailing' && prices[terms.source] > 0) trail(venue, plan, prices[terms.source]);
  if (terms.kind === 'trigger') leg('trigger', terms.trigger, plan.rises);
  if (terms.kind === 'oco') leg('stop', terms.stop, !isSell);
  if (terms.kind !== 'exit') return;
  leg('take-profit', terms.exit.takeProfit, isSell);
  leg('stop-loss', terms.exit.stopLoss, !isSell);
}

/** A price has come: every waiting plan of the market that watches it. */
export function lookAll(venue: Venue, market: ModelMarket, source: PriceSource, price: number): void {
  if (market.state !== MarketState.online) return;
  const prices = { last: 0, index: 0, mark: 0, [source]: price };
  for (const plan of venue.plans) if (plan.market === market) look(venue, plan, prices);
}

/** Against the present prices, once. */
export function lookNow(venue: Venue, market: ModelMarket, plans: readonly ModelPlan[]): void {
  if (market.state !== MarketState.online) return;
  for (const plan of plans) look(venue, plan, { last: market.lastPrice, index: market.indexPrice, mark: 0 });
}
