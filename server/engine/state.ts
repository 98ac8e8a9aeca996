// Everything the venue knows, in one place; commands change it, nothing else does.
import type { Account } from './accounts/account.ts';
import type { RiskUnit } from './accounts/risk/risk-watch.ts';
import { Withdrawals } from './accounts/withdrawal.ts';
import { Ledger } from './accounts/ledger.ts';
import { OrderTable } from './accounts/order-table.ts';
import type { AccountId, AssetId, MarketId, OrderId } from './ids.ts';
import { C2cOrders } from './c2c/c2c-orders.ts';
import { newConversions, type Conversions } from './convert/conversions.ts';
import { newLending, type Lending } from './lending/lending.ts';
import type { Market } from './markets/market.ts';
import type { Plan } from './plans/plan.ts';
import { Schedule } from './plans/waiting/schedule.ts';

export type Asset = { readonly assetId: AssetId; readonly code: string; readonly decimals: number };

export type State = {
  readonly assets: Map<AssetId, Asset>;
  readonly markets: Map<MarketId, Market>;
  readonly accounts: Map<AccountId, Account>;
  /** The account in use of each owner that has been named. */
  readonly owners: Map<string, AccountId>;
  /** The strategy accounts of each owner by their names, in the order of opening. Found again on restore. */
  readonly strategies: Map<AccountId, Map<string, Account>>;
  /** Above every number of an account. Found again on restore. */
  nextAccountNumber: AccountId;
  /** The name by which the journal and its database know each other; '' until it is named. */
  identity: string;
  readonly ledger: Ledger;
  /** Orders that stand in a book. */
  readonly orders: OrderTable;
  /** Plans that wait. */
  readonly plans: Map<OrderId, Plan>;
  /** Plans that have fired and wait for their execution, in the order in which they fired. */
  readonly fired: Plan[];
  readonly schedule: Schedule;
  /** Markets in which plans follow the book, by number. Found again on restore. */
  readonly followed: Market[];
  /** Arrivals already credited. */
  readonly deposits: Set<string>;
  readonly withdrawals: Withdrawals;
  /** The next id of orders and plans, which share one series. */
  nextOrderId: OrderId;
  /** An invariant is known to be broken: every further command is refused. Found again on restore, so no snapshot keeps it. */
  unsound: boolean;
  feeAccount: Account | null;
  outsideAccount: Account | null;
  clearingAccount: Account | null;
  insuranceAccount: Account | null;
  lenderAccount: Account | null;
  convertAccount: Account | null;
  /** The next row of the ledger, for accounts and their further wallets, in the order of opening. */
  nextRow: number;
  /** The units whose margin is used up, in the order in which they were found; liquidated a few at a time. */
  readonly liquidations: Set<RiskUnit>;
  readonly lending: Lending;
  readonly conversions: Conversions;
  readonly c2c: C2cOrders;
};

export function newState(): State {
  return {
    assets: new Map(),
    markets: new Map(),
    accounts: new Map(),
    owners: new Map(),
    strategies: new Map(),
    nextAccountNumber: 0,
    identity: '',
    ledger: new Ledger(),
    orders: new OrderTable(),
    plans: new Map(),
    fired: [],
    schedule: new Schedule(),
    followed: [],
    deposits: new Set(),
    withdrawals: new Withdrawals(),
    nextOrderId: 1,
    unsound: false,
    feeAccount: null,
    outsideAccount: null,
    clearingAccount: null,
    insuranceAccount: null,
    lenderAccount: null,
    convertAccount: null,
    nextRow: 0,
    liquidations: new Set(),
    lending: newLending(),
    conversions: newConversions(),
    c2c: new C2cOrders(),
  };
}
