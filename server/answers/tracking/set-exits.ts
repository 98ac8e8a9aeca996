// Sets the prices at which what a copy holds in one market is closed.
import type { ResponseOf } from '#lib/contract/call.ts';
import type { cancelStrategy } from '#lib/contract/calls/v1/trigger/strategy/cancelStrategy.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import { readPrice } from '../amounts/read-price.ts';
import type { BotRooms } from '../bots/bot-answer.ts';
import { refuse, Refusal } from '../refusal/refusal.ts';
import type { Rooms } from '../rooms.ts';
import type { FoundTrackingOrder } from './find-tracking-order.ts';
import { tellCopy } from './tell-copies.ts';
import { watchedPriceIn } from './watched-price.ts';

export type TrackingRooms = BotRooms & Pick<Rooms, 'projections'>;

/** Left out: as it is; null: none. */
type AskedExits = { readonly takeProfitPrice?: string | null | undefined; readonly stopLossPrice?: string | null | undefined };

function readExit(asked: string | null | undefined, standing: number, market: MarketListing): number | Refusal {
  if (asked === undefined) return standing;
  return asked === null ? 0 : readPrice(asked, market);
}

export async function setExits(
  request: AskedExits & { readonly clientOid?: string | undefined },
  { copy, market, held }: FoundTrackingOrder,
  rooms: TrackingRooms,
): Promise<ResponseOf<typeof cancelStrategy> | Refusal> {
  const takeTicks = readExit(request.takeProfitPrice, held.takeTicks, market);
  if (takeTicks instanceof Refusal) return takeTicks;
  const stopTicks = readExit(request.stopLossPrice, held.stopTicks, market);
  if (stopTicks instanceof Refusal) return stopTicks;
  const watched = watchedPriceIn(rooms.projections.market)(market);
  if (watched === null) return refuse('noWatchedPrice');
  const now = readPrice(watched, market);
  if (now instanceof Refusal) return now;
  // A price that is reached already would close at once, which nobody means.
  const [below, above] = held.side === 'long' ? [stopTicks, takeTicks] : [takeTicks, stopTicks];
  if (below >= now || (above !== 0 && above <= now)) return refuse('invalidExit');
  const named = { strategyId: String(copy.strategyId), clientOid: request.clientOid };
  return tellCopy(named, { accountId: copy.ownerId }, rooms, { action: 'set-exits', symbol: market.symbol, takeTicks, stopTicks });
}
