// The exchange once more, slow and plainly right: each command of it, written from docs/order-kinds.md alone.
import { MarketState } from '#lib/contract/enums.ts';
import type { Command } from '#server/engine/command.ts';
import { PriceSource } from '#server/engine/plans/trigger-terms.ts';

import { amount } from './amounts.ts';
import { amendOrder, amendPlan, cancelAll, cancelAllPlans, cancelOne, cancelPlan, placeOrder, placePlan } from './requests.ts';
import { chaseAll } from './chases.ts';
import { lookAll, lookNow } from './conditions.ts';
import { changePlan, pausePlan, resumePlan } from './changes/change-plan.ts';
import { executeFired, follow } from './plans.ts';
import { slice } from './slices.ts';
import { turn } from './stops.ts';
import { cancel, type Aftermath } from './trading.ts';
import { noNews, Venue, type Countdown, type ModelOrder, type ModelPlan, type News, type Verdict } from './venue.ts';

/** At most so many fired plans execute with one command, and so many countdowns and slices. */
const maxFired = 32;
const maxDue = 64;

const done: Verdict = { reasons: [], orderId: null };

export class Model {
  readonly venue = new Venue();

  apply(timeMs: number, command: Command): Verdict & { readonly news: News } {
    this.venue.timeMs = timeMs;
    this.venue.news = noNews();
    const waiting = this.venue.fired.length > 0;
    const verdict = this.#perform(command);
    if (!waiting && command.type !== 'advance-clock') executeFired(this.venue, maxFired);
    chaseAll(this.venue);
    return { ...verdict, news: this.venue.news };
  }

