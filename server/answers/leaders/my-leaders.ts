// The leaders of one follower, put together from the copies that he has or had and from his places in queues.
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import { LeaderStatus } from '#lib/contract/leaders/leader-status.ts';
import type { MyLeader } from '#lib/contract/leaders/my-leader.ts';
import type { AccountId } from '#server/engine/ids.ts';
import { formatDecimal } from '#server/engine/units.ts';
import type { OwnedBot } from '#server/services/bots/bots.ts';
import type { Leader } from '#server/services/leaders/leaders.ts';

/** `copies`: newest first. */
type FollowedPlace = { readonly leaderId: AccountId; readonly line: LeaderLine; readonly copies: readonly OwnedBot[] };

const lineOfCopy = ({ strategyType }: OwnedBot): LeaderLine => (strategyType === 31 ? 'spot' : 'futures');

export const placeKey = ({ leaderId, line }: { readonly leaderId: AccountId; readonly line: LeaderLine }): string => `${line} ${leaderId}`;

/** One for each leader and line, in the order of their newest copies. */
export function followedPlaces(copies: readonly OwnedBot[]): readonly FollowedPlace[] {
  const followed = copies.flatMap((copy) => (copy.copyOf === null ? [] : [{ copy, leaderId: copy.copyOf, line: lineOfCopy(copy) }]));
  const newestFirst = followed.toSorted((one, other) => other.copy.strategyId - one.copy.strategyId);
  return [...Map.groupBy(newestFirst, placeKey).values()].flatMap((of) =>
    of.slice(0, 1).map(({ leaderId, line }) => ({ leaderId, line, copies: of.map(({ copy }) => copy) })),
  );
}

const isRunning = ({ state }: OwnedBot): boolean => state !== BotState.stopped;

/** Money in the coin of the line. */
export function sumsOfCopies(
  copies: readonly OwnedBot[],
  decimals: number,
): Pick<MyLeader, 'copies' | 'invested' | 'worth' | 'profit' | 'shared'> {
  const running = copies.filter(isRunning);
  const sum = (some: readonly OwnedBot[], of: (copy: OwnedBot) => number): string =>
    formatDecimal(
      some.reduce((all, copy) => all + BigInt(of(copy)), 0n),
      decimals,
    );
  return {
    copies: copies.map((copy) => ({ strategyId: String(copy.strategyId), isRunning: isRunning(copy) })),
    invested: sum(running, ({ investedUnits, addedUnits }) => investedUnits + addedUnits),
    worth: sum(running, ({ equityUnits }) => equityUnits),
    profit: sum(copies, ({ totalUnits }) => totalUnits),
    shared: sum(copies, ({ profitShare }) => profitShare?.paidUnits ?? 0),
  };
}

export function standingOf({ status, suspendedReason }: Leader): MyLeader['standing'] {
  if (suspendedReason !== null) return 'suspended';
  return status === LeaderStatus.leading || status === LeaderStatus.starting ? 'leads' : 'left';
}

const rank = ({ copies, waiting }: MyLeader): number => (copies.some((copy) => copy.isRunning) ? 0 : waiting === null ? 2 : 1);

/** Those with copies that run, then those who are waited for, then all others. */
export const byBond = (one: MyLeader, other: MyLeader): number => rank(one) - rank(other);
