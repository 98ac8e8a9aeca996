// The question that a call about the ranking asks.
import { BusinessLine } from '#lib/contract/enums.ts';
import type { RankingSort, RankingWindow } from '#lib/contract/bots/plaza.ts';
import type { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import type { Listings } from '#server/engine/listings.ts';
import type { RankingQuestion } from '#server/services/plaza/read-ranking.ts';
import { findAnyMarket } from '../market/find-market.ts';
import { Refusal } from '../refusal/refusal.ts';

type Asked = {
  readonly strategyType?: StrategyType | undefined;
  readonly symbolId?: string | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
  readonly businessLine: number;
  readonly sortType: RankingSort;
  readonly indicatorDate: RankingWindow;
};

export function rankingQuestion(
  listings: Listings,
  { strategyType, symbolId, pageNo, pageSize, businessLine, sortType, indicatorDate }: Asked,
): RankingQuestion | Refusal {
  const market = symbolId === undefined ? null : findAnyMarket(listings, symbolId);
  if (market instanceof Refusal) return market;
  return {
    windowDays: indicatorDate,
    line: businessLine === BusinessLine.spot ? 1 : 2,
    types: strategyType === undefined ? [] : [strategyType],
    sort: sortType,
    isRunning: null,
    onlyOpen: false,
    marketId: market?.marketId ?? null,
    page: pageNo,
    size: pageSize,
  };
}
