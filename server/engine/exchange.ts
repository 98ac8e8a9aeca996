// The exchange itself: applies commands one by one, and answers what it holds. Pure: time and order come from outside.
import { type HoldSide, MarketState } from '#lib/contract/enums.ts';
import type { AccountId, AssetId, Command, MarketId, MarketRules, OrderId, Stamped } from './command.ts';
import { areLiquidationsDue, isExecutionDue, settleAftermath, settlePositions } from './aftermath.ts';
import { advanceClock } from './commands/advance-clock.ts';
import { amendOrder } from './commands/amend-order.ts';
import { amendPlan } from './commands/amend-plan.ts';
import { cancelAllOrders, cancelOrder } from './commands/cancel-order.ts';
import { cancelAllPlans, cancelPlan } from './commands/cancel-plan.ts';
import { changeMargin, setAutoAppend, setLeverage, setMarginMode, setPositionMode } from './commands/contract-settings.ts';
import { creditDeposit } from './commands/credit-deposit.ts';
import { listAsset, listMarket, openAccount, setMarketState, setReferencePrice } from './commands/list-venue.ts';
import { placeOrder } from './commands/place-order.ts';
import { placePlan } from './commands/place-plan.ts';
import { requoteMarket } from './commands/requote-market.ts';
import { setOrderExit } from './commands/set-order-exit.ts';
import { setMarkPrice } from './commands/set-mark-price.ts';
import { settleDelivery } from './commands/settle-delivery.ts';
import { settleFunding } from './commands/settle-funding.ts';
import { transferFunds } from './commands/transfer-funds.ts';
import { setCountdown } from './commands/set-countdown.ts';
import { EventList } from './event-sink.ts';
import type { EventRecord } from './event.ts';
import { contractViews, futuresView, type ContractView, type FuturesView } from './futures-view.ts';
import { brokenInvariants } from './invariants.ts';
import type { Order } from './accounts/account.ts';
import { refuse, Touched, type Context, type Outcome } from './outcome.ts';
import type { Plan, SliceProgress } from './plans/plan.ts';
import { RejectReason } from './reject.ts';
import type { Reply } from './reply.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';
import { newState, type Asset, type State } from './state.ts';
import { hashBytes } from './state-hash.ts';
import { lots, ticks, units, type Lots, type Ticks, type Units } from './units.ts';

export type BalanceView = { readonly assetId: AssetId; readonly available: Units; readonly frozen: Units };

export type OpenOrderView = Omit<Order, 'account' | 'extra' | 'slot'> & {
  readonly accountId: AccountId;
  /** What the book shows of it: less than what is left of an iceberg. */
  readonly shownLots: number;
  /** Of contracts: whether it may only make a position smaller, and in hedge mode the position that it is about. */
  readonly reduceOnly: boolean;
  readonly holdSide: HoldSide | null;
};

export type OpenPlanView = Omit<Plan, 'account' | 'watches' | 'progress'> & {
  readonly accountId: AccountId;
  readonly progress: Readonly<SliceProgress> | null;
};

/** [price, lots], best first. */
export type BookView = {
  readonly bids: readonly (readonly [Ticks, Lots])[];
  readonly asks: readonly (readonly [Ticks, Lots])[];
  readonly lastTradeId: number;
  readonly state: MarketState;
};

export type Applied = { readonly reply: Reply; readonly record: EventRecord };

export type Exchange = {
  /** Never throws. A refused command has no events and no effect (one stopped by a fault of ours, reason `internal`, announces whatever it had done). */
  apply(stamped: Stamped): Applied;
  /** The same effect, told to nobody: for what every reader has long seen. */
  replay(stamped: Stamped): void;
  /** Assets in which the account has anything. */
  balances(accountId: AccountId): readonly BalanceView[];
  /** Oldest first. */
  openOrders(accountId: AccountId): readonly OpenOrderView[];
  /** Oldest first. */
  openPlans(accountId: AccountId): readonly OpenPlanView[];
  book(marketId: MarketId, levels: number): BookView;
  futures(accountId: AccountId): FuturesView | null;
  /** In the order in which they were listed. */
  contracts(): readonly ContractView[];
  assets(): readonly Asset[];
  markets(): readonly MarketRules[];
  accountExists(accountId: AccountId): boolean;
  lastOrderId(): OrderId;
  /** When the clock has to be advanced next, in milliseconds since 1970 (0: at once); null when nothing waits for time. */
  nextDueMs(): number | null;
  /** Of the canonical snapshot: same journal, same hash. */
  stateHash(): string;
  snapshot(): Uint8Array;
  /** Broken rules in words; empty when the venue is sound. */
  checkInvariants(): readonly string[];
};

