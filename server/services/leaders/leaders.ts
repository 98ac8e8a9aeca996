// The port of those who lead copied trades in a venue: how they begin and end, what others see of them, and who waits for a place.
import type { ErrorKey, ErrorParams } from '#lib/contract/errors.ts';
import type { HouseRule } from '#lib/contract/leaders/house-rule.ts';
import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import type { LeaderProfile, profileStates } from '#lib/contract/leaders/leader-profile.ts';
import type { LeaderStatus } from '#lib/contract/leaders/leader-status.ts';
import type { LeaderTier } from '#lib/contract/leaders/leader-tiers.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import type { CopiedSizes } from './copied-sizes.ts';
import type { CopiesSum } from './copies-of-leader.ts';
import type { WaitingPlace } from './store/leader-waiting.ts';

export type LeaderRefusal = { readonly refused: ErrorKey; readonly params: ErrorParams };

/** Somebody who leads, or has led. */
export type Leader = {
  readonly accountId: AccountId;
  readonly line: LeaderLine;
  readonly userId: string;
  readonly status: LeaderStatus;
  readonly firstStartedMs: number;
  readonly startedMs: number;
  /** Null: has not left. */
  readonly endedMs: number | null;
  /** The share that holds now. */
  readonly sharePercent: number;
  /** A higher one that copiers have been told of; null: none. */
  readonly nextShare: { readonly percent: number; readonly fromMs: number } | null;
  /** An operator's words; null: not suspended. */
  readonly suspendedReason: string | null;
};

/** Worths in USDT. */
type LeaderStanding = {
  readonly ownUsdt: string;
  readonly copies: CopiesSum;
  readonly tier: LeaderTier;
  /** Copiers that may be, those that are among them. */
  readonly places: number;
};

/** A leader with the standing of a moment. */
export type LeaderOnBoard = { readonly leader: Leader; readonly standing: LeaderStanding };

/** An account that asks to lead. */
export type Applicant = {
  readonly userId: string;
  readonly accountId: AccountId;
  /** The user itself, or the main account of the sub-account. */
  readonly mainId: string;
  /** False: a sub-account that was not made for it. */
  readonly mayLead: Readonly<Record<LeaderLine, boolean>>;
};

/** The terms on which a leader is followed. */
type LeaderTerms = Pick<Leader, 'sharePercent' | 'nextShare'> & { readonly maxCopiers: number; readonly isOpen: boolean };

/** The profile that others see of a leader, and the one that its owner has sent since. */
export type KeptProfile = {
  /** Null: nothing was approved yet. */
  readonly shown: LeaderProfile | null;
  readonly sent: LeaderProfile | null;
  readonly state: (typeof profileStates)[number];
  /** An operator's words about what was refused. */
  readonly refusedReason: string;
};

export type Leaders = {
  /** Null: the account leads from now on. `sharePercent` of the profit of each copy is asked for. */
  apply(applicant: Applicant, line: LeaderLine, sharePercent: number): Promise<LeaderRefusal | null>;
  /** Everything that stands in the way of leading a line; empty: nothing. */
  refusals(applicant: Applicant, line: LeaderLine): Promise<readonly LeaderRefusal[]>;
  /** Copies are closed by rule. Null: the account leads no more. */
  leave(accountId: AccountId, line: LeaderLine): Promise<LeaderRefusal | null>;
  /** Leaves every line of an account that is given up. */
  leaveAll(accountId: AccountId): Promise<void>;
  /** Lower at once, higher after the notice, of copies that run as well. Null: it is so. */
  setShare(accountId: AccountId, line: LeaderLine, percent: number): Promise<LeaderRefusal | null>;
  /** A copy has begun: whoever owns it is told of a higher share that is announced already. */
  copyBegan(accountId: AccountId, line: LeaderLine): Promise<void>;
  /** Null: it never led. */
  find(accountId: AccountId, line: LeaderLine): Promise<Leader | null>;
  /** All lines that these accounts lead, or ever led. */
  findAll(accountIds: readonly AccountId[]): Promise<readonly Leader[]>;
  /** All who lead the line, or ever led it. */
  list(line: LeaderLine): Promise<readonly Leader[]>;
  standing(leader: Pick<Leader, 'accountId' | 'line'>): Promise<LeaderStanding>;
  /** The sums of those who copy, in one market. */
  copiedIn(accountId: AccountId, market: MarketListing): Promise<CopiedSizes>;
  /** The standings of all who lead a line, at most five seconds old, those who have led longest first. */
  board(line: LeaderLine): Promise<readonly LeaderOnBoard[]>;
  /** Null: it does not lead. */
  leaderOf(accountId: AccountId, line: LeaderLine): Promise<LeaderTerms | null>;
  /** True if anybody leads the line. */
  anybodyLeads(line: LeaderLine): Promise<boolean>;
  /** The accounts that the exchange itself leads with, and the rule of each. */
  houseRules(): Promise<ReadonlyMap<AccountId, HouseRule>>;
  profile(accountId: AccountId): Promise<KeptProfile>;
  /** Those who show a name with a text in it, and the account whose number it is; whether they lead or led is not looked at. */
  named(text: string): Promise<readonly AccountId[]>;
  profiles(accountIds: readonly AccountId[]): Promise<ReadonlyMap<AccountId, KeptProfile>>;
  /** Shown at once where no operator looks at it, else when one has. */
  sendProfile(accountId: AccountId, profile: LeaderProfile): Promise<LeaderRefusal | null>;
  /** A reason of null approves. */
  decideProfile(accountId: AccountId, reason: string | null): Promise<LeaderRefusal | null>;
  /** Ends leading where it leads and lets it not begin again; null: it may lead again. */
  suspend(accountId: AccountId, line: LeaderLine, reason: string | null): Promise<LeaderRefusal | null>;
  /** `waits` false: waits no more. */
  wait(userId: string, accountId: AccountId, line: LeaderLine, waits: boolean): Promise<LeaderRefusal | null>;
  waiting(accountId: AccountId, line: LeaderLine): Promise<number>;
  /** The places for which the user waits. */
  waitingOf(userId: string): Promise<readonly WaitingPlace[]>;
  /** True if the user waits for a place. */
  isWaiting(userId: string, accountId: AccountId, line: LeaderLine): Promise<boolean>;
  /** A new account of the family: whoever of it leads does not trade with those who copy, and that goes for all of it. */
  familyGrew(userId: string): Promise<void>;
  /** Resolves when what was on its way when the house was closed is done. */
  readonly resumed: Promise<void>;
};
