// The question that a call about the ranking asks.
import { BusinessLine } from '#lib/contract/enums.ts';
import type { RankingSort, RankingWindow } from '#lib/contract/bots/plaza.ts';
import type { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import type { RankingQuestion } from '#server/services/plaza/read-ranking.ts';

type Asked = {
  readonly strategyType?: StrategyType | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
  readonly businessLine: number;
  readonly sortType: RankingSort;
  readonly indicatorDate: RankingWindow;
};

export const rankingQuestion = ({ strategyType, pageNo, pageSize, businessLine, sortType, indicatorDate }: Asked): RankingQuestion => ({
  windowDays: indicatorDate,
  line: businessLine === BusinessLine.spot ? 1 : 2,
  types: strategyType === undefined ? [] : [strategyType],
  sort: sortType,
  isRunning: null,
  onlyOpen: false,
  page: pageNo,
  size: pageSize,
});