  #perform(command: Command): Verdict {
    const { venue } = this;
    switch (command.type) {
      case 'place-order':
        return placeOrder(venue, command);
      case 'amend-order':
        return amendOrder(venue, command);
      case 'cancel-order':
        return cancelOne(venue, command);
      case 'cancel-all-orders':
        return cancelAll(venue, command);
      case 'place-plan':
        return placePlan(venue, command);
      case 'amend-plan':
        return amendPlan(venue, command);
      case 'change-plan':
        return changePlan(venue, command);
      case 'pause-plan':
        return pausePlan(venue, command);
      case 'resume-plan':
        return resumePlan(venue, command);
      case 'cancel-plan':
        return cancelPlan(venue, command);
      case 'cancel-all-plans':
        return cancelAllPlans(venue, command);
      case 'set-countdown':
        return this.#setCountdown(command);
      case 'advance-clock':
        return this.#advance();
      case 'requote-market':
        throw new Error('house ladders are not in the rules');
      case 'borrow':
      case 'repay':
      case 'set-isolated-leverage':
      case 'set-interest-grade':
      case 'set-margin-asset':
      case 'set-margin-market':
      case 'set-margin-rules':
      case 'convert':
      case 'place-convert-order':
      case 'cancel-convert-order':
      case 'settle-convert-order':
      case 'set-convert-terms':
      case 'switch-account-mode':
      case 'set-unified-terms':
      case 'place-c2c-order':
      case 'swap-c2c-coins':
      case 'step-c2c-order':
      case 'decide-c2c-order':
      case 'transfer-funds':
      case 'set-mark-price':
      case 'set-leverage':
      case 'set-margin-mode':
      case 'set-position-mode':
      case 'change-margin':
      case 'set-auto-append':
      case 'settle-funding':
      case 'settle-delivery':
      case 'set-order-exit':
      case 'reverse-position':
        throw new Error('contracts are not in these rules');
      case 'reserve-withdrawal':
      case 'settle-withdrawal':
      case 'release-withdrawal':
      case 'reverse-deposit':
      case 'collect-debt':
      case 'send-funds':
      case 'open-user-account':
      case 'name-account-owner':
      case 'name-journal':
      case 'note-input':
        throw new Error('money on its way is not in these rules');
      case 'open-strategy-account':
      case 'instruct-strategy':
      case 'take-step':
      case 'take-steps':
      case 'subscribe-strategy':
      case 'start-leading':
      case 'stop-leading':
      case 'follow-leader':
        throw new Error('strategy accounts are not in these rules');
      case 'list-asset':
      case 'list-market':
      case 'open-account':
        return this.#list(command);
      case 'credit-deposit':
        return this.#deposit(command);
      case 'set-reference-price':
      case 'set-market-state':
        return this.#steer(command);
    }
  }

  /** Each number is given once. What rules a market may have is not what this model is about: only sound ones are listed. */
  #list(command: Extract<Command, { type: `list-${string}` | 'open-account' }>): Verdict {
    const { venue } = this;
    if (command.type === 'list-asset') {
      if (venue.assets.includes(command.assetId)) return { reasons: ['asset-exists'], orderId: null };
      venue.assets.push(command.assetId);
    } else if (command.type === 'list-market') {
      const { rules } = command;
      if (venue.market(rules.marketId) !== undefined) return { reasons: ['market-exists'], orderId: null };
      if (rules.takerFeePpm >= 1_000_000) return { reasons: ['invalid-market-rules'], orderId: null };
      venue.markets.push({ rules, state: MarketState.online, lastPrice: 0, indexPrice: 0, orders: [] });
    } else {
      if (venue.account(command.accountId) !== undefined) return { reasons: ['account-exists'], orderId: null };
      venue.accounts.push({ id: command.accountId, kind: command.kind, owns: [], names: [] });
    }
    return done;
  }

  #deposit({ accountId, assetId, units, reference }: Extract<Command, { type: 'credit-deposit' }>): Verdict {
    const { venue } = this;
    const account = venue.account(accountId);
    const outside = venue.accounts.find(({ kind }) => kind === 'outside');
    const reasons: string[] = [];
    if (account === undefined || outside === undefined) reasons.push('unknown-account');
    if (!venue.assets.includes(assetId)) reasons.push('unknown-asset');
    if (units <= 0n || units > BigInt(Number.MAX_SAFE_INTEGER) || reference === '' || reference.length > 128)
      reasons.push('invalid-amount');
    if (venue.references.includes(reference)) reasons.push('deposit-already-credited');
    if (account === undefined || outside === undefined || reasons.length > 0) return { reasons, orderId: null };
    venue.references.push(reference);
    venue.move(outside, assetId, amount(units).neg());
    venue.move(account, assetId, amount(units));
    return done;
  }

  #steer(command: Extract<Command, { type: 'set-reference-price' | 'set-market-state' }>): Verdict {
    const { venue } = this;
    const market = venue.market(command.marketId);
    if (market === undefined) return { reasons: ['unknown-market'], orderId: null };
    if (command.type === 'set-reference-price') {
      if (command.priceTicks <= 0) return { reasons: ['invalid-price'], orderId: null };
      market.indexPrice = command.priceTicks;
      lookAll(venue, market, PriceSource.index, command.priceTicks);
      return done;
    }
    const reopens = market.state !== MarketState.online && command.state === MarketState.online;
    market.state = command.state;
    const waiting = venue.plans.filter((plan) => plan.market === market && plan.fired === null);
    if (reopens) lookNow(venue, market, waiting);
    return done;
  }

  #setCountdown({ accountId, key, timeoutMs }: Extract<Command, { type: 'set-countdown' }>): Verdict {
    const { venue } = this;
    const owner = venue.account(accountId);
    if (owner?.kind !== 'user') return { reasons: ['unknown-account'], orderId: null };
    const reasons: string[] = [];
    if (timeoutMs !== 0 && (timeoutMs < 1_000 || timeoutMs > 86_400_000)) reasons.push('invalid-timeout');
    const others = venue.countdowns.filter((one) => one.owner !== owner || one.key !== key);
    if (timeoutMs !== 0 && others.filter((one) => one.owner === owner).length >= 16) reasons.push('countdown-limit');
    if (reasons.length > 0) return { reasons, orderId: null };
    venue.countdowns = timeoutMs === 0 ? others : [...others, { owner, key, dueMs: venue.timeMs + timeoutMs }];
    return done;
  }

  /** The thing that is due next: countdowns before slices of the same moment and those before stops, by account and key, by plan, by order. */
  #due(): Countdown | ModelPlan | ModelOrder | null {
    const { venue } = this;
    const countdowns = venue.countdowns
      .filter(({ dueMs }) => dueMs <= venue.timeMs)
      .toSorted((a, b) => a.dueMs - b.dueMs || a.owner.id - b.owner.id || (a.key < b.key ? -1 : 1));
    const plans = venue.plans
      .filter(({ terms, dueMs, paused }) => terms.kind === 'time-share' && !paused && dueMs <= venue.timeMs)
      .toSorted((a, b) => a.dueMs - b.dueMs || a.id - b.id);
    const stops = venue.markets
      .flatMap(({ orders }) => orders.map((order) => ({ order, dueMs: order.toMarket?.dueMs ?? Number.POSITIVE_INFINITY })))
      .filter(({ dueMs }) => dueMs <= venue.timeMs)
      .toSorted((a, b) => a.dueMs - b.dueMs || a.order.id - b.order.id);
    // Sorting keeps this order within a moment.
    const [first] = [countdowns[0], plans[0], stops[0]].filter((one) => one !== undefined).toSorted((a, b) => a.dueMs - b.dueMs);
    return first === undefined ? null : 'order' in first ? first.order : first;
  }

  #advance(): Verdict {
    let mayExecute = executeFired(this.venue, maxFired);
    for (let count = 0; count < maxDue; count += 1) {
      const due = this.#due();
      if (due === null) break;
      if ('key' in due) this.#expire(due);
      else follow(this.venue, 'terms' in due ? slice(this.venue, due) : turn(this.venue, due));
      mayExecute = executeFired(this.venue, mayExecute);
    }
    return done;
  }

  #expire(countdown: Countdown): void {
    const { venue } = this;
    venue.countdowns = venue.countdowns.filter((one) => one !== countdown);
    const after: Aftermath = { moved: null, ended: [], traded: [] };
    for (const market of venue.markets) {
      const orders = market.orders.filter(({ owner }) => owner === countdown.owner).toSorted((a, b) => a.id - b.id);
      for (const order of orders) cancel(venue, order, 'countdown', after);
    }
    follow(venue, after);
  }
}
