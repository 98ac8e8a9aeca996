// The leaders of the house: accounts that the exchange trades by a fixed rule, so that there is somebody to copy from the first day on.
import type { HouseRule } from '#lib/contract/leaders/house-rule.ts';
import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';

export type HouseLeader = {
  /** Stays the same for good: an account that was opened under it is never opened again. */
  readonly key: string;
  /** The name of the profile. */
  readonly name: string;
  readonly line: LeaderLine;
  /** A market in which a bot of the house works anyway: no other one is kept in use by a position. */
  readonly symbol: string;
  readonly rule: HouseRule;
  /** Given once, in whole USDT. */
  readonly funds: number;
};

export const houseLeaders: readonly HouseLeader[] = [
  { key: 'trend', name: 'House trend', line: 'futures', symbol: 'BTCUSDT_UMCBL', rule: 'trend', funds: 10_000 },
  { key: 'reversal', name: 'House reversal', line: 'futures', symbol: 'BTCUSDT_UMCBL', rule: 'reversal', funds: 10_000 },
  { key: 'breakout', name: 'House breakout', line: 'spot', symbol: 'ETHUSDT', rule: 'breakout', funds: 10_000 },
  { key: 'trend-spot', name: 'House trend spot', line: 'spot', symbol: 'SOLUSDT', rule: 'trend', funds: 10_000 },
];

/** The user that an account of the house belongs to: nobody can log in as one. */
export const houseUserId = ({ key }: Pick<HouseLeader, 'key'>): string => `house-leader-${key}`;

/** The rules of the house by user. */
export const houseUsers: ReadonlyMap<string, HouseRule> = new Map(houseLeaders.map((leader) => [houseUserId(leader), leader.rule]));
