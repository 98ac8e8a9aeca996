// A bot that somebody has started, with everything that the mechanism knows of it.
import type { BotNoticeKind } from '#lib/contract/bots/bot-notices.ts';
import type { BotOrigin } from '#lib/contract/bots/bot-origin.ts';
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import type { BotState, StopReason, StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { Wallet } from '#lib/contract/enums.ts';
import type { LeadLine } from '#server/engine/accounts/leader.ts';
import type { AccountId, AssetId, MarketId } from '#server/engine/ids.ts';
import type { StrategyAction, StrategyWallet } from '#server/engine/strategies/strategy-command.ts';

import type { ProfitWaits, Waits } from '../bot-kind.ts';
import type { BotDebt, BotPosition, NeedsOwner, ProfitShare } from '../bot-view.ts';
import type { BotLeg } from '../many-markets-kind.ts';
import type { RunningKind } from './run-kind.ts';
import type { StandingOrders } from './standing-orders.ts';

/** An action that was decided and that the core has not told of yet. */
export type PendingStep = {
  readonly step: number;
  readonly action: StrategyAction;
  /** Decided by the mechanism: the kind knows nothing of it. */
  readonly isOwn: boolean;
};

/** A balance as the ledger last told it, frozen coins included. `marketId`: of an isolated margin wallet, of which there is one for each market. */
export type HeldCoin = { readonly assetId: AssetId; readonly wallet: Wallet; readonly marketId?: MarketId; readonly units: number };

/** The key of a balance among those of the bot. */
export const coinKey = ({ wallet, marketId, assetId }: Omit<HeldCoin, 'units'>): string =>
  marketId === undefined ? `${wallet} ${assetId}` : `${wallet} ${assetId} ${marketId}`;

export const coinWallet = ({ wallet }: HeldCoin): StrategyWallet => (wallet === Wallet.futures ? Wallet.futures : Wallet.spot);

/** The sums of a bot, in units of the quote coin (contracts: the margin coin). */
type Sums = {
  investedUnits: number;
  addedUnits: number;
  returnedUnits: number;
  feeUnits: number;
  fundingUnits: number;
  /** Charged on what was borrowed. */
  interestUnits: number;
  fills: number;
};

/** The prices and candles that a bot waits for in one of its markets. */
type LegWaits = Omit<Waits, 'atMs'>;

/** The end of a bot: the last attempt to take back what it has left, how often it was made, and whether it may be made again by now. */
export type Closing = { readonly action: StrategyAction['type'] | null; readonly tries: number; readonly isDue: boolean };

/** The leader that the account of a copy follows, and in which line. */
export type Follows = { readonly leaderId: AccountId; readonly line: LeadLine };

export type Instance = {
  readonly strategyId: AccountId;
  readonly ownerId: AccountId;
  /** The leader that it copies; null: nobody. */
  readonly follows: Follows | null;
  readonly name: string;
  readonly strategyType: StrategyType;
  /** Its markets, the main one first, with the prices of the moment. */
  legs: readonly BotLeg[];
  terms: BotTerms;
  /** The bot that it was started as a copy of; null: of none. */
  readonly copyOf: AccountId | null;
  profitShare: ProfitShare | null;
  /** It has been told to end, or to open nothing more: a share that rises later is not its own any more. Left out: it has not. */
  keepsShare?: true;
  readonly origin: BotOrigin;
  /** The kinds of notice that its owner gets. */
  notices: readonly BotNoticeKind[];
  readonly kind: RunningKind;
  state: BotState;
  stopReason: StopReason | null;
  needsOwner: NeedsOwner | null;
  readonly createdMs: number;
  startedMs: number | null;
  endedMs: number | null;
  /** The number of its last action. */
  step: number;
  /** The last action that was handed to the core by this run. */
  sent: number;
  /** In the order of steps. */
  pending: PendingStep[];
  readonly orders: StandingOrders;
  /** The prices and candles that it waits for in each leg. */
  waits: readonly LegWaits[];
  profitWaits: ProfitWaits;
  /** The time at which it is to be woken; 0: none. */
  wakeMs: number;
  readonly sums: Sums;
  readonly coins: Map<string, HeldCoin>;
  positions: readonly BotPosition[];
  debts: readonly BotDebt[];
  /** The legs in which the mark price is near that of its liquidation. */
  endangered: readonly number[];
  /** Refusals without anything done between them. */
  refusals: number;
  /** Null: it is not at its end. */
  closing: Closing | null;
  lastDecision: number;
};

export const noWaits: LegWaits = { lastAtOrAbove: 0, lastAtOrBelow: 0, markAtOrAbove: 0, markAtOrBelow: 0, candles: null };

export const noProfitWaits: ProfitWaits = { atOrBelow: null, atOrAbove: null };

/** From here on it waits for nothing. */
export function forgetWaits(instance: Instance): void {
  instance.waits = instance.legs.map(() => noWaits);
  instance.profitWaits = noProfitWaits;
  instance.wakeMs = 0;
}

/** A bot has one market at least. */
export function legAt({ legs, strategyId }: Pick<Instance, 'legs' | 'strategyId'>, place: number): BotLeg {
  const leg = legs[place];
  if (leg === undefined) throw new RangeError(`bot ${strategyId} has no leg ${place}`);
  return leg;
}

/** The place of a market among those of the bot; -1: it is none of them. */
export const legOf = ({ legs }: Pick<Instance, 'legs'>, marketId: MarketId): number =>
  legs.findIndex(({ market }) => market.marketId === marketId);
