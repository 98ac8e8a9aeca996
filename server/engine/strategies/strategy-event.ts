// The events of strategy accounts.
import type { AccountId, AssetId, OrderId } from '../ids.ts';
import type { RejectReason } from '../reject.ts';
import type { Units } from '../units.ts';
import type { StrategyWallet } from './strategy-command.ts';

/** Told behind the opening of the account as such. */
type StrategyAccountOpened = {
  readonly type: 'strategy-account-opened';
  readonly accountId: AccountId;
  readonly ownerId: AccountId;
  readonly name: string;
};

type StrategyInstructed = {
  readonly type: 'strategy-instructed';
  readonly accountId: AccountId;
  readonly name: string;
  readonly text: string;
};

/** Told behind what the step itself has caused. */
export type StepTaken = {
  readonly type: 'step-taken';
  readonly accountId: AccountId;
  readonly step: number;
  /** The order that was placed, changed or taken back; null: none. */
  readonly orderId: OrderId | null;
  /** Why its action was refused; null: it was done. */
  readonly refused: RejectReason | null;
};

/** Between the owner's spot wallet and a wallet of the strategy account: into it, or out of it. */
export type StrategyFundsMoved = {
  readonly type: 'strategy-funds-moved';
  readonly accountId: AccountId;
  readonly ownerId: AccountId;
  readonly assetId: AssetId;
  readonly units: Units;
  readonly wallet: StrategyWallet;
  readonly direction: 'in' | 'out';
};

/** Out of a wallet of the strategy account to the author of what it copies. */
export type StrategySharePaid = {
  readonly type: 'strategy-share-paid';
  readonly accountId: AccountId;
  readonly ownerId: AccountId;
  /** The account that is followed, and the one that was paid. */
  readonly sourceId: AccountId;
  readonly authorId: AccountId;
  readonly assetId: AssetId;
  readonly units: Units;
  readonly wallet: StrategyWallet;
};

type StrategySubscribed = {
  readonly type: 'strategy-subscribed';
  /** The payer. */
  readonly accountId: AccountId;
  readonly subscriberId: AccountId;
  readonly strategyId: AccountId;
  readonly authorId: AccountId;
  readonly assetId: AssetId;
  readonly units: Units;
  readonly sharePercent: number;
};

export type StrategyEvent =
  | StrategyAccountOpened
  | StrategyInstructed
  | StepTaken
  | StrategyFundsMoved
  | StrategySharePaid
  | StrategySubscribed;
