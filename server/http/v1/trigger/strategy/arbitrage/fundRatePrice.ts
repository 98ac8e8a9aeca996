// Tells funding and prices of the pairs that can be arbitraged, the best by net income first.
import type { ArbitrageRate } from '#lib/contract/bots/arbitrage/arbitrage-pair.ts';
import { getArbitrageRates } from '#lib/contract/calls/v1/trigger/strategy/arbitrage/fundRatePrice.ts';
import type { SettledFunding } from '#lib/contract/history/contract-history.ts';
import type { LendingView } from '#server/engine/lending/margin-view.ts';
import { type ArbitragePair, pairNames, previewedPair, wantedPairs } from '#server/answers/bots/arbitrage/arbitrage-pair.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import type { Rooms } from '#server/answers/rooms.ts';
import { servePublic } from '#server/http/serving/serve.ts';
import { ratesOfPair } from '#server/services/bots/arbitrage/preview-of-arbitrage.ts';

const historyMs = 30 * 86_400_000;

type Told = Pick<Rooms, 'listings' | 'projections' | 'now'>;

type Known = { readonly lending: LendingView; readonly last: ReadonlyMap<string, SettledFunding> };

function rateOf(pair: ArbitragePair, { lending, last }: Known, { now, ...rooms }: Told): readonly ArbitrageRate[] {
  const previewed = previewedPair(pair, lending, rooms);
  if (previewed instanceof Refusal) return [];
  const { spot, contract, fundingRate, fundingIntervalMs } = previewed;
  return [
    {
      ...pairNames(pair),
      spotPrice: spot.lastPrice,
      contractPrice: contract.lastPrice,
      ...ratesOfPair(previewed),
      fundingRate,
      lastFundingRate: last.get(pair.contract.symbol)?.fundingRate ?? null,
      nextFundingTimeMs: (Math.floor(now() / fundingIntervalMs) + 1) * fundingIntervalMs,
      fundingIntervalMs,
    },
  ];
}

/** Whichever way pays more. */
const bestApr = ({ netApr, reverse }: ArbitrageRate): number =>
  Math.max(...[netApr, reverse?.netApr ?? null].map((apr) => (apr === null ? -Number.MAX_VALUE : Number(apr))));

/** Those without a rate come last. */
const byNetApr = (one: ArbitrageRate, other: ArbitrageRate): number => bestApr(other) - bestApr(one);

export const serveArbitrageRates = servePublic(
  getArbitrageRates,
  ['client', 'listings', 'projections', 'now'],
  async ({ symbolId }, rooms) => {
    const { client, listings, projections, now } = rooms;
    const pairs = wantedPairs(listings, symbolId, now());
    if (pairs instanceof Refusal) return pairs;
    const lines = [...new Set(pairs.map(({ contract }) => contract.contract.line))];
    const settled = await Promise.all(lines.map((line) => projections.funding.last(line)));
    const lending = await client.lending();
    const last = new Map(settled.flatMap((ofLine) => [...ofLine]));
    const named = symbolId === undefined ? undefined : pairs[0];
    return {
      list: pairs.flatMap((pair) => rateOf(pair, { lending, last }, rooms)).toSorted(byNetApr),
      history: named === undefined ? [] : [...(await projections.funding.settled(named.contract.symbol, now() - historyMs, now()))],
    };
  },
);
