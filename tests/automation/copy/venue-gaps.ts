// The gap of a copy in a venue without a database, out of what the core has told.
import type { MarketChange } from '#lib/order-math/copy/record/leader-rounds.ts';
import { leaderRounds } from '#lib/order-math/copy/record/leader-rounds.ts';
import { copiedTrades } from '#server/services/leader-records/gaps/copied-trades.ts';
import { copyAnswers, type CopyFill } from '#server/services/leader-records/gaps/copy-answers.ts';
import { sumGaps, type GapSum } from '#server/services/leader-records/gaps/sum-gaps.ts';
import { bob, type BotVenue } from '../bot-venue.ts';
import { markets } from '../venue/venue-markets.ts';

const [btc, eth] = [1, 3];

type Fill = CopyFill & { readonly marketId: number; readonly timeMs: number };

/** The fills of an account, and what the exchange has taken over of it, as the core tells. */
export const fillsOf = ({ records }: BotVenue, accountId: number): readonly Fill[] =>
  records.flatMap(({ sequence, timeMs, events }) => {
    const reduced = events.some(
      (event) => event.type === 'position-liquidated' && event.accountId === accountId && event.step === 'reduced',
    );
    return events.flatMap((event): readonly Fill[] => {
      if (event.type === 'trade-executed')
        return [event.maker, event.taker].flatMap((leg) =>
          leg.accountId !== accountId || markets[event.marketId]?.rules.contract === undefined
            ? []
            : {
                marketId: event.marketId,
                timeMs,
                sequence,
                side: leg.side,
                lots: BigInt(event.quantityLots),
                value: BigInt(event.priceTicks * event.quantityLots),
                feeUnits: BigInt(leg.feeUnits),
                ticks: BigInt(event.priceTicks),
                isForced: reduced,
              },
        );
      if (event.type !== 'position-liquidated' || event.accountId !== accountId || event.step !== 'taken') return [];
      const { marketId, holdSide, lots } = event;
      const change = events.find(
        (one) => one.type === 'position-changed' && one.accountId === accountId && one.marketId === marketId && one.lotsDelta + lots === 0,
      );
      const value = change?.type === 'position-changed' ? Math.abs(change.value) : 0;
      const feeUnits = BigInt(event.feeUnits) + BigInt(event.insuranceUnits);
      const side = holdSide === 'long' ? 'sell' : 'buy';
      const ticks = BigInt(Math.round(value / lots));
      return [{ marketId, timeMs, sequence, side, lots: BigInt(lots), value: BigInt(value), feeUnits, ticks, isForced: true }];
    });
  });

/** All that one command has traded in a market on one side. */
export function changesOf(fills: readonly Fill[]): readonly MarketChange[] {
  return [...Map.groupBy(fills, ({ sequence, side }) => `${sequence} ${side}`).values()].flatMap((own) => {
    const [first, last] = [own[0], own.at(-1)];
    if (first === undefined || last === undefined) return [];
    const sum = (of: (fill: Fill) => bigint): bigint => own.reduce((total, fill) => total + of(fill), 0n);
    const { sequence: order, timeMs, side } = first;
    return {
      order,
      timeMs,
      side,
      lots: sum(({ lots }) => lots),
      value: sum(({ value }) => value),
      feeUnits: sum(({ feeUnits }) => feeUnits),
      lastTicks: last.ticks,
    };
  });
}

const isEntry: Readonly<Record<string, boolean>> = { 'copy.copied': true, 'copy.partly': true, 'copy.closed': false, 'copy.exited': false };

/** `hundredths`: the multiplier of the copy. */
export function gapOf(venue: BotVenue, copy: number, hundredths: bigint): GapSum {
  const { profitShare, startedMs, endedMs } = venue.record(copy);
  const rows = [...venue.rows.values()]
    .filter((row) => row.strategyId === copy && row.code in isEntry)
    .toSorted((one, other) => one.number - other.number);
  const legs = venue.record(copy).marketIds;
  const trades = [btc, eth].flatMap((marketId) => {
    const told = rows
      .filter(({ params }) => legs[Number(params['leg'])] === marketId)
      .map(({ sequence, code, params }) => ({ sequence, order: Number(params['order'] ?? 0), isEntry: isEntry[code] === true }));
    const answers = copyAnswers(
      told,
      fillsOf(venue, copy).filter((fill) => fill.marketId === marketId),
    );
    const firsts = new Map(answers.map((answer) => [`${answer.order} ${answer.isEntry}`, answer.firstTicks]));
    return copiedTrades(
      leaderRounds(changesOf(fillsOf(venue, bob).filter((fill) => fill.marketId === marketId)), null),
      {
        answers,
        fromMs: startedMs ?? 0,
        toMs: endedMs ?? Infinity,
        wantedLots: ({ lots }) => (lots * hundredths) / 100n,
        fundingOf: () => 0n,
      },
      (order, entry) => firsts.get(`${order} ${entry}`),
      100n,
    );
  });
  return sumGaps(trades, BigInt(profitShare?.paidUnits ?? 0));
}
