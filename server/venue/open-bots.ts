// The bots of a venue as calls see them, over its core, its automation and its database.
import { botKind } from '#server/automation/bots/bot-kinds.ts';
import type { Bots } from '#server/services/bots/bots.ts';
import { createBots } from '#server/services/bots/create-bots.ts';
import { createDecisionReader } from '#server/services/bots/read-decisions.ts';
import { readCandles, ticksOf } from '#server/projections/candles/read-candles.ts';
import type { VenueParts } from './venue-parts.ts';

export function openBots(parts: VenueParts): Bots {
  const { client, listings, automation, projections, db } = parts;
  return createBots({
    ...parts,
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
  });
}
