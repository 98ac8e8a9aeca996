// The bots of a venue as calls see them, over its core, its automation and its database.
import type { Automation } from '#server/automation/automation.ts';
import { botKind } from '#server/automation/bots/bot-kinds.ts';
import type { Listings } from '#server/engine/listings.ts';
import type { Projections } from '#server/projections/create-projections.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import type { Bots } from '#server/services/bots/bots.ts';
import { createBots } from '#server/services/bots/create-bots.ts';
import { createDecisionReader } from '#server/services/bots/read-decisions.ts';
import type { Store } from '#server/store/open-store.ts';
import { readCandles, ticksOf } from '#server/projections/candles/read-candles.ts';

type Rooms = {
  readonly client: ExchangeClient;
  readonly listings: Listings;
  readonly automation: Automation;
  readonly projections: Projections;
  readonly db: Store['db'];
  readonly now: () => number;
};

export function openBots({ client, listings, automation, projections, db, now }: Rooms): Bots {
  return createBots({
    client,
    listings,
    automation,
    kindOf: botKind,
    // A market of spot has no mark price of its own.
    pricesOf: (market) => {
      const ticker = projections.market.ticker(market.symbol);
      const lastTicks = ticksOf(ticker?.lastPrice, market);
      const markTicks = ticksOf(ticker?.contract?.markPrice, market);
      return { lastTicks, markTicks: markTicks === 0 ? lastTicks : markTicks };
    },
    stateOf: projections.market.stateOf,
    readCandles: (market, interval, limit) => readCandles(projections, market, interval, { limit }),
    decisions: createDecisionReader(db, listings, () => automation.written(client.status().sequence)),
    now,
  });
}
