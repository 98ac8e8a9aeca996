// Everything that the leaders of a venue stand on: its core and bots, and what other services know and tell.
import type { HouseRule } from '#lib/contract/leaders/house-rule.ts';
import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import type { TradingMode } from '#lib/contract/trading-mode.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { LeaderStore } from './store/leader-store.ts';
import type { leadingInVenue } from './leading-in-venue.ts';

export type LeaderPorts = ReturnType<typeof leadingInVenue> & {
  readonly store: LeaderStore;
  readonly venue: TradingMode;
  /** The users whose accounts the exchange itself trades, by the rule of each. */
  readonly houseUsers: ReadonlyMap<string, HouseRule>;
  /** Told of an account that leads from now on, with the worth of its account of the line in USDT. */
  readonly onBegun: (accountId: AccountId, line: LeaderLine, ownUsdt: string) => Promise<void>;
  /** Null: nobody has the account any more. */
  readonly userOf: (accountId: AccountId) => Promise<string | null>;
  /** True if the user, or the main account of the sub-account, is frozen. */
  readonly isFrozen: (userId: string) => Promise<boolean>;
  /** A message to a user; not again under the same name. */
  readonly tell: (userId: string, kind: string, params: Readonly<Record<string, string>>, name: string) => Promise<void>;
  readonly now: () => number;
  /** A name for a command, as no other of the venue has: time may stand still between two. */
  readonly newReference: () => string;
  /** The standings of all who lead are looked up once for so long. */
  readonly boardFreshMs: number;
  readonly log: { error(details: object, text: string): void };
  readonly closing: AsyncDisposableStack;
};
