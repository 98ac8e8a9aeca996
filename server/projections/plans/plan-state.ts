// A plan order as its events tell it.
import { PlanStatus, type HoldSide } from '#lib/contract/enums.ts';
import type { AccountId, MarketId, OrderId } from '#server/engine/ids.ts';
import type { PlanTerms } from '#server/engine/plans/plan-terms.ts';
import { PlanOutcome, type PlanClosed, type PlanOpened } from '#server/engine/plans/plan-event.ts';
import type { ExchangeEvent } from '#server/engine/event.ts';
import { wireOf } from './plan-wires.ts';

export type PlanState = {
  readonly planId: OrderId;
  readonly accountId: AccountId;
  readonly marketId: MarketId;
  readonly clientOid: string;
  readonly side: 'buy' | 'sell';
  readonly quantityLots: number;
  readonly amountUnits: bigint;
  readonly terms: PlanTerms;
  readonly linkedOrderId: OrderId;
  readonly parentOrderId: OrderId;
  readonly status: PlanStatus;
  readonly activated: boolean;
  readonly slicesDone: number;
  /** The number of times that its order was moved after the best price. */
  readonly moves: number;
  readonly filledLots: number;
  readonly filledUnits: bigint;
  /** The order that it became; 0: none yet. */
  readonly orderId: OrderId;
  readonly reason: string;
  /** The position of a contract plan, in hedge mode; `reduceOnly`: true if the plan may only make a position smaller. */
  readonly holdSide: HoldSide | null;
  readonly reduceOnly: boolean;
  /** The margin wallet that it trades in. */
  readonly wallet: 'cross' | 'isolated' | null;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
};

export type PlanEvent = Extract<ExchangeEvent, { readonly planId: OrderId; readonly type: `plan-${string}` }>;

export const isPlanEvent = (event: ExchangeEvent): event is PlanEvent => event.type.startsWith('plan-');
const openStatuses: readonly PlanStatus[] = [PlanStatus.waiting, PlanStatus.executing, PlanStatus.paused];
export const isOpenPlan = ({ status }: PlanState): boolean => openStatuses.includes(status);

const opened = (event: PlanOpened, timeMs: number): PlanState => ({
  planId: event.planId,
  accountId: event.accountId,
  marketId: event.marketId,
  clientOid: event.clientOid,
  side: event.side,
  quantityLots: event.quantityLots,
  amountUnits: event.amountUnits,
  terms: event.terms,
  linkedOrderId: event.linkedOrderId,
  parentOrderId: event.parentOrderId,
  status: wireOf(event.terms).isExecutingAtOnce ? PlanStatus.executing : PlanStatus.waiting,
  activated: wireOf(event.terms).isActiveAtOnce(event.terms),
  slicesDone: 0,
  moves: 0,
  filledLots: 0,
  filledUnits: 0n,
  orderId: 0,
  reason: '',
  holdSide: event.holdSide ?? null,
  reduceOnly: event.reduceOnly ?? false,
  wallet: event.wallet ?? null,
  createdAtMs: timeMs,
  updatedAtMs: timeMs,
});

const closed: Readonly<Record<PlanClosed['outcome'], PlanStatus>> = {
  [PlanOutcome.succeeded]: PlanStatus.succeeded,
  [PlanOutcome.failed]: PlanStatus.failed,
  [PlanOutcome.cancelled]: PlanStatus.cancelled,
};

/** The plan after an event; null for an event of a plan that is not known. */
export function afterPlanEvent(plan: PlanState | undefined, event: PlanEvent, timeMs: number): PlanState | null {
  if (event.type === 'plan-opened') return opened(event, timeMs);
  if (plan === undefined) return null;
  const moved = { ...plan, updatedAtMs: timeMs };
  switch (event.type) {
    case 'plan-amended': {
      const { terms, quantityLots, amountUnits } = event;
      return { ...moved, terms, quantityLots, amountUnits, activated: wireOf(terms).isActiveAtOnce(terms) };
    }
    case 'plan-activated':
      return { ...moved, activated: true };
    case 'plan-triggered':
      return { ...moved, status: PlanStatus.executing };
    case 'plan-sliced':
      return { ...moved, slicesDone: event.slice, filledLots: event.filledLots, filledUnits: event.filledUnits };
    case 'plan-repriced':
      return { ...moved, moves: event.moves };
    case 'plan-paused':
      return { ...moved, status: PlanStatus.paused };
    case 'plan-resumed':
      return { ...moved, status: PlanStatus.executing };
    case 'plan-closed':
      return { ...moved, status: closed[event.outcome], reason: event.reason ?? '', orderId: event.orderId };
  }
}
