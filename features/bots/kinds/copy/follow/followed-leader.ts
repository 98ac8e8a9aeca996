// A leader as somebody who would copy him has to know him.
import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';

/** `coin`: in which the copies of the line are told. */
export type FollowedLeader = { readonly leaderId: string; readonly line: LeaderLine; readonly coin: string };

/** The market that a copy begins with: each further one comes with the leader's first order there. */
export const firstMarketOf = ({ line, coin }: FollowedLeader): string => {
  if (line === 'spot') return 'BTCUSDT_SPBL';
  return coin === 'SUSDT' ? 'SBTCSUSDT_SUMCBL' : 'BTCUSDT_UMCBL';
};
