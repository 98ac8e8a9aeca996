// An order that waits outside the book, for a price or for time, and holds its money meanwhile.
import { Side, type EntryPoint, type HoldSide, type SelfTradePrevention } from '#lib/contract/enums.ts';
import type { Account } from '../accounts/account.ts';
import type { MarketId, OrderId } from '../command.ts';
import type { ExitTerms, PlanTerms, PriceSource, TriggerTerms } from '../plan-terms.ts';
import { PlanLeg } from '../event.ts';
import type { RejectReason } from '../reject.ts';

/** Open plans of an account in one market. */
export const openPlanLimit = 100;

/** One condition of a plan. `activation` makes a trailing plan follow the price; the others fire it. */
export type Watch = {
  readonly plan: Plan;
  readonly leg: PlanLeg | 'activation';
  readonly source: PriceSource;
  readonly triggerTicks: number;
  /** Met at or above the trigger price; at or below it otherwise. */
  readonly rising: boolean;
};

export type Plan = {
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
  linkedOrderId: OrderId;
  terms: PlanTerms;
  quantityLots: number;
  amountUnits: number;
  /** Frozen for it, in units of the coin that the side gives. */
  heldUnits: number;
  watches: readonly Watch[];
  /** The leg that has fired while its execution waits. */
  fired: PlanLeg | null;
  /** Trailing: follows the price. */
  active: boolean;
  /** Trailing: the best price since it is active. */
  bestTicks: number;
  readonly progress: SliceProgress | null;
};

/** How far a time-share plan has come. */
export type SliceProgress = {
  /** Left to trade: lots, or quote units for a plan by amount. */
  left: number;
  slicesDone: number;
  dueMs: number;
  filledLots: number;
  filledUnits: number;
  lastReason: RejectReason | null;
};

/** The legs of an exit, in the order in which they are written down. */
export function exitLegs(exit: ExitTerms): readonly { readonly leg: PlanLeg; readonly terms: TriggerTerms }[] {
  return [
    ...(exit.takeProfit === null ? [] : [{ leg: PlanLeg.takeProfit, terms: exit.takeProfit }]),
    ...(exit.stopLoss === null ? [] : [{ leg: PlanLeg.stopLoss, terms: exit.stopLoss }]),
  ];
}

/** Every leg that can fire and place an order; none for plans that trail or are sliced. */
export function legsOf(terms: PlanTerms): readonly { readonly leg: PlanLeg; readonly terms: TriggerTerms }[] {
  if (terms.kind === 'trigger') return [{ leg: PlanLeg.trigger, terms: terms.trigger }];
  if (terms.kind === 'exit') return exitLegs(terms.exit);
  return terms.kind === 'oco' ? [{ leg: PlanLeg.stop, terms: terms.stop }] : [];
}

/** Whether a leg is met by a rising price: a sell takes profit above and stops below, a buy the other way round. */
export const isRising = (side: Side, leg: PlanLeg): boolean => (side === Side.sell) === (leg === PlanLeg.takeProfit);
