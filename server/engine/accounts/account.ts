// An account of the venue and the orders it has open: its row in the ledger, and the order names it has used.
import type { AccountMode, BusinessLine, HoldSide, SelfTradePrevention, Side, TimeInForce } from '#lib/contract/enums.ts';
import { AccountKind } from '../identity/account-kind.ts';
import type { AccountId, AssetId, MarketId, OrderId } from '../ids.ts';
import type { MarginWalletKind, OwingWallet } from '../lending/margin-command.ts';
import type { ExitTerms } from '../plans/trigger-terms.ts';
import type { Followed, Leader } from './leader.ts';
import type { Holding, MarginWallet, Pool } from './positions/contract.ts';
import type { RiskUnit } from './risk/risk-watch.ts';

/** The number of latest client order ids that an account must not repeat. */
const clientOidsKept = 10_000;
/** Open orders of a user in one market. */
export const openOrderLimit = 200;

/** An account's side in contracts; made when its futures wallet is opened. */
export type FuturesAccount = {
  /** Its row in the ledger: available is the wallet's balance, frozen the margin of isolated positions. Of a unified account the account's own. */
  row: number;
  readonly holdings: Map<MarketId, Holding>;
  readonly wallets: Map<AssetId, MarginWallet>;
  /** Business lines in hedge mode; the others are one-way. */
  readonly hedgeLines: Set<BusinessLine>;
  /** The pool of a unified account; null: the account is not unified. */
  pool: Pool | null;
};

/** The debt in one coin, in its units. Interest bears no interest. */
export type Debt = { principal: number; interest: number };

/** A margin wallet: coins, orders and plans of its own under its owner's number, and what it owes. */
export type MarginAccount = {
  readonly wallet: OwingWallet;
  /** −1: the one that all markets share. */
  readonly marketId: MarketId;
  /** Its row in the ledger, its orders and its plans. */
  readonly account: Account;
  readonly owner: Account;
  /** Only coins of which something is owed. */
  readonly debts: Map<AssetId, Debt>;
  /** The leverage of an isolated wallet, as its owner has set it; 0: as much as the tiers allow. */
  leverage: number;
  /** The hour up to and with which interest is charged, by its first moment. */
  chargedMs: number;
  /** Its owner has been called and stands no better since. */
  isCalled: boolean;
  readonly unit: RiskUnit;
};

/** One that is a wallet of its own beside its owner's others. */
export type OwnMargin = MarginAccount & { readonly wallet: MarginWalletKind };

/** An account whose wallets are one: its spot wallet, in which contracts have their margin too. */
export type UnifiedAccount = {
  readonly mode: Exclude<AccountMode, typeof AccountMode.classic>;
  /** The debts of that wallet. */
  readonly margin: MarginAccount;
  /** The row of the futures wallet in the ledger when the account is classic. */
  readonly futuresRow: number;
  /** By coin: what is on its way out stands behind nothing. */
  readonly leaving: Map<AssetId, number>;
};

/** The terms on which somebody copies a strategy: the price that was paid once, and the percent of profit that its author is promised. */
export type Subscription = { readonly assetId: AssetId; readonly units: number; readonly sharePercent: number };

/** The belonging of an account to another one, by which it acts by steps alone. */
export type Strategy = {
  readonly owner: Account;
  /** The owner's own name for it. */
  readonly name: string;
  /** The last one that it has taken; 0: none. */
  step: number;
  /** The users who may copy it, in the order of coming; made with the first. */
  subscribers: Map<AccountId, Subscription> | null;
  /** The leader whose trades it repeats; null: it is another kind of bot's. */
  followed: Followed | null;
};

export type Account = {
  readonly accountId: AccountId;
  readonly kind: AccountKind;
  /** Id of the user whose it is; '' of the venue's own, and until somebody is named. */
  owner: string;
  readonly row: number;
  readonly open: Map<OrderId, Order>;
  readonly openPerMarket: Map<MarketId, number>;
  /** Oldest first. */
  readonly clientOids: Map<string, OrderId>;
  /** The moves that were made under each of its own names, oldest first; made with the first. */
  namedMoves: Map<string, string> | null;
  /** Waiting plans; made with the first one, since most accounts never have any. */
  plans: Set<OrderId> | null;
  /** The debt per asset, in smallest units, none of them zero; made with the first debt. */
  debts: Map<AssetId, number> | null;
  futures: FuturesAccount | null;
  /** By market, −1 for the one that all share; made with the first. */
  margins: Map<MarketId, OwnMargin> | null;
  /** The margin wallet that this is the inside of; null: an account of its own. */
  margin: OwnMargin | null;
  /** Null: every wallet for itself. */
  unified: UnifiedAccount | null;
  /** The one of a coin's interest rates that it pays. */
  interestGrade: number;
  /** Null: it belongs to no other account. */
  strategy: Strategy | null;
  /** Null: it has never led. */
  leader: Leader | null;
};

