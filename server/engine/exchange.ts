// The exchange itself: applies commands one by one, and answers what it holds. Pure: time and order come from outside.
import { type HoldSide, MarketState } from '#lib/contract/enums.ts';
import type { AccountId, AssetId, Command, MarketId, MarketRules, OrderId, Stamped } from './command.ts';
import { areLiquidationsDue, isExecutionDue, settleAftermath, settlePositions } from './aftermath.ts';
import { interestDueMs } from './lending/interest.ts';
import { facesOf } from './lending/margin-account.ts';
import type { MarginWalletKind, MarginWalletName } from './lending/margin-command.ts';
import { lendingView, marginLimits, marginViews, type LendingView, type MarginLimits, type MarginView } from './lending/margin-view.ts';
import {
  convertPrices,
  convertsDue,
  convertView,
  type ConvertAnswer,
  type ConvertAsk,
  type ConvertsDue,
  type ConvertView,
} from './convert/convert-view.ts';
import { EventList } from './event-sink.ts';
import type { EventRecord } from './event.ts';
import { handleCommand } from './handle-command.ts';
import { contractViews, futuresView, type ContractView, type FuturesView } from './futures-view.ts';
import { brokenInvariants } from './invariants.ts';
import type { Account, Order } from './accounts/account.ts';
import { refuse, Touched, type Context, type Outcome } from './outcome.ts';
import type { Plan, SliceProgress } from './plans/plan.ts';
import { RejectReason } from './reject.ts';
import type { Reply } from './reply.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';
import { newState, type Asset, type State } from './state.ts';
import { hashBytes } from './state-hash.ts';
import { unifiedTermsView, unifiedView, type UnifiedTermsView, type UnifiedView } from './unified/unified-view.ts';
import { lots, ticks, units, type Lots, type Ticks, type Units } from './units.ts';

export type BalanceView = { readonly assetId: AssetId; readonly available: Units; readonly frozen: Units };

export type OpenOrderView = Omit<Order, 'account' | 'extra' | 'holding' | 'slot'> & {
  readonly accountId: AccountId;
  /** What the book shows of it: less than what is left of an iceberg. */
  readonly shownLots: number;
  /** Of contracts: whether it may only make a position smaller, and in hedge mode the position that it is about. */
  readonly reduceOnly: boolean;
  readonly holdSide: HoldSide | null;
  /** The margin wallet that it trades in; null: its owner's own coins, or a contract. */
  readonly wallet: MarginWalletKind | null;
};

export type OpenPlanView = Omit<Plan, 'account' | 'watches' | 'progress'> & {
  readonly accountId: AccountId;
  readonly wallet: MarginWalletKind | null;
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
  /** The account's margin wallets, in the order of their opening. */
  margins(accountId: AccountId): readonly MarginView[];
  /** What could be borrowed and taken out just now; null without such a wallet. */
  marginLimits(name: MarginWalletName, assetId: AssetId): MarginLimits | null;
  lending(): LendingView;
  /** What the convert desk would give just now, asked for one by one. */
  convertPrices(asked: readonly ConvertAsk[]): readonly ConvertAnswer[];
  /** Some of the convert orders behind one, or (0) from the first: whose rate is reached or whose time is over. */
  convertsDue(nowMs: number, after: OrderId): ConvertsDue;
  /** Terms of converting, and the account's standing orders. */
  conversion(accountId: AccountId): ConvertView;
  /** How an account is unified, or what stands in the way of that; null for nobody. */
  unified(accountId: AccountId): UnifiedView | null;
  unifiedTerms(): UnifiedTermsView;
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
  context.moved.clear();
  context.state.unsound = brokenInvariants(context.state).length > 0;
  return refuse(RejectReason.internal);
}

const isToSettle = ({ emptied, repriced, moved, state }: Context): boolean =>
  emptied.length > 0 || repriced.size > 0 || moved.size > 0 || state.liquidations.length > 0 || state.lending.liquidations.size > 0;

/** The command, then what follows from it. Plans that have fired and wait are the clock's: others that fire queue up behind them. */
function run(context: Context, command: Command): Outcome {
  const outcome = handleCommand(context, command);
  if (isToSettle(context)) settlePositions(context);
  if (context.moves.length > 0 || context.ended.length > 0) {
    if (context.state.fired.length > 0) settleAftermath(context, 0);
    else settleAftermath(context);
    // What came after it may have moved a unified account once more.
    if (context.moved.size > 0) settlePositions(context);
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

function facesOfId({ accounts }: State, accountId: AccountId): Account[] {
  const owner = accounts.get(accountId);
  return owner === undefined ? [] : facesOf(owner);
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
    moved: state.lending.moved,
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
      facesOfId(state, accountId)
        .flatMap(({ open }) => [...open.values()])
        .map((order) => {
          const { account, extra, holding: _, slot, ...view } = order;
          return {
            ...view,
            accountId: account.accountId,
            shownLots: state.markets.get(order.marketId)?.book.remaining(slot) ?? 0,
            reduceOnly: extra?.reduceOnly ?? false,
            holdSide: extra?.holdSide ?? null,
            wallet: account.margin?.wallet ?? null,
          };
        })
        .toSorted((a, b) => a.orderId - b.orderId),
    openPlans: (accountId) =>
      facesOfId(state, accountId)
        .flatMap(({ plans }) => [...(plans ?? [])])
        .toSorted((a, b) => a - b)
        .flatMap((planId) => {
          const plan = state.plans.get(planId);
          if (plan === undefined) return [];
          const { account, watches: _, progress, ...view } = plan;
          return [
            {
              ...view,
              accountId: account.accountId,
              wallet: account.margin?.wallet ?? null,
              progress: progress === null ? null : { ...progress },
            },
          ];
        }),
    book: (marketId, levels) => bookView(state, marketId, levels),
    futures: (accountId) => futuresView(state, accountId),
    contracts: () => contractViews(state),
    margins: (accountId) => marginViews(state, accountId),
    marginLimits: (name, assetId) => marginLimits(context, name, assetId),
    lending: () => lendingView(state),
    convertPrices: (asked) => convertPrices(state, asked),
    convertsDue: (nowMs, after) => convertsDue(state, nowMs, after),
    conversion: (accountId) => convertView(state, accountId),
    unified: (accountId) => unifiedView(state, accountId),
    unifiedTerms: () => unifiedTermsView(state),
    assets: () => [...state.assets.values()],
    markets: () => [...state.markets.values()].map(({ rules }) => rules),
    accountExists: (accountId) => state.accounts.has(accountId),
    lastOrderId: () => state.nextOrderId - 1,
    nextDueMs: () => {
      if (state.unsound) return null;
      if (state.fired.length > 0 && isExecutionDue(state)) return 0;
      if ((state.liquidations.length > 0 || state.lending.liquidations.size > 0) && areLiquidationsDue(state)) return 0;
      const earliest = Math.min(state.schedule.earliestMs(), interestDueMs(state));
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
