// Lists the strategies with the highest rates of the last seven days.
import { getBestOfTheWeek } from '#lib/contract/calls/v1/trigger/strategyPlatform/strategyTracking/bestStrategyOfTheWeekList.ts';
import { toRanked } from '#server/answers/plaza/to-ranked.ts';
import { servePublic } from '#server/http/serving/serve.ts';

const size = 10;
const bothLines = [1, 2] as const;

export const serveBestOfTheWeek = servePublic(
  getBestOfTheWeek,
  ['plaza', 'listings'],
  async ({ strategyBaseType }, { plaza, listings }) => {
    const lines = bothLines.filter((line) => strategyBaseType === 5 || strategyBaseType === line);
    const ask = { windowDays: 7, types: [], sort: 1, isRunning: null, onlyOpen: false, marketId: null, page: 1, size } as const;
    const pages = await Promise.all(lines.map((line) => plaza.page({ ...ask, line })));
    const best = pages.flatMap(({ list }) => list).toSorted((one, other) => other.record.rateE8 - one.record.rateE8);
    return { list: best.slice(0, size).map((one) => toRanked(one, listings)) };
  },
);
