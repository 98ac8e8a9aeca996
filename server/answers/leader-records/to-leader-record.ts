// A record of a leader as the wire tells it.
import * as z from 'zod/mini';

import type {
  LeaderFigures,
  LeaderGap,
  LeaderHourTold,
  LeadersPicture,
  LeaderTrade,
  RankedLeader,
} from '#lib/contract/leaders/leader-record.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import type { Listings } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';
import type { LeaderTrade as KeptTrade, RecordRow } from '#server/services/leader-records/known-leader.ts';
import type { LeaderDetail, Picture } from '#server/services/leader-records/leader-records.ts';
import { leadsOn } from '#server/services/leader-records/record-rows.ts';

const symbolOf = (market: ReturnType<Listings['market']>): string => (isContract(market) ? market.symbol : symbolIdOf(market.symbol));

const shareDecimals = 8;
const share = (e8: number): string => formatDecimal(e8, shareDecimals);
const shareOrNone = (e8: number | null): string | null => (e8 === null ? null : share(e8));

export function toFigures(row: RecordRow, decimals: number): LeaderFigures {
  const money = (units: bigint): string => formatDecimal(units, decimals);
  return {
    windowDays: row.windowDays,
    equity: money(row.equity),
    profit: money(row.profit),
    timeWeighted: share(row.timeWeightedE8),
    return2026: share(row.return2026E8),
    return2023: share(row.return2023E8),
    drawdown: share(row.drawdownE8),
    worstDay: share(row.worstDayE8),
    underWaterMs: row.underWaterMs,
    sharpe: row.sharpe,
    closed: row.closed,
    won: row.won,
    winRate: share(row.winRateE8),
    averageWin: money(row.averageWin),
    averageLoss: money(row.averageLoss),
    mostLeverage: row.mostLeverage,
    meanLeverage: formatDecimal(row.leverageHundredths, 2),
    copiesNow: row.copiesNow,
    copies: row.copies,
    aum: money(row.aum),
    followersProfit: money(row.followersProfit),
    followersReturn: shareOrNone(row.followersE8),
    shared: money(row.shared),
    computed: row.computedUntilMs === null ? null : { untilTimeMs: row.computedUntilMs, profit: money(row.computedProfit) },
  };
}

export const toRankedLeader = (
  row: RecordRow,
  { profile, houseRule }: Pick<RankedLeader, 'profile' | 'houseRule'>,
  decimals: number,
): RankedLeader => ({
  leaderId: String(row.leaderId),
  line: row.line,
  profile,
  houseRule,
  startTimeMs: row.startedMs,
  endTimeMs: row.endedMs === leadsOn ? null : row.endedMs,
  isAlive: row.isAlive,
  figures: toFigures(row, decimals),
});

const mostMarketsTold = 20;

/** The markets of the trades of a record, the latest first, and that of a rule of the house. */
export const tradedSymbols = ({ traded }: RecordRow, listings: Listings): string[] =>
  z
    .parse(z.array(z.number()), JSON.parse(traded ?? '[]'))
    .slice(0, mostMarketsTold)
    .map((marketId) => symbolOf(listings.market(marketId)));

export const toPicture = ({ leaders, above, middleE8, followed, followersAbove, followersMiddleE8 }: Picture): LeadersPicture => ({
  leaders,
  above,
  middle: shareOrNone(middleE8),
  followed,
  followersAbove,
  followersMiddle: shareOrNone(followersMiddleE8),
});

export const toLeaderHour = (hour: LeaderDetail['hours'][number], decimals: number): LeaderHourTold => ({
  timeMs: hour.hourMs,
  isComputed: hour.isComputed,
  equity: formatDecimal(hour.equityUnits, decimals),
  profit: formatDecimal(hour.profitUnits, decimals),
  mostMargin: formatDecimal(hour.mostMarginUnits, decimals),
});

export function toLeaderTrade(trade: KeptTrade, listings: Listings, decimals: number): LeaderTrade {
  return {
    symbolId: symbolOf(listings.market(trade.marketId)),
    holdSide: trade.holdSide,
    leverage: trade.leverage,
    openTimeMs: trade.openedMs,
    closeTimeMs: trade.endedMs,
    opened: formatDecimal(trade.openedUnits, decimals),
    net: formatDecimal(trade.netUnits, decimals),
    closedBy: trade.closedBy,
  };
}

export function toGap({ parts, leaderUnits, followerUnits, ...counted }: LeaderDetail['gap'], decimals: number): LeaderGap {
  const money = (units: bigint): string => formatDecimal(units, decimals);
  return {
    ...counted,
    leader: money(leaderUnits),
    followers: money(followerUnits),
    price: money(parts.price),
    time: money(parts.time),
    size: money(parts.size),
    skipped: money(parts.skipped),
    fees: money(parts.fees),
    share: money(parts.share),
  };
}
