// An account of the venue and the orders it has open: its row in the ledger, and the order names it has used.
import type { BusinessLine, HoldSide, SelfTradePrevention, Side, TimeInForce } from '#lib/contract/enums.ts';
import { AccountKind, type AccountId, type AssetId, type MarketId, type OrderId } from '../command.ts';
import type { ExitTerms } from '../plan-terms.ts';
import type { Holding } from './contract.ts';
import type { RiskUnit } from './risk-watch.ts';

/** How many of its latest client order ids an account is held to. */
const clientOrderIdsKept = 10_000;
/** Open orders of a user in one market. */
export const openOrderLimit = 200;

/** All that an account trades in contracts margined in one coin. */
export type MarginWallet = { readonly assetId: AssetId; readonly holdings: Holding[]; readonly unit: RiskUnit };

/** An account's side in contracts; made when its futures wallet is opened. */
export type FuturesAccount = {
  /** Its row in the ledger: available is the wallet's balance, frozen the margin of isolated positions. */
  readonly row: number;
  readonly holdings: Map<MarketId, Holding>;
  readonly wallets: Map<AssetId, MarginWallet>;
  /** Business lines in hedge mode; the others are one-way. */
  readonly hedgeLines: Set<BusinessLine>;
};

export type Account = {
  readonly accountId: AccountId;
  readonly kind: AccountKind;
  readonly row: number;
  readonly open: Map<OrderId, Order>;
  readonly openPerMarket: Map<MarketId, number>;
  /** Oldest first. */
  readonly clientOrderIds: Map<string, OrderId>;
  /** Waiting plans; made with the first one, since most accounts never have any. */
  plans: Set<OrderId> | null;
  futures: FuturesAccount | null;
};

/** What few orders have, kept apart so that the others stay small. */
export type OrderExtra = {
  /** Lots shown at a time; 0: all. */
  readonly displayLots: number;
  readonly exit: ExitTerms | null;
  /** The OCO plan that it is one side of; 0: none. */
  readonly ocoPlanId: OrderId;
  /** What fills have brought less fees, in units of the coin received; counted for orders with an exit. */
  netUnits: number;
  /** Contracts: may only make a position smaller. */
  readonly reduceOnly: boolean;
  /** Contracts in hedge mode: the position that it is about. */
  readonly holdSide: HoldSide | null;
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
  readonly clientOrderId: string;
  readonly selfTradePrevention: SelfTradePrevention;
  extra: OrderExtra | null;
  /** Its place in the book; −1 while it is not there. */
  slot: number;
};

/** Lots that are still to be traded, shown or not. */
export const lotsLeft = (order: Order): number => order.quantityLots - order.filledLots;

/** How many of some lots an order shows in the book. */
export const shownLots = (order: Order, left: number): number =>
  order.extra === null || order.extra.displayLots === 0 ? left : Math.min(left, order.extra.displayLots);

/** Fees and the outside world hold money and trade nothing. */
export const mayTrade = (account: Account): boolean => account.kind === AccountKind.user || account.kind === AccountKind.house;

export function newAccount(accountId: AccountId, kind: AccountKind, row: number): Account {
  return { accountId, kind, row, open: new Map(), openPerMarket: new Map(), clientOrderIds: new Map(), plans: null, futures: null };
}

/** Remembers a client order id, and forgets the oldest beyond the limit. */
export function rememberClientOrderId(account: Account, clientOrderId: string, orderId: OrderId): void {
  if (clientOrderId === '') return;
  account.clientOrderIds.set(clientOrderId, orderId);
  if (account.clientOrderIds.size <= clientOrderIdsKept) return;
  const oldest = account.clientOrderIds.keys().next();
  if (oldest.done !== true) account.clientOrderIds.delete(oldest.value);
}

export function addOpenOrder(account: Account, order: Order): void {
  account.open.set(order.orderId, order);
  account.openPerMarket.set(order.marketId, (account.openPerMarket.get(order.marketId) ?? 0) + 1);
}

export function removeOpenOrder(account: Account, order: Order): void {
  if (!account.open.delete(order.orderId)) return;
  account.openPerMarket.set(order.marketId, (account.openPerMarket.get(order.marketId) ?? 1) - 1);
}