function handle(context: Context, command: Command): Outcome {
  switch (command.type) {
    case 'place-order':
      return placeOrder(context, command);
    case 'amend-order':
      return amendOrder(context, command);
    case 'cancel-order':
      return cancelOrder(context, command);
    case 'cancel-all-orders':
      return cancelAllOrders(context, command);
    case 'requote-market':
      return requoteMarket(context, command);
    case 'credit-deposit':
      return creditDeposit(context, command);
    case 'set-reference-price':
      return setReferencePrice(context, command);
    case 'open-account':
      return openAccount(context, command);
    case 'list-asset':
      return listAsset(context, command);
    case 'list-market':
      return listMarket(context, command);
    case 'place-plan':
      return placePlan(context, command);
    case 'amend-plan':
      return amendPlan(context, command);
    case 'cancel-plan':
      return cancelPlan(context, command);
    case 'cancel-all-plans':
      return cancelAllPlans(context, command);
    case 'set-countdown':
      return setCountdown(context, command);
    case 'set-market-state':
      return setMarketState(context, command);
    case 'advance-clock':
      return advanceClock(context);
    case 'set-mark-price':
      return setMarkPrice(context, command);
    case 'transfer-funds':
      return transferFunds(context, command);
    case 'set-leverage':
      return setLeverage(context, command);
    case 'set-margin-mode':
      return setMarginMode(context, command);
    case 'set-position-mode':
      return setPositionMode(context, command);
    case 'change-margin':
      return changeMargin(context, command);
    case 'set-auto-append':
      return setAutoAppend(context, command);
    case 'settle-funding':
      return settleFunding(context, command);
    case 'settle-delivery':
      return settleDelivery(context, command);
    case 'set-order-exit':
      return setOrderExit(context, command);
    default:
      // Only bytes of another release could say this, and they are not decoded.
      throw new Error('no such command');
  }
}

/**
 * A fault of ours stops one command, on every replay alike. The exchange goes on if its books are sound; if they are not,
 * nothing more is done with anybody's money until somebody has looked.
 */
function stop(context: Context, fault: unknown): Outcome {
  context.events.push({ type: 'command-failed', message: fault instanceof Error ? fault.message : String(fault) });
  context.moves.length = 0;
  context.ended.length = 0;
  context.emptied.length = 0;
  context.repriced.clear();
  context.state.unsound = brokenInvariants(context.state).length > 0;
  return refuse(RejectReason.internal);
}

/** The command, then what follows from it. Plans that have fired and wait are the clock's: others that fire queue up behind them. */
function run(context: Context, command: Command): Outcome {
  const outcome = handle(context, command);
  if (context.emptied.length > 0 || context.repriced.size > 0 || context.state.liquidations.length > 0) settlePositions(context);
  if (context.moves.length > 0 || context.ended.length > 0) {
    if (context.state.fired.length > 0) settleAftermath(context, 0);
    else settleAftermath(context);
  }
  return outcome;
}

/** Does one command. What a stopped one had already done, if anything, is announced like the rest: readers must not miss a movement. */
function perform(context: Context, timeMs: number, command: Command, silent: boolean): Outcome {
  context.timeMs = timeMs;
  context.events.clear();
  context.silent = silent;
  context.touched.silent = silent;
  let outcome: Outcome;
  try {
    outcome = context.state.unsound ? refuse(RejectReason.internal) : run(context, command);
  } catch (fault) {
    outcome = stop(context, fault);
  }
  context.touched.flush(context.events);
  return outcome;
}

