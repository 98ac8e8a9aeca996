// All that makes a kind of plan: one record for each kind, in its own folder under kinds/; plan-kinds.ts lists them.
import type { OrderSource, Side } from '#lib/contract/enums.ts';
import type { Order } from '../accounts/account.ts';
import type { ByteReader, ByteWriter } from '../codec/byte-writer.ts';
import type { PlanLeg } from './plan-event.ts';
import type { Market } from '../markets/market.ts';
import type { Context } from '../outcome.ts';
import type { PlanTerms } from './plan-terms.ts';
import type { RejectReason } from '../reject.ts';
import type { State } from '../state.ts';
import type { ChaseProgress, Leg, Plan, SliceProgress } from './plan.ts';
import type { PlanRequest } from './plan-request.ts';
import type { ExitTerms, PriceSource } from './trigger-terms.ts';

/** Methods, so that the record of one kind counts as a record of any; `rulesOf` gives each plan the record of its own kind. */
export type PlanKindRules<Terms extends PlanTerms = PlanTerms> = {
  readonly kind: Terms['kind'];
  /** The byte that names the kind in the journal: never changed, never given to another. */
  readonly code: number;
  write(terms: Terms, out: ByteWriter): void;
  /** Reads what `write` has written. Refuses (RangeError) a choice that this release does not know. */
  read(from: ByteReader): Terms;
  /** A second form for terms that the first has no room for, under a code of its own. */
  readonly extended?: ExtendedForm<Terms>;
  /** A copy with its fields in one order, so that the same terms always give the same snapshot. */
  copy(terms: Terms): Terms;
  /** True if a waiting plan can be given other terms as if it were placed anew. */
  readonly isAmendable: boolean;
  /**
   * Gives a plan other terms as it stands, with what it has traded and its order in the book, and its hold with them. The unit is
   * checked before. A refusal changes nothing. Left out: it cannot.
   */
  change?(context: Context, market: Market, plan: Plan<Terms>, request: PlanRequest<Terms>): RejectReason | null;
  /** Why its size is in the wrong unit, or the market does not take the kind; null when neither is so. */
  refuseUnit(market: Market, request: PlanRequest<Terms>): RejectReason | null;
  /** Why its conditions make no sense at the prices of this moment; null when they do. */
  refuseTerms(market: Market, request: PlanRequest<Terms>): RejectReason | null;
  /** The prices at which its notional is judged, in ticks; 0 stands for one that does not exist yet. */
  judgedTicks(market: Market, terms: Terms): readonly number[];
  /** The amount that it freezes while it waits in a spot market, in units of the coin that its side gives. */
  hold(market: Market, side: Side, terms: Terms, size: { readonly quantityLots: number; readonly amountUnits: number }): number;
  /** The exit that the order takes with it; null: none. */
  exitOf(terms: Terms, market: Market, side: Side): ExitTerms | null;
  readonly linked: LinkedOrderRules<Terms> | null;
  readonly waits: WaitsForPrice<Terms> | WaitsForTime<Terms> | WaitsForBook<Terms>;
};

type ExtendedForm<Terms extends PlanTerms> = {
  readonly code: number;
  isOf(terms: Terms): boolean;
  write(terms: Terms, out: ByteWriter): void;
  read(from: ByteReader): Terms;
};

/** For kinds that keep an order in the book while they wait. It is maker-only, so that nothing of it trades before its plan stands. */
type LinkedOrderRules<Terms extends PlanTerms = PlanTerms> = {
  /** The source that the order is told with; null: that of any limit order. */
  readonly source: OrderSource | null;
  /** The price of the order, in ticks; a reason where there is none. */
  priceTicks(market: Market, side: Side, terms: Terms): number | RejectReason;
  /** The order has ended while the plan waited: filled, cancelled or refused. */
  onEnded(context: Context, market: Market, plan: Plan<Terms>, order: Order): void;
};

/** For kinds that a price sets going. */
export type WaitsForPrice<Terms extends PlanTerms = PlanTerms> = {
  readonly for: 'price';
  /** The conditions that place an order when they are met. */
  legs(terms: Terms): readonly Leg[];
  /** Sets the plan's conditions from the prices of this moment. */
  start(market: Market, plan: Plan<Terms>): void;
  /** The source whose every price is shown to the plan as it stands; null: only the prices that its conditions name. */
  follows(plan: Plan<Terms>): PriceSource | null;
  /** Shows the plan a price that it follows; answers the leg that this price fires, if any. */
  onPrice(state: State, plan: Plan<Terms>, priceTicks: number): PlanLeg | null;
};

/** For kinds that go on at a time. */
type WaitsForTime<Terms extends PlanTerms = PlanTerms> = {
  readonly for: 'time';
  /** The progress with which it begins: first due at once. */
  begin(timeMs: number, size: { readonly quantityLots: number; readonly amountUnits: number }): SliceProgress;
  onDue(context: Context, market: Market, plan: Plan<Terms> & { readonly progress: SliceProgress }): void;
};

/** For kinds whose order follows the best price of its side. */
type WaitsForBook<Terms extends PlanTerms = PlanTerms> = {
  readonly for: 'book';
  begin(timeMs: number, size: { readonly quantityLots: number; readonly amountUnits: number }): ChaseProgress;
  /** Shows the plan the best price of its side; answers whether anything was done. Shown again, a price changes nothing. */
  onBest(context: Context, market: Market, plan: Plan<Terms> & { readonly progress: ChaseProgress }, bestTicks: number): boolean;
};
