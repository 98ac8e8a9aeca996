// A leader as somebody who would copy him has to know him.
import type { ResponseOf } from '#lib/contract/call.ts';
import type { getLeaderRecord } from '#lib/contract/calls/v1/trigger/trace/leader/detail.ts';
import type { CopiedLine } from './use-copy-markets.ts';

/** `symbolIds`: what he has traded, the latest first. `coin`: in which the copies of the line are told. */
export type FollowedLeader = CopiedLine & {
  readonly leaderId: string;
  /** The worth of his account of the line. */
  readonly equity: string;
  /** The mean of what he trades with. */
  readonly leverage: number;
  /** The market that a copy begins with: each further one comes with the leader's first order there. Left out: that of bitcoin. */
  readonly firstMarket?: string;
};

export const followedLeaderOf = ({ leader, trades, coin }: ResponseOf<typeof getLeaderRecord>): FollowedLeader => ({
  leaderId: leader.leaderId,
  line: leader.line,
  coin,
  symbolIds: [...new Set(trades.map(({ symbolId }) => symbolId))],
  equity: leader.figures.equity,
  leverage: Math.min(200, Math.max(1, Math.round(Number(leader.figures.meanLeverage)))),
});

export const firstMarketOf = ({ line, coin, firstMarket }: FollowedLeader): string => {
  if (firstMarket !== undefined) return firstMarket;
  if (line === 'spot') return 'BTCUSDT_SPBL';
  return coin === 'SUSDT' ? 'SBTCSUSDT_SUMCBL' : 'BTCUSDT_UMCBL';
};
