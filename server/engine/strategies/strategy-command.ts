// The commands about strategy accounts, by which bots act: how they are opened, told, and how they take their steps.
import type { Wallet } from '#lib/contract/enums.ts';
import type { ChangeMargin, SetLeverage, SetMarginMode } from '../futures/contract-command.ts';
import type { AccountId, AssetId, MarketId } from '../ids.ts';
import type { PlaceOrder } from '../orders/order-command.ts';
import type { Lots, Ticks, Units } from '../units.ts';

/**
 * Opens an account that belongs to a user's account and acts by steps alone. Its number is given by the exchange and told in the
 * answer. Told again with the same owner and name, it answers the same number and opens nothing.
 */
export type OpenStrategyAccount = {
  readonly type: 'open-strategy-account';
  readonly ownerId: AccountId;
  /** The owner's own name for it: 1 to 64 printable characters of ASCII. */
  readonly name: string;
};

/** Keeps in the journal what a bot is told from outside. Moves no money. Told again under its name, nothing happens again. */
export type InstructStrategy = {
  readonly type: 'instruct-strategy';
  readonly accountId: AccountId;
  /** 1 to 64 printable characters of ASCII. */
  readonly name: string;
  /** 1 to 16,000 characters. */
  readonly text: string;
};

/**
 * Places an order with the account's own coins, with those of its margin wallet of the market, or for a contract. Its client order id is
 * the number of the step. It borrows and repays nothing by itself: a bot does either by a step of its own. It has no exit: plans, which
 * would outlive a bot's own orders, are not a bot's.
 */
export type PlaceByStep = { readonly type: 'place'; readonly wallet?: typeof Wallet.isolated } & Omit<
  PlaceOrder,
  'type' | 'accountId' | 'clientOid' | 'exit' | 'wallet' | 'borrow' | 'repay'
>;

/** Takes back the order that was placed at a step. */
export type CancelByStep = { readonly type: 'cancel'; readonly orderStep: number };

/** Takes back every order of the account. Those of halted markets stay. */
type CancelAllByStep = { readonly type: 'cancel-all' };

/** Gives the order that was placed at a step another price, another total quantity, or both. */
export type AmendByStep = {
  readonly type: 'amend';
  readonly orderStep: number;
  readonly priceTicks: Ticks;
  readonly quantityLots: Lots;
};

/** The wallets that a strategy account has. */
export type StrategyWallet = typeof Wallet.spot | typeof Wallet.futures;

/** Out of what the owner has available in spot (unified: what may leave) into a wallet of the strategy account. */
export type TakeFunds = {
  readonly type: 'take-funds';
  readonly assetId: AssetId;
  readonly units: Units;
  readonly wallet: StrategyWallet;
};

/** Out of a wallet of the strategy account into the owner's spot wallet. 0 units: all that is free there, which may be nothing. */
export type ReturnFunds = {
  readonly type: 'return-funds';
  readonly assetId: AssetId;
  readonly units: Units;
  readonly wallet: StrategyWallet;
};

/** A coin of the account's isolated margin wallet of a market. */
type InMargin = { readonly marketId: MarketId; readonly assetId: AssetId; readonly units: Units };

/**
 * Between the account's spot wallet and its margin wallet of a market, which the first one opens: into it, or out of it. 0 units: all
 * that may leave, which may be nothing.
 */
export type TransferMargin = InMargin & { readonly type: 'transfer-margin'; readonly direction: 'in' | 'out' };

/** Lends coins to the margin wallet; the hour that has begun is charged at once. */
export type BorrowByStep = InMargin & { readonly type: 'borrow' };

/** Gives back what is owed of a coin, interest first. 0 units: as much as there is of it, which may be nothing. */
export type RepayByStep = InMargin & { readonly type: 'repay' };

/**
 * Out of a wallet of the strategy account into the spot wallet of whoever owns the account that it follows: of a strategy account its
 * owner, else the account itself. Refused while its own owner owes anything.
 */
export type PayShare = {
  readonly type: 'pay-share';
  readonly sourceId: AccountId;
  readonly assetId: AssetId;
  readonly units: Units;
  readonly wallet: StrategyWallet;
};

/** All that a strategy account can do. */
export type StrategyAction =
  | PlaceByStep
  | CancelByStep
  | CancelAllByStep
  | AmendByStep
  | Omit<SetLeverage, 'accountId'>
  | Omit<SetMarginMode, 'accountId'>
  | Omit<ChangeMargin, 'accountId'>
  | TakeFunds
  | ReturnFunds
  | TransferMargin
  | BorrowByStep
  | RepayByStep
  | PayShare;

/**
 * The only way in which a strategy account acts. The step is the account's last one plus 1; any other is refused without effect, so that
 * one that is sent twice happens once. The step is taken, and answered as done, even where its action is refused.
 */
export type TakeStep = {
  readonly type: 'take-step';
  readonly accountId: AccountId;
  readonly step: number;
  readonly action: StrategyAction;
};

/** Steps of as many accounts, 1 to 250, one after the other in one command: before anybody else's, and before anybody sees the book. */
export type TakeSteps = { readonly type: 'take-steps'; readonly steps: readonly Omit<TakeStep, 'type'>[] };

/**
 * Lets a user copy a strategy for good: the price goes out of what the payer has available in spot (unified: what may leave) to the
 * author's spot wallet. Told again for the same user, nothing happens again, whatever the terms.
 */
export type SubscribeStrategy = {
  readonly type: 'subscribe-strategy';
  /** The payer: the subscriber, or an account that is his too. Who that is is not the core's to know. */
  readonly accountId: AccountId;
  readonly subscriberId: AccountId;
  /** The strategy account that is copied. */
  readonly strategyId: AccountId;
  readonly assetId: AssetId;
  /** The price; 0: free. */
  readonly units: Units;
  /** Whole percent of profit that goes to the author, 0 to 100. It moves nothing: whoever runs the copy keeps it. */
  readonly sharePercent: number;
};

export type StrategyCommand = OpenStrategyAccount | InstructStrategy | TakeStep | TakeSteps | SubscribeStrategy;
