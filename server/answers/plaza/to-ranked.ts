// A strategy of the ranking as the wire tells it.
import { Decimal } from 'decimal.js';

import type { RankedStrategy } from '#lib/contract/bots/plaza.ts';
import { BusinessLine } from '#lib/contract/enums.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import type { Listings } from '#server/engine/listings.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import { formatDecimal } from '#server/engine/units.ts';
import type { Ranked } from '#server/services/plaza/plaza.ts';
import { toShortCurve } from '../lists/to-short-curve.ts';
import { toPublication } from './to-publication.ts';

const decimals = 8;
const money = (e8: bigint): string => formatDecimal(e8, decimals);
const share = (e8: number): string => formatDecimal(e8, decimals);

/** Rounded towards minus infinity. */
const rateOf = (profit: bigint, putIn: bigint): string =>
  new Decimal(String(profit)).dividedBy(String(putIn)).toDecimalPlaces(decimals, Decimal.ROUND_FLOOR).toFixed();

export function toRanked({ record, bot, isHouse, published, isRanked }: Ranked, listings: Listings): RankedStrategy {
  const market = listings.market(bot.marketId);
  const { copiersProfit, copiersPutIn } = record;
  return {
    strategyId: String(bot.strategyId),
    strategyType: bot.strategyType,
    businessLine: isContract(market) ? market.contract.line : BusinessLine.spot,
    symbolId: isContract(market) ? market.symbol : symbolIdOf(market.symbol),
    symbolIds: bot.symbols.map(symbolIdOf),
    state: bot.state,
    startTimeMs: record.startedMs,
    endTimeMs: bot.endedMs,
    stopReason: bot.stopReason,
    invested: money(record.putIn),
    profit: money(record.profit),
    rate: share(record.rateE8),
    drawdown: share(record.drawdownE8),
    worstDay: share(record.worstDayE8),
    fees: money(record.fees),
    copies: record.copies,
    copiersRate: copiersPutIn === 0n ? null : rateOf(copiersProfit, copiersPutIn),
    isHouse,
    isRanked,
    computed: record.computedUntilMs === null ? null : { untilTimeMs: record.computedUntilMs, profit: money(record.computedProfit) },
    published: toPublication(published),
    bot: published?.showsParameters === true && published.price === 0n ? bot.terms : null,
    ...(record.curve === null ? {} : { curve: toShortCurve(record.curve) }),
  };
}
