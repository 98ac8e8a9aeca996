// Replays recorded trades through the real book: each prints at its price, its size and its taker's side.
import { SelfTradePrevention, Side, TimeInForce } from '#lib/contract/enums.ts';
import type { Command } from '#server/engine/command.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import { lots, ticks, units } from '#server/engine/units.ts';

import { venueAccounts } from '../opening/open-venue.ts';
import type { RecordedTrade } from '../trade-fit.ts';

const minuteMs = 60_000;

/** The commands of one recorded trade: the house offers exactly it, and the house's other hand takes it. Users' better orders come first, as they should. */
function replayCommands(market: MarketListing, trade: RecordedTrade): Command[] {
  const order = {
    type: 'place-order' as const,
    marketId: market.marketId,
    kind: 'limit' as const,
    priceTicks: ticks(trade.priceTicks),
    quantityLots: lots(trade.quantityLots),
    amountUnits: units(0n),
    clientOid: '',
    selfTradePrevention: SelfTradePrevention.cancelTaker,
  };
  const makerSide = trade.takerSide === Side.buy ? Side.sell : Side.buy;
  return [
    { ...order, accountId: venueAccounts.houseMaker, side: makerSide, timeInForce: TimeInForce.gtc },
    { ...order, accountId: venueAccounts.houseTaker, side: trade.takerSide, timeInForce: TimeInForce.ioc },
  ];
}

/**
 * The time at which the recording plays: from the next full minute on, its first trade as far into that minute as it was recorded,
 * so that every minute of the recording becomes one minute of the venue.
 */
export function replayOffsetMs(firstTradeMs: number, nowMs: number): number {
  const nextMinute = Math.ceil(nowMs / minuteMs) * minuteMs;
  return nextMinute - Math.floor(firstTradeMs / minuteMs) * minuteMs;
}

/** The quotes of the house around a replayed price. */
export type ReplayDepth = {
  readonly halfSpreadTicks: number;
  readonly stepTicks: number;
  readonly levels: number;
  readonly quantityLots: number;
};

/** Quotes around a replayed price, so that its book is not bare: behind the trade, never in its way. */
export function replayQuotes(market: MarketListing, trade: Pick<RecordedTrade, 'priceTicks' | 'timeMs'>, depth: ReplayDepth): Command[] {
  return [
    { type: 'set-reference-price', marketId: market.marketId, priceTicks: ticks(trade.priceTicks) },
    {
      type: 'requote-market',
      accountId: venueAccounts.houseMaker,
      marketId: market.marketId,
      centreTicks: ticks(trade.priceTicks),
      halfSpreadTicks: depth.halfSpreadTicks,
      levels: depth.levels,
      stepTicks: depth.stepTicks,
      quantityLots: lots(depth.quantityLots),
      seed: Math.floor(trade.timeMs / 1000) >>> 0,
    },
  ];
}

/**
 * Trades that follow each other, as commands. The quotes move to each new price before its trade: left around the old one,
 * they would stand between the taker and the offer that was recorded, and the trade would print at their prices.
 */
export function replayBatch(market: MarketListing, depth: ReplayDepth, trades: readonly RecordedTrade[], quotedTicks: number): Command[] {
  let quoted = quotedTicks;
  return trades.flatMap((trade) => {
    const moved = trade.priceTicks !== quoted;
    quoted = trade.priceTicks;
    return [...(moved ? replayQuotes(market, trade, depth) : []), ...replayCommands(market, trade)];
  });
}