function apply(context: Context, { sequence, timeMs, command }: Stamped): Applied {
  const outcome = perform(context, timeMs, command, false);
  const events = context.events.take();
  const record: EventRecord = { sequence, timeMs, events };
  if (!outcome.ok) return { reply: { ok: false, sequence, timeMs, reason: outcome.reason, orderId: outcome.orderId }, record };
  const filledLots = outcome.filledLots === null ? null : lots(outcome.filledLots);
  return {
    reply: { ok: true, sequence, timeMs, orderId: outcome.orderId, cancelledOrderIds: outcome.cancelledOrderIds, filledLots },
    record,
  };
}

function bookView(state: State, marketId: MarketId, depth: number): BookView {
  const market = state.markets.get(marketId);
  if (market === undefined) return { bids: [], asks: [], lastTradeId: 0, state: MarketState.halted };
  const side = (levels: typeof market.book.bids): (readonly [Ticks, Lots])[] =>
    Array.from({ length: Math.min(depth, levels.count) }, (_, rank) => {
      const level = levels.ranked(rank);
      return [ticks(levels.priceOf(level)), lots(levels.lotsOf(level))] as const;
    });
  return { bids: side(market.book.bids), asks: side(market.book.asks), lastTradeId: market.lastTradeId, state: market.state };
}

function exchangeOver(state: State): Exchange {
  const context: Context = {
    state,
    timeMs: 0,
    events: new EventList(),
    silent: false,
    touched: new Touched(),
    moves: [],
    ended: [],
    emptied: [],
    repriced: new Set(),
  };
  return {
    apply: (stamped) => apply(context, stamped),
    replay: ({ timeMs, command }) => void perform(context, timeMs, command, true),
    balances: (accountId) => {
      const account = state.accounts.get(accountId);
      if (account === undefined) return [];
      return [...state.assets.keys()]
        .map((assetId) => ({
          assetId,
          available: units(state.ledger.available(account.row, assetId)),
          frozen: units(state.ledger.frozen(account.row, assetId)),
        }))
        .filter(({ available, frozen }) => available !== 0n || frozen !== 0n);
    },
    openOrders: (accountId) =>
      [...(state.accounts.get(accountId)?.open.values() ?? [])]
        .map((order) => {
          const { account, extra, slot, ...view } = order;
          return {
            ...view,
            accountId: account.accountId,
            shownLots: state.markets.get(order.marketId)?.book.remaining(slot) ?? 0,
            reduceOnly: extra?.reduceOnly ?? false,
            holdSide: extra?.holdSide ?? null,
          };
        })
        .toSorted((a, b) => a.orderId - b.orderId),
    openPlans: (accountId) =>
      [...(state.accounts.get(accountId)?.plans ?? [])]
        .toSorted((a, b) => a - b)
        .flatMap((planId) => {
          const plan = state.plans.get(planId);
          if (plan === undefined) return [];
          const { account, watches: _, progress, ...view } = plan;
          return [{ ...view, accountId: account.accountId, progress: progress === null ? null : { ...progress } }];
        }),
    book: (marketId, levels) => bookView(state, marketId, levels),
    futures: (accountId) => futuresView(state, accountId),
    contracts: () => contractViews(state),
    assets: () => [...state.assets.values()],
    markets: () => [...state.markets.values()].map(({ rules }) => rules),
    accountExists: (accountId) => state.accounts.has(accountId),
    lastOrderId: () => state.nextOrderId - 1,
    nextDueMs: () => {
      if (state.unsound) return null;
      if (state.fired.length > 0 && isExecutionDue(state)) return 0;
      if (state.liquidations.length > 0 && areLiquidationsDue(state)) return 0;
      const earliest = state.schedule.earliestMs();
      return earliest === Number.POSITIVE_INFINITY ? null : earliest;
    },
    stateHash: () => hashBytes(writeSnapshot(state)),
    snapshot: () => writeSnapshot(state),
    checkInvariants: () => brokenInvariants(state),
  };
}

export const createExchange = (): Exchange => exchangeOver(newState());

/** Refuses (Error) a snapshot of another version. */
export function restoreExchange(bytes: Uint8Array): Exchange {
  const state = readSnapshot(bytes);
  state.unsound = brokenInvariants(state).length > 0;
  return exchangeOver(state);
}
