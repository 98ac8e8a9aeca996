// The best strategies of each kind and of the week, for the pages that show some of the plaza.
import 'server-only';

import { getRecommendedKinds } from '#lib/contract/calls/v1/trigger/strategy/public/conf/recommendList.ts';
import { getBestOfTheWeek } from '#lib/contract/calls/v1/trigger/strategyPlatform/strategyTracking/bestStrategyOfTheWeekList.ts';
import type { TradingMode } from '#lib/contract/trading-mode.ts';
import { publicExchange } from '../exchange/exchange.ts';

/** Null: the exchange does not tell now; the rest of the page stands. */
export async function loadRanked(world: TradingMode) {
  const client = publicExchange(world);
  const loaded = await Promise.all([client.call(getRecommendedKinds, {}), client.call(getBestOfTheWeek, {})]).catch(() => null);
  if (loaded === null) return null;
  const [kinds, week] = loaded;
  return { kinds: kinds.list.flatMap(({ all, ended, best }) => (best === null ? [] : { all, ended, best })), week: week.list };
}
