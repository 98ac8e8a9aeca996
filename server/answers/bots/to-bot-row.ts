// A bot as lists and channels tell it.
import { Decimal } from 'decimal.js';

import type { BotRow } from '#lib/contract/bots/bot.ts';
import { BotState, statusOfState, stopReasonCodes } from '#lib/contract/bots/strategy-codes.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import type { OwnedBot } from '#server/services/bots/bots.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import type { Listings } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';
import { owedShare } from '#server/services/bots/owed-share.ts';
import { lineOfSymbol } from './line-of-symbol.ts';
import { toBotPosition } from './to-bot-position.ts';

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

/** A martingale whose round is its last one ends with it, whatever it was started with. */
const termsInForce = ({ terms, figures }: OwnedBot): OwnedBot['terms'] =>
  terms.kind === 'martingale' && figures.isLastRound === true ? { ...terms, terms: { ...terms.terms, rounds: 'one' } } : terms;

/** One that has ended is told without asking for its markets: they may not be listed any more. */
export function toBotRow(bot: OwnedBot, listings: Listings, nowMs: number): BotRow {
  const coin = listings.asset(bot.toldAssetId);
  const money = (units: number): string => formatDecimal(units, coin.decimals);
  const price = (ticks: number): string | null => (ticks === 0 ? null : listings.priceText(listings.market(bot.marketId), ticks));
  const symbols = bot.symbols.map(symbolIdOf);
  const symbolId = symbols[0] ?? '';
  const putIn = bot.investedUnits + bot.addedUnits;
  const positions = bot.positions.flatMap((position) => {
    if (position.lots === 0) return [];
    const own = listings.market(position.marketId);
    return isContract(own) ? [toBotPosition(position, bot, own, listings)] : [];
  });
  const { figures, stopReason } = bot;
  const share = owedShare(bot);
  return {
    strategyId: String(bot.strategyId),
    ...bot.origin,
    strategyType: bot.strategyType,
    symbolId,
    symbols,
    businessLine: lineOfSymbol(symbolId),
    status: statusOfState[bot.state],
    state: bot.state,
    needsOwner: bot.state === BotState.stopped ? null : bot.needsOwner,
    createTimeMs: bot.createdMs,
    startTimeMs: bot.startedMs,
    endTimeMs: bot.endedMs,
    stopReason,
    stopReasonCode: stopReason === null ? null : stopReasonCodes[stopReason],
    bot: termsInForce(bot),
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
    decisionCount: bot.lastDecision,
    fees: money(bot.feeUnits),
    totalRate: rateOf(bot.totalUnits, putIn),
    annualisedRate: annualisedRate(bot, putIn, nowMs),
    lowerPrice: price(figures.lowerTicks),
    upperPrice: price(figures.upperTicks),
    position: positions[0] ?? null,
    positions,
    profitShare:
      share === null
        ? null
        : {
            strategyId: String(share.sourceId),
            percent: share.percent,
            profit: money(share.profitUnits),
            mark: money(share.markUnits),
            due: money(share.dueUnits),
            paid: money(share.paidUnits),
            carried: money(share.carriedUnits),
            next: share.next === null ? null : { percent: share.next.percent, fromTimeMs: share.next.fromMs },
          },
  };
}
