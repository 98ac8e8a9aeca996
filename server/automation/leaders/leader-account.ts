// An account that leads, as it is kept from what the core tells of it: coins, positions, exits, and what has moved in and out.
import type { HoldSide, MarginMode } from '#lib/contract/enums.ts';
import type { LeadLine } from '#server/engine/accounts/leader.ts';
import type { AccountId, AssetId, MarketId, OrderId } from '#server/engine/ids.ts';

import type { BotPosition } from '../bot-view.ts';
import type { BothSides } from './leader-input.ts';
import type { LeaderDay } from './leader-day.ts';

/** The take profits and stop losses that wait for a leader, by plan. */
type LeaderExit = { readonly planId: OrderId; readonly marketId: MarketId };

export type LeaderAccount = {
  readonly accountId: AccountId;
  readonly line: LeadLine;
  /** The wallet of the line, frozen coins included. */
  readonly coins: Map<AssetId, number>;
  positions: readonly BotPosition[];
  exits: readonly LeaderExit[];
  /** Its worth when it began, or when anything of it was first looked at; and the flows since, both in the coin of the line. */
  startUnits: number;
  flowUnits: number;
  /** The flows since the last row of figures; and the most margin since then. */
  flowSinceUnits: number;
  mostMarginUnits: number;
  /** The last row of figures: its time, the profit that it has told, and all that has moved in and out since, one added to the other. */
  noted: { readonly timeMs: number; readonly profitUnits: number; readonly movedUnits: number };
  /** Null: nothing was seen of it yet. */
  day: LeaderDay | null;
};

/** Without its last row, or its day, in what earlier releases have written. */
export type StoredLeader = Omit<LeaderAccount, 'coins' | 'noted' | 'day'> & {
  readonly coins: readonly (readonly [AssetId, number])[];
  readonly noted?: LeaderAccount['noted'];
  readonly day?: LeaderAccount['day'];
};

export const neverNoted: LeaderAccount['noted'] = { timeMs: 0, profitUnits: 0, movedUnits: 0 };

export const storedLeader = ({ coins, ...plain }: LeaderAccount): StoredLeader => ({ ...plain, coins: [...coins] });
export const restoredLeader = ({ coins, noted = neverNoted, day = null, ...plain }: StoredLeader): LeaderAccount => ({
  ...plain,
  noted,
  day,
  coins: new Map(coins),
});

/** The key of a leader among all, and of those who follow: nobody follows an account in both of its lines. */
export const leaderKey = ({ accountId, line }: { readonly accountId: AccountId; readonly line: LeadLine }): string =>
  `${accountId} ${line}`;

/** Lots of a market, a short position below zero; of an account that holds both sides the difference. */
export const netLots = ({ positions }: Pick<LeaderAccount, 'positions'>, marketId: MarketId): number =>
  positions.reduce((sum, { marketId: of, holdSide, lots }) => (of === marketId ? sum + (holdSide === 'long' ? lots : -lots) : sum), 0);

/** The lots of each side that he holds. */
export const sidesHeld = ({ positions }: Pick<LeaderAccount, 'positions'>, marketId: MarketId): BothSides => {
  const of = (side: HoldSide): number =>
    positions.reduce((sum, position) => (position.marketId === marketId && position.holdSide === side ? sum + position.lots : sum), 0);
  return { longLots: of('long'), shortLots: of('short') };
};

/** A change of a leader in one market as copies are told it, before his worth is added. */
export type LeaderChange =
  | {
      readonly what: 'traded';
      readonly before: number;
      readonly after: number;
      readonly value: number;
      readonly lots: number;
      readonly leverage: number;
      readonly marginMode: MarginMode;
      readonly bothSides?: BothSides;
    }
  | { readonly what: 'margin'; readonly units: number; readonly before: number }
  | { readonly what: 'exit'; readonly takeTicks: number; readonly stopTicks: number };
