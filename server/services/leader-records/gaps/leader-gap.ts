// The gap between a leader and all who copy: every trade that is over, as the leader made it and as each copy did.
import { Amount } from '#lib/order-math/amounts/amount.ts';
import type { TrackPoint } from '#lib/order-math/bots/track-record.ts';
import { type CopySize, copyQuantity } from '#lib/order-math/copy/copy-size.ts';
import type { LeaderHour } from '#lib/order-math/copy/record/leader-hours.ts';
import { type LeaderOrder, leaderRounds, type MarketChange } from '#lib/order-math/copy/record/leader-rounds.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import type { MarketId } from '#server/engine/ids.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import type { CopyOfLeader, LeaderPlace, LeaderTrade } from '../known-leader.ts';
import { type ArrivalTicks, copiedTrades } from './copied-trades.ts';
import { copyAnswers } from './copy-answers.ts';
import type { MarketFill } from './market-fills.ts';
import type { CopyRow, Funding } from './read-market-rows.ts';
import { type GapSum, sumGaps } from './sum-gaps.ts';

export type KnownCopies = LeaderPlace & {
  readonly hours: readonly LeaderHour[];
  readonly trades: readonly LeaderTrade[];
  readonly copies: readonly (CopyOfLeader & { readonly points: readonly TrackPoint[] })[];
};

/** The fills of one command on one side of a market are one change. */
function changesOf(fills: readonly MarketFill[]): readonly MarketChange[] {
  const byOrder = Map.groupBy(fills, ({ sequence, side }) => `${sequence} ${side}`);
  return [...byOrder.values()].flatMap((own) => {
    const [first, last] = [own[0], own.at(-1)];
    if (first === undefined || last === undefined) return [];
    const sum = (of: (fill: MarketFill) => bigint): bigint => own.reduce((total, fill) => total + of(fill), 0n);
    return {
      order: first.sequence,
      timeMs: first.timeMs,
      side: first.side,
      lots: sum(({ lots }) => lots),
      value: sum(({ value }) => value),
      feeUnits: sum(({ feeUnits }) => feeUnits),
      lastTicks: last.ticks,
      coinFeeUnits: sum(({ coinFeeUnits }) => coinFeeUnits),
    };
  });
}

/** The worth at the last row before a time: by it the ratio of worths is taken. */
const worthAt = (hours: readonly { readonly timeMs: number; readonly units: number }[], timeMs: number): number =>
  (hours.findLast((hour) => hour.timeMs <= timeMs) ?? hours[0])?.units ?? 0;

type Sizes = {
  readonly size: CopySize;
  readonly leverage: number | null;
  readonly market: MarketListing;
  readonly listings: Listings;
  readonly leaderWorths: readonly { readonly timeMs: number; readonly units: number }[];
  readonly copyWorths: readonly { readonly timeMs: number; readonly units: number }[];
  readonly leverageAt: (timeMs: number) => number;
};

/** The lots that the settings make of an order, whatever funds, limits and the book leave of it. */
function wantedLots({ size, leverage, market, listings, leaderWorths, copyWorths, leverageAt }: Sizes, order: LeaderOrder): bigint {
  const lot = listings.quantityText(market, 1);
  const quantity = copyQuantity(
    size,
    {
      quantity: new Amount(String(order.lots)).times(lot),
      price: new Amount(String(order.value)).dividedBy(String(order.lots)).times(listings.priceText(market, 1)),
      leverage: isContract(market) ? (leverage ?? leverageAt(order.timeMs)) : 1,
      followerEquity: worthAt(copyWorths, order.timeMs),
      leaderEquity: worthAt(leaderWorths, order.timeMs),
    },
    lot,
  );
  return BigInt(quantity.dividedBy(lot).toFixed(0));
}

/** What the leader and the copies have traded, what the copies have said of it, and what was paid to and by them. */
type Told = { readonly fills: readonly MarketFill[]; readonly rows: readonly CopyRow[]; readonly funding: readonly Funding[] };

export function leaderGap(
  listings: Listings,
  { leaderId, line, hours, trades, copies }: KnownCopies,
  { fills, rows, funding }: Told,
): GapSum {
  const sharedUnits = BigInt(copies.reduce((sum, copy) => sum + copy.sharedUnits, 0));
  const leaderWorths = hours.map(({ hourMs, equityUnits }) => ({ timeMs: hourMs, units: equityUnits }));
  const isOfLine = (marketId: MarketId): boolean => isContract(listings.market(marketId)) === (line === 'futures');
  const byMarket = Map.groupBy(
    fills.filter(({ marketId }) => isOfLine(marketId)),
    ({ marketId }) => marketId,
  );
  const all = [...byMarket].flatMap(([marketId, own]) => {
    const market = listings.market(marketId);
    const coinLotUnits = line === 'spot' ? BigInt(listings.rules(market).lotUnits) : null;
    const rounds = leaderRounds(changesOf(own.filter(({ accountId }) => accountId === leaderId)), coinLotUnits);
    const answered = copies.map((copy) => ({
      copy,
      answers: copyAnswers(
        rows.filter((row) => row.copyId === copy.strategyId && copy.marketIds[row.leg] === marketId),
        own.filter(({ accountId }) => accountId === copy.strategyId),
      ),
    }));
    const firsts = Map.groupBy(
      answered.flatMap(({ answers }) => answers),
      ({ order, isEntry }) => `${order} ${isEntry}`,
    );
    const arrival: ArrivalTicks = (order, isEntry) =>
      firsts.get(`${order} ${isEntry}`)?.reduce((one, other) => (other.sequence < one.sequence ? other : one)).firstTicks;
    return answered.flatMap(({ copy, answers }) =>
      copiedTrades(
        rounds,
        {
          answers,
          fromMs: copy.startedMs,
          toMs: copy.endedMs ?? Number.POSITIVE_INFINITY,
          wantedLots: (order) =>
            wantedLots(
              {
                size: copy.sizing,
                leverage: copy.leverage,
                market,
                listings,
                leaderWorths,
                copyWorths: copy.points.map(({ timeMs, putInUnits, totalUnits }) => ({ timeMs, units: putInUnits + totalUnits })),
                leverageAt: (timeMs) =>
                  trades.find((trade) => trade.marketId === marketId && (trade.openedMs ?? 0) <= timeMs && timeMs <= trade.endedMs)
                    ?.leverage ?? 1,
              },
              order,
            ),
          fundingOf: (whose, from, to) =>
            funding.reduce(
              (sum, paid) =>
                paid.marketId === marketId &&
                paid.accountId === (whose === 'leader' ? leaderId : copy.strategyId) &&
                paid.timeMs >= from &&
                paid.timeMs <= to
                  ? sum + paid.units
                  : sum,
              0n,
            ),
        },
        arrival,
        BigInt(listings.rules(market).tickLotUnits),
      ),
    );
  });
  return sumGaps(all, sharedUnits);
}
