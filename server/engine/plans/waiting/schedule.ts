// The schedule of plans that go on at a time, and of countdowns.
import type { Order } from '../../accounts/account.ts';
import type { AccountId, OrderId } from '../../ids.ts';
import type { Plan, SliceProgress } from '../plan.ts';

/** A plan that goes on at a time. */
export type TimedPlan = Plan & { readonly progress: SliceProgress };

export type Countdown = { readonly accountId: AccountId; readonly key: string; readonly dueMs: number };

export type Due = { readonly dueMs: number } & (
  | { readonly countdown: Countdown }
  | { readonly plan: TimedPlan }
  | { readonly order: Order; readonly afterMs: number }
);

export const isTimed = (plan: Plan): plan is TimedPlan => plan.progress !== null && 'dueMs' in plan.progress;

const countdownName = (accountId: AccountId, key: string): string => `${accountId} ${key}`;

/** Countdowns before plans, plans before orders; then by account and key, or by number. */
const rankOf = (due: Due): number => ('countdown' in due ? 0 : 'plan' in due ? 1 : 2);

function order(one: Due, other: Due): number {
  if (one.dueMs !== other.dueMs) return one.dueMs - other.dueMs;
  if ('countdown' in one && 'countdown' in other) {
    const byAccount = one.countdown.accountId - other.countdown.accountId;
    return byAccount === 0 ? (one.countdown.key < other.countdown.key ? -1 : 1) : byAccount;
  }
  if ('plan' in one && 'plan' in other) return one.plan.planId - other.plan.planId;
  if ('order' in one && 'order' in other) return one.order.orderId - other.order.orderId;
  return rankOf(one) - rankOf(other);
}

export class Schedule {
  readonly #plans = new Map<number, TimedPlan>();
  readonly #countdowns = new Map<string, Countdown>();
  readonly #orders = new Map<OrderId, Order>();
  /** The earliest due time, or null when it has to be found again. */
  #earliest: number | null = Number.POSITIVE_INFINITY;

  addPlan(plan: TimedPlan): void {
    this.#plans.set(plan.planId, plan);
    this.#earliest = null;
  }

  /** Does nothing for a plan that does not wait here. */
  removePlan(plan: Plan): void {
    if (this.#plans.delete(plan.planId)) this.#earliest = null;
  }

  /** An order that is tried at market at a time. */
  addOrder(one: Order): void {
    this.#orders.set(one.orderId, one);
    this.#earliest = null;
  }

  removeOrder({ orderId }: Order): void {
    if (this.#orders.delete(orderId)) this.#earliest = null;
  }

  /** A plan is due at another time. */
  moved(): void {
    this.#earliest = null;
  }

  setCountdown(countdown: Countdown): void {
    this.#countdowns.set(countdownName(countdown.accountId, countdown.key), countdown);
    this.#earliest = null;
  }

  /** Answers true if there was one. */
  removeCountdown(accountId: AccountId, key: string): boolean {
    this.#earliest = null;
    return this.#countdowns.delete(countdownName(accountId, key));
  }

  countdownsOf(accountId: AccountId): Countdown[] {
    return [...this.#countdowns.values()].filter((countdown) => countdown.accountId === accountId);
  }

  countdowns(): Iterable<Countdown> {
    return this.#countdowns.values();
  }

  /** The time at which the next thing is due; infinite when nothing is. */
  earliestMs(): number {
    if (this.#earliest !== null) return this.#earliest;
    let earliest = Number.POSITIVE_INFINITY;
    for (const { dueMs } of this.#countdowns.values()) earliest = Math.min(earliest, dueMs);
    for (const { progress } of this.#plans.values()) earliest = Math.min(earliest, progress.dueMs);
    for (const { extra } of this.#orders.values()) earliest = Math.min(earliest, extra?.toMarket?.dueMs ?? earliest);
    this.#earliest = earliest;
    return earliest;
  }

  /** The plans and countdowns that are due at a time, in the order in which they are to be done, up to a limit. */
  due(timeMs: number, limit: number): Due[] {
    if (this.earliestMs() > timeMs) return [];
    const due: Due[] = [];
    for (const countdown of this.#countdowns.values()) if (countdown.dueMs <= timeMs) due.push({ dueMs: countdown.dueMs, countdown });
    for (const plan of this.#plans.values()) if (plan.progress.dueMs <= timeMs) due.push({ dueMs: plan.progress.dueMs, plan });
    for (const one of this.#orders.values()) {
      const waits = one.extra?.toMarket;
      if (waits !== undefined && waits.dueMs <= timeMs) due.push({ ...waits, order: one });
    }
    return due.toSorted(order).slice(0, limit);
  }
}
