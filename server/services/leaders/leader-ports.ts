// Everything that the leaders of a venue stand on: its core, its bots, and the messages to users.
import type { HouseRule } from '#lib/contract/leaders/house-rule.ts';
import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import type { TradingMode } from '#lib/contract/trading-mode.ts';
import type { ErrorKey } from '#lib/contract/errors.ts';
import type { Instruction } from '#server/automation/instruction.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { Store } from '#server/store/open-store.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import type { CopiedSizes } from './copied-sizes.ts';
import type { CopyOfLeader } from './copies-of-leader.ts';

export type LeaderPorts = {
  /** With the tables of people. */
  readonly db: Store['db'];
  readonly venue: TradingMode;
  /** The users whose accounts the exchange itself trades, by the rule of each. */
  readonly houseUsers: ReadonlyMap<string, HouseRule>;
  /** Null: the account leads, with this family. Told again it brings the family up to date. */
  readonly startLeading: (accountId: AccountId, line: LeaderLine, familyIds: readonly AccountId[]) => Promise<ErrorKey | null>;
  /** Told of an account that leads from now on, with the worth of its account of the line in USDT. */
  readonly onBegun: (accountId: AccountId, line: LeaderLine, ownUsdt: string) => Promise<void>;
  readonly stopLeading: (accountId: AccountId, line: LeaderLine) => Promise<ErrorKey | null>;
  /** The family with which the account leads, its own number included; empty: it never led. */
  readonly familyIn: (accountId: AccountId) => Promise<readonly AccountId[]>;
  /** True if the account copies somebody. */
  readonly follows: (accountId: AccountId) => Promise<boolean>;
  /** The worth of the account of the line, in USDT. */
  readonly worthOf: (accountId: AccountId, line: LeaderLine) => Promise<string>;
  /** The lowest worth that its figures of the last 24 hours tell, in USDT; null: there are none. */
  readonly lowestOf: (accountId: AccountId, line: LeaderLine) => Promise<string | null>;
  /** Running and ended ones. */
  readonly copiesOf: (accountId: AccountId, line: LeaderLine) => readonly CopyOfLeader[];
  /** An instruction to copies, under a name that tells a repeat. */
  readonly tellCopies: (strategyIds: readonly AccountId[], name: string, told: Instruction) => Promise<void>;
  /** Sizes and holdings of the copies that run. */
  readonly copiedIn: (accountId: AccountId, market: MarketListing) => Promise<CopiedSizes>;
  /** Null: nobody has the account any more. */
  readonly userOf: (accountId: AccountId) => Promise<string | null>;
  /** True if the user, or the main account of the sub-account, is frozen. */
  readonly isFrozen: (userId: string) => Promise<boolean>;
  /** A message to a user; not again under the same name. */
  readonly tell: (userId: string, kind: string, params: Readonly<Record<string, string>>, name: string) => Promise<void>;
  /** Told of leaders that a copy has left. Returns how to stop. */
  readonly onCopyEnded: (listener: (leaderId: AccountId) => void) => () => void;
  readonly now: () => number;
  readonly log: { error(details: object, text: string): void };
  readonly closing: AsyncDisposableStack;
};
