// A dry run: what a copy with these settings would have made of the last 90 days of a leader.
import { and, asc, eq, gte } from 'drizzle-orm';

import type { CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import { dryRunDays } from '#lib/contract/calls/v1/trigger/trace/leader/dryRun.ts';
import { MarginMode } from '#lib/contract/enums.ts';
import type { LeaderHour } from '#lib/order-math/copy/record/leader-hours.ts';
import { marketWithCoins } from '#server/engine/markets/market-with-coins.ts';
import type { MarketId } from '#server/engine/ids.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import { parseDecimal } from '#server/engine/units.ts';
import type { Store } from '#server/store/open-store.ts';
import { positionRounds } from '#server/store/schema/contracts/contract-history.ts';
import type { MarketFill } from '../gaps/market-fills.ts';
import { readFills } from '../gaps/read-market-rows.ts';
import type { LeaderPlace } from '../known-leader.ts';
import { playCopy, type PlayedCopy, type PlayedOrder } from './play-copy.ts';

const windowMs = dryRunDays * 86_400_000;
/** The newest so many orders are played: a run is over in a moment. */
const mostOrders = 3000;
/** Markets that a copy trades in, those first in which the leader has traded most. */
const mostMarkets = 20;

export type DryRun = PlayedCopy & {
  /** Orders of the leader that were played, from this time on. */
  readonly orders: number;
  readonly fromMs: number;
};

type Known = LeaderPlace & { readonly hours: readonly LeaderHour[]; readonly coin: string; readonly nowMs: number };

type Round = Pick<typeof positionRounds.$inferSelect, 'marketId' | 'leverage' | 'marginMode' | 'openedAtMs' | 'endedAtMs'>;

function ordersOf(
  fills: readonly MarketFill[],
  rounds: readonly Round[],
  hours: readonly LeaderHour[],
  isSpot: boolean,
): readonly PlayedOrder[] {
  const held = new Map<MarketId, number>();
  const byOrder = Map.groupBy(fills, ({ sequence, marketId }) => `${sequence} ${marketId}`);
  return [...byOrder.values()].flatMap((own): readonly PlayedOrder[] => {
    const [first] = own;
    if (first === undefined) return [];
    const { marketId, timeMs } = first;
    const net = own.reduce((sum, { side, lots }) => sum + (side === 'buy' ? Number(lots) : -Number(lots)), 0);
    const before = held.get(marketId) ?? 0;
    // Coins from before he led are sold without anybody having copied them.
    const after = isSpot ? Math.max(0, before + net) : before + net;
    held.set(marketId, after);
    if (after === before) return [];
    const round = rounds.find((one) => one.marketId === marketId && one.openedAtMs <= timeMs && timeMs <= (one.endedAtMs ?? Infinity));
    return [
      {
        order: first.sequence,
        timeMs,
        marketId,
        before,
        after,
        value: Number(own.reduce((sum, { value }) => sum + value, 0n)),
        lots: Number(own.reduce((sum, { lots }) => sum + lots, 0n)),
        leverage: round?.leverage ?? 1,
        isIsolated: round?.marginMode === MarginMode.isolated,
        equityUnits: (hours.findLast(({ hourMs }) => hourMs <= timeMs) ?? hours[0])?.equityUnits ?? 0,
      },
    ];
  });
}

/** Null: the leader has traded nothing in that time that could be copied. */
/** Of a leader who has traded nothing yet: the money stays as it is. */
const nothingPlayed = (putInUnits: number, fromMs: number): DryRun => ({
  rows: [],
  putInUnits,
  leftUnits: putInUnits,
  feeUnits: 0,
  lowestUnits: putInUnits,
  orders: 0,
  fromMs,
});

export async function readDryRun(
  db: Store['db'],
  listings: Listings,
  terms: CopyTerms,
  { leaderId, line, hours, coin, nowMs }: Known,
): Promise<DryRun> {
  const isOfLine = (market: MarketListing): boolean =>
    line === 'futures' ? market.contract?.margin === coin : !isContract(market) && market.quote === coin;
  const { accountId, marketId, leverage, marginMode, openedAtMs, endedAtMs } = positionRounds;
  const [fills, rounds] = await Promise.all([
    readFills(db, listings, [leaderId], hours[0]?.hourMs ?? 0),
    db
      .select({ marketId, leverage, marginMode, openedAtMs, endedAtMs })
      .from(positionRounds)
      .where(and(eq(accountId, leaderId), gte(openedAtMs, (hours[0]?.hourMs ?? 0) - windowMs)))
      .orderBy(asc(openedAtMs)),
  ]);
  const own = fills.filter((fill) => isOfLine(listings.market(fill.marketId)));
  const all = ordersOf(own, rounds, hours, line === 'spot').filter(({ timeMs }) => timeMs >= nowMs - windowMs);
  const counted = [...Map.groupBy(all, (order) => order.marketId)].toSorted(([, one], [, other]) => other.length - one.length);
  const markets = counted.slice(0, mostMarkets).flatMap(([id]) => marketWithCoins(listings, id) ?? []);
  const orders = all.filter((order) => markets.some((market) => market.marketId === order.marketId)).slice(-mostOrders);
  const [first] = orders;
  if (first === undefined) return nothingPlayed(Number(parseDecimal(terms.investment, listings.assetOf(coin)?.decimals ?? 0) ?? 0n), nowMs);
  return { ...playCopy({ kind: 'copy', terms }, markets, orders), orders: orders.length, fromMs: first.timeMs };
}
