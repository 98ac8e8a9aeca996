// The leaders of the house: accounts that the exchange trades by a fixed rule, so that there is somebody to copy from the first day on.
import type { HouseRule } from '#lib/contract/leaders/house-rule.ts';
import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';

export type HouseLeader = {
  /** Stays the same for good: an account that was opened under it is never opened again. */
  readonly key: string;
  /** The name of the profile. */
  readonly name: string;
  readonly line: LeaderLine;
  /** In each venue a market in which bots of the house work anyway: no other one is kept in use by a position. */
  readonly symbols: Readonly<Record<TradingMode, string>>;
  readonly rule: HouseRule;
  /** Given once, in whole coins of the line: USDT, and in demo trading SUSDT for contracts. */
  readonly funds: number;
};

const contract = { [TradingMode.live]: 'BTCUSDT_UMCBL', [TradingMode.paper]: 'SBTCSUSDT_SUMCBL' };
/** In demo trading bots of the house work in bitcoin alone. */
const spot = (symbol: string) => ({ [TradingMode.live]: symbol, [TradingMode.paper]: 'BTCUSDT' });

export const houseLeaders: readonly HouseLeader[] = [
  { key: 'trend', name: 'House trend', line: 'futures', symbols: contract, rule: 'trend', funds: 10_000 },
  { key: 'reversal', name: 'House reversal', line: 'futures', symbols: contract, rule: 'reversal', funds: 10_000 },
  { key: 'breakout-futures', name: 'House breakout futures', line: 'futures', symbols: contract, rule: 'breakout', funds: 10_000 },
  { key: 'breakout', name: 'House breakout', line: 'spot', symbols: spot('ETHUSDT'), rule: 'breakout', funds: 10_000 },
  { key: 'trend-spot', name: 'House trend spot', line: 'spot', symbols: spot('SOLUSDT'), rule: 'trend', funds: 10_000 },
  { key: 'reversal-spot', name: 'House reversal spot', line: 'spot', symbols: spot('BTCUSDT'), rule: 'reversal', funds: 10_000 },
];

/** The user that an account of the house belongs to: nobody can log in as one. */
export const houseUserId = ({ key }: Pick<HouseLeader, 'key'>): string => `house-leader-${key}`;

/** The rules of the house by user. */
export const houseUsers: ReadonlyMap<string, HouseRule> = new Map(houseLeaders.map((leader) => [houseUserId(leader), leader.rule]));
