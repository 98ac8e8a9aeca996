// A bot as lists and channels tell it.
import { Decimal } from 'decimal.js';

import type { BotPosition, BotRow } from '#lib/contract/bots/bot.ts';
import { BotState, statusOfState, stopReasonCodes } from '#lib/contract/bots/strategy-codes.ts';
import { BusinessLine, HoldSide, MarginMode } from '#lib/contract/enums.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import type { OwnedBot, OwnedPosition } from '#server/services/bots/bots.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import type { ContractListing, Listings, MarketListing } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';
import { contractShare, riskTiersOf } from '#server/http/contracts/contract-market.ts';
import { averagePriceText } from '#server/projections/positions/to-futures-account.ts';
import { liquidationPriceOf } from '#server/services/bots/liquidation-price-of.ts';
import { toldCoin } from '#server/services/bots/bot-market.ts';

const Exact = Decimal.clone({ precision: 60 });
const dayMs = 86_400_000;
const yearMs = 365 * dayMs;
const rateDecimals = 8;

/** A share, rounded towards minus infinity; 0 where nothing was put in. */
const rateOf = (units: number, of: number): string =>
  of === 0 ? '0' : new Exact(units).dividedBy(of).toDecimalPlaces(rateDecimals, Decimal.ROUND_FLOOR).toFixed();

/** Null in the first day: from so little time nothing follows for a year. */
function annualisedRate({ startedMs, endedMs, totalUnits }: OwnedBot, putIn: number, nowMs: number): string | null {
  const lasted = startedMs === null ? 0 : (endedMs ?? nowMs) - startedMs;
  if (lasted < dayMs || putIn === 0) return null;
  const rate = new Exact(totalUnits).dividedBy(putIn).times(yearMs).dividedBy(lasted);
  return rate.toDecimalPlaces(rateDecimals, Decimal.ROUND_FLOOR).toFixed();
}

/** All of the futures wallet stands behind a cross position; where a bot has several, each is told as if it were the only one. */
function positionOf(position: OwnedPosition, bot: OwnedBot, market: ContractListing, listings: Listings): BotPosition {
  const coin = toldCoin(listings, market);
  const margin = position.marginMode === MarginMode.isolated ? position.marginUnits : bot.futuresUnits;
  const money = (units: number): string => formatDecimal(units, coin.decimals);
  const averagePrice = averagePriceText(market, position.lots, position.entryValue);
  return {
    symbolId: market.symbol,
    holdSide: position.holdSide,
    count: listings.quantityText(market, position.lots),
    averagePrice,
    liquidationPrice: liquidationPriceOf({
      side: position.holdSide === HoldSide.long ? 'long' : 'short',
      size: listings.quantityText(market, position.lots),
      entryPrice: averagePrice,
      margin: money(margin),
      tiers: riskTiersOf(market),
      takerFeeRate: contractShare(market.takerFeePpm),
    }),
    margin: money(margin),
    leverage: position.leverage,
    marginMode: position.marginMode,
    unrealised: money(position.unrealisedUnits),
  };
}

const symbolIdIn = (market: MarketListing): string => (isContract(market) ? market.symbol : symbolIdOf(market.symbol));

export function toBotRow(bot: OwnedBot, listings: Listings, nowMs: number): BotRow {
  const market = listings.market(bot.marketId);
  const coin = toldCoin(listings, market);
  const money = (units: number): string => formatDecimal(units, coin.decimals);
  const price = (ticks: number): string | null => (ticks === 0 ? null : listings.priceText(market, ticks));
  const putIn = bot.investedUnits + bot.addedUnits;
  const positions = bot.positions.flatMap((position) => {
    const own = listings.market(position.marketId);
    return position.lots > 0 && isContract(own) ? [positionOf(position, bot, own, listings)] : [];
  });
  const { figures, stopReason } = bot;
  return {
    strategyId: String(bot.strategyId),
    ...bot.origin,
    strategyType: bot.strategyType,
    symbolId: symbolIdIn(market),
    symbols: bot.marketIds.map((marketId) => symbolIdIn(listings.market(marketId))),
    businessLine: isContract(market) ? market.contract.line : BusinessLine.spot,
    status: statusOfState[bot.state],
    state: bot.state,
    needsOwner: bot.state === BotState.stopped ? null : bot.needsOwner,
    createTimeMs: bot.createdMs,
    startTimeMs: bot.startedMs,
    endTimeMs: bot.endedMs,
    stopReason,
    stopReasonCode: stopReason === null ? null : stopReasonCodes[stopReason],
    bot: bot.terms,
    notices: [...bot.notices],
    coin: coin.code,
    invested: money(bot.investedUnits),
    added: money(bot.addedUnits),
    returned: money(bot.returnedUnits),
    equity: money(bot.equityUnits),
    totalProfit: money(bot.totalUnits),
    matchedProfit: money(figures.matchedUnits),
    unpairedProfit: money(bot.unpairedUnits),
    matchedCount: figures.matchedCount,
    fillCount: bot.fills,
    fees: money(bot.feeUnits),
    totalRate: rateOf(bot.totalUnits, putIn),
    annualisedRate: annualisedRate(bot, putIn, nowMs),
    lowerPrice: price(figures.lowerTicks),
    upperPrice: price(figures.upperTicks),
    position: positions[0] ?? null,
    positions,
  };
}