/** The loan of an order in a margin wallet: the units borrowed to place it, and whether its proceeds repay. */
type OrderLoan = { readonly repay: boolean; readonly borrowedUnits: number };

/** The exits that an order has opened for its fills so far. */
type Armed = {
  /** The one that grows; 0: none does any more. */
  readonly planId: OrderId;
  /** Given to exits so far: of a pair units of the coin received, of a contract lots. */
  readonly given: number;
};

/** Of the resting order of a stop: how long it waits each time, and until when it does, before it is tried at market. */
type ToMarket = { readonly afterMs: number; readonly dueMs: number };

/** The fields that few orders have, kept apart so that the others stay small. */
export type OrderExtra = {
  /** Lots shown at a time; 0: all. */
  readonly displayLots: number;
  readonly exit: ExitTerms | null;
  /** The plan whose linked order it is, of an OCO or of a chase limit; 0: none. */
  readonly planId: OrderId;
  /** The proceeds of its fills less fees, in units of the coin received; counted for orders with an exit. */
  netUnits: number;
  /** Contracts: may only make a position smaller. */
  readonly reduceOnly: boolean;
  /** Contracts in hedge mode: the position that it is about. */
  readonly holdSide: HoldSide | null;
  readonly loan: OrderLoan | null;
  /** Of an order whose exit opens with the first fill, from then on. */
  armed?: Armed;
  toMarket?: ToMarket;
};

/** An order that the exchange has accepted and that is not finished. */
export type Order = {
  readonly orderId: OrderId;
  readonly account: Account;
  readonly marketId: MarketId;
  readonly side: Side;
  readonly kind: 'limit' | 'market';
  readonly timeInForce: TimeInForce;
  priceTicks: number;
  /** Total, filled part included; 0 for a market order by amount. */
  quantityLots: number;
  filledLots: number;
  readonly clientOid: string;
  readonly selfTradePrevention: SelfTradePrevention;
  extra: OrderExtra | null;
  /** The holding that a contract's order trades for: kept from its first claim on margin, since every fill asks for it. */
  holding: Holding | null;
  /** Its place in the book; −1 while it is not there. */
  slot: number;
};

/** Lots that are still to be traded, shown or not. */
export const lotsLeft = (order: Order): number => order.quantityLots - order.filledLots;

/** The number of lots that an order shows in the book, of those that are left. */
export const shownLots = (order: Order, left: number): number =>
  order.extra === null || order.extra.displayLots === 0 ? left : Math.min(left, order.extra.displayLots);

/** Fees and the outside world hold money and trade nothing. */
export const mayTrade = (account: Account): boolean => account.kind === AccountKind.user || account.kind === AccountKind.house;

/** A margin wallet shares its owner's order names. */
export function newAccount(accountId: AccountId, kind: AccountKind, row: number, clientOids = new Map<string, OrderId>()): Account {
  return {
    accountId,
    kind,
    owner: '',
    row,
    open: new Map(),
    openPerMarket: new Map(),
    clientOids,
    namedMoves: null,
    plans: null,
    debts: null,
    futures: null,
    margins: null,
    margin: null,
    unified: null,
    interestGrade: 0,
    strategy: null,
    leader: null,
  };
}

/** Remembers a client order id, and forgets the oldest beyond the limit. Those of a strategy account are its steps, none of which comes twice. */
export function rememberClientOid(account: Account, clientOid: string, orderId: OrderId): void {
  if (clientOid === '' || (account.margin?.owner ?? account).strategy !== null) return;
  account.clientOids.set(clientOid, orderId);
  if (account.clientOids.size <= clientOidsKept) return;
  const oldest = account.clientOids.keys().next();
  if (oldest.done !== true) account.clientOids.delete(oldest.value);
}

export function addOpenOrder(account: Account, order: Order): void {
  account.open.set(order.orderId, order);
  account.openPerMarket.set(order.marketId, (account.openPerMarket.get(order.marketId) ?? 0) + 1);
}

export function removeOpenOrder(account: Account, order: Order): void {
  if (!account.open.delete(order.orderId)) return;
  account.openPerMarket.set(order.marketId, (account.openPerMarket.get(order.marketId) ?? 1) - 1);
}
