// The charts of a world that began as demo trading was: what was before its beginning is told by the demo, which keeps it.
import { getCandles } from '#lib/contract/calls/v1/kline/getMoreKlineDataV2.ts';
import { bucketStart } from '#lib/contract/kline-bucket.ts';
import { beginsAsDemo, type WorldGenesis } from '#server/worlds/world/genesis.ts';
import { findAnyMarket } from '../market/find-market.ts';
import { Refusal } from '../refusal/refusal.ts';
import type { Venues } from '../venues.ts';

/**
 * The candles of a world's answer with those of the demo before the one in which the world begins: that one is the world's own. The
 * answer as it is, where the world began otherwise or the house has no demo any more.
 */
export async function withDemoPast(
  answer: unknown,
  fields: unknown,
  genesis: WorldGenesis | null,
  { paper }: Pick<Venues, 'paper'>,
): Promise<unknown> {
  const [asked, told] = [getCandles.request.safeParse(fields), getCandles.response.safeParse(answer)];
  if (genesis === null || paper === null || !beginsAsDemo(genesis) || !asked.success || !told.success) return answer;
  const { symbolId, interval, endTime = Number.POSITIVE_INFINITY, limit } = asked.data;
  const borderMs = bucketStart(interval, genesis.startMs);
  const own = told.data.candles.filter(([openMs]) => openMs >= borderMs);
  if (own.length >= limit) return answer;
  const { listings, projections } = await paper();
  const market = findAnyMarket(listings, symbolId);
  if (market instanceof Refusal) return market;
  const before = await projections.candles.list(market.symbol, interval, {
    endMs: Math.min(endTime, borderMs),
    limit: limit - own.length,
  });
  return { candles: [...before, ...own] };
}
