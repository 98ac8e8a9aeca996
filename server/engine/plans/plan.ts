// An order that waits outside the book, for a price or for time, and holds its money meanwhile.
import { Side, type EntryPoint, type HoldSide, type SelfTradePrevention } from '#lib/contract/enums.ts';
import type { Account } from '../accounts/account.ts';
import type { MarketId, OrderId } from '../ids.ts';
import { PlanLeg } from './plan-event.ts';
import type { PlanTerms } from './plan-terms.ts';
import type { PriceSource, StopTerms } from './trigger-terms.ts';
import type { RejectReason } from '../reject.ts';

/** Open plans of an account in one market. */
export const openPlanLimit = 100;

/** One condition of a plan. `activation` makes a plan follow the price; the others fire it. */
export type Watch = {
  readonly plan: Plan;
  readonly leg: PlanLeg | 'activation';
  readonly source: PriceSource;
  readonly triggerTicks: number;
  /** Met at or above the trigger price; at or below it otherwise. */
  readonly rising: boolean;
};

export type Plan<Terms extends PlanTerms = PlanTerms> = {
  readonly planId: OrderId;
  readonly account: Account;
  readonly marketId: MarketId;
  readonly side: Side;
  readonly clientOid: string;
  readonly selfTradePrevention: SelfTradePrevention;
  readonly entryPoint: EntryPoint;
  /** Contracts: as of the order that it becomes. */
  readonly reduceOnly: boolean;
  readonly holdSide: HoldSide | null;
  /** Margin wallets: holds nothing, and borrows what is missing when it executes. */
  readonly borrow: boolean;
  readonly parentOrderId: OrderId;
  /** The order in the book that belongs to it; 0: none. */
  linkedOrderId: OrderId;
  terms: Terms;
  quantityLots: number;
  amountUnits: number;
  /** Frozen for it, in units of the coin that the side gives. */
  heldUnits: number;
  watches: readonly Watch[];
  /** The leg that has fired while its execution waits. */
  fired: PlanLeg | null;
  /** It has been activated: it follows the price. */
  active: boolean;
  /** Its next slice waits until its owner lets it go on. */
  paused: boolean;
  /** The best price since it is active. */
  bestTicks: number;
  /** The progress so far; null for kinds that wait once and execute. */
  readonly progress: PlanProgress | null;
};

export type PlanProgress = SliceProgress | ChaseProgress;

/** The number of times that an order was moved after the best price. */
export type ChaseProgress = { moves: number };

/** A plan whose order follows the best price of its side. */
export type FollowingPlan = Plan & { readonly progress: ChaseProgress };

export const isFollowing = (plan: Plan): plan is FollowingPlan => plan.progress !== null && 'moves' in plan.progress;

/** The progress of a plan in slices. */
export type SliceProgress = {
  /** Left to trade: lots, or quote units for a plan by amount. */
  left: number;
  slicesDone: number;
  dueMs: number;
  filledLots: number;
  filledUnits: number;
  lastReason: RejectReason | null;
};

/** A condition of a plan that places an order when it is met. */
export type Leg = { readonly leg: PlanLeg; readonly terms: StopTerms };

/** True if a leg is met by a rising price: a sell takes profit above and stops below, a buy the other way round. */
export const isRising = (side: Side, leg: PlanLeg): boolean => (side === Side.sell) === (leg === PlanLeg.takeProfit);
