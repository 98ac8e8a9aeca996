// Plays the last 90 days of a leader to a copy with these settings, and tells what would have been copied and what would have been left.
import { runLeaderDry } from '#lib/contract/calls/v1/trigger/trace/leader/dryRun.ts';
import { copyFieldOf, copySizeProblem, toCopyTerms } from '#lib/contract/wire/bots/copy-fields.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import { withMarketNames } from '#server/answers/bots/copy/copied-markets.ts';
import { refuse, Refusal, refuseField } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import type { Listings } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';
import type { PlayedRow } from '#server/services/leader-records/dry-run/play-copy.ts';

const shownRows = 100;
/** Sentences about one order of the leader that was followed, and about one that was not. */
const copied: readonly string[] = ['copy.copied', 'copy.partly', 'copy.closed'];
const isSkipped = (code: string): boolean => code.startsWith('copy.skipped-') || code === 'copy.failed';
const isTold = (code: string): boolean =>
  isSkipped(code) || copied.includes(code) || ['copy.exited', 'copy.liquidated', 'copy.total-stop', 'copy.daily-stop'].includes(code);

function toRow({ timeMs, marketId, code, params }: PlayedRow, listings: Listings) {
  const market = listings.market(marketId);
  const { price, lots } = params;
  const isTraded = typeof price === 'number' && typeof lots === 'number';
  return {
    timeMs,
    symbolId: isContract(market) ? market.symbol : symbolIdOf(market.symbol),
    code,
    price: isTraded ? listings.priceText(market, price) : null,
    count: isTraded ? listings.quantityText(market, lots) : null,
  };
}

export const serveRunLeaderDry = servePublic(
  runLeaderDry,
  ['leaderRecords', 'leadCoinOf', 'listings'],
  async (request, { leaderRecords, leadCoinOf, listings }) => {
    const problem = copySizeProblem(request);
    if (problem !== null) return refuseField('copyValue', problem);
    const asked = withMarketNames({ ...request, strategyType: request.line === 'spot' ? 31 : 32 }, listings);
    if (asked instanceof Refusal) return asked;
    const terms = toCopyTerms(asked);
    const run = await leaderRecords.dryRun({ leaderId: Number(request.leaderId), line: request.line }, terms);
    if (run === null) return refuse('neverLed');
    if (typeof run === 'string') return refuseField(copyFieldOf[run], 'is outside of its limits');
    const { code: coin, decimals } = leadCoinOf(request.line);
    const money = (units: number): string => formatDecimal(units, decimals);
    const skipped = Map.groupBy(
      run.rows.filter(({ code }) => isSkipped(code)),
      ({ code }) => code,
    );
    return {
      fromTimeMs: run.fromMs,
      orders: run.orders,
      invested: money(run.putInUnits),
      left: money(run.leftUnits),
      fees: money(run.feeUnits),
      lowest: money(run.lowestUnits),
      copied: run.rows.filter(({ code }) => copied.includes(code)).length,
      skipped: [...skipped].map(([code, own]) => ({ code, count: own.length })).toSorted((one, other) => other.count - one.count),
      rows: run.rows
        .filter(({ code }) => isTold(code))
        .slice(-shownRows)
        .toReversed()
        .map((row) => toRow(row, listings)),
      coin,
    };
  },
);
