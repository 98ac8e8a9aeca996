// The exchange on this very thread under a clock that a test turns: what is submitted is stamped with it.
import { vi } from 'vitest';

import { openVenue } from '#server/market/opening/open-venue.ts';
import { loadMarketData, type MarketData } from '#server/market/market-data.ts';
import { loadVenue, type Venue } from '#server/market/venue.ts';
import { engineClient, type EngineClient } from '../simulation/engine-client.ts';

export type Print = {
  readonly symbol: string;
  readonly timeMs: number;
  readonly price: number;
  readonly quantity: number;
  readonly side: string;
};

export type TimedVenue = EngineClient & {
  readonly venue: Venue;
  /** The trades that were printed since the venue opened: whole ticks and lots. */
  prints(symbol?: string): Print[];
  /** Logged as wrong. */
  readonly errors: string[];
  readonly log: { info(text: string): void; error(text: string): void };
};

const lively = new Set(['BTCUSDT', 'ETHUSDT', 'SOLUSDT', 'DOGEUSDT', 'ETHBTC']);

/** All that is listed, but few markets move more than once in ten minutes: moving a hundred takes longer than what is looked at. */
function mostlyCalm(data: MarketData): MarketData {
  const { medium } = data.liquidity;
  if (medium === undefined) throw new Error('no such liquidity: medium');
  return {
    ...data,
    liquidity: { ...data.liquidity, calm: { ...medium, refreshSeconds: 600 } },
    markets: data.markets.map((market) => (lively.has(market.symbol) ? market : { ...market, liquidity: 'calm' })),
  };
}

/** Opens the venue at a moment; needs fake timers. */
export async function timedVenue(nowMs: number): Promise<TimedVenue> {
  vi.setSystemTime(nowMs);
  const engine = engineClient();
  const venue = loadVenue(mostlyCalm(loadMarketData()));
  const errors: string[] = [];
  const submitAll: typeof engine.client.submitAll = (commands) => {
    engine.timeMs = Date.now();
    return engine.client.submitAll(commands);
  };
  const client = { ...engine.client, submitAll };
  await openVenue({ client, venue, nowMs: Date.now() });
  const from = engine.records.length;
  return {
    ...engine,
    client,
    venue,
    errors,
    log: { info: () => undefined, error: (text) => errors.push(text) },
    prints: (symbol) =>
      engine.records.slice(from).flatMap(({ timeMs, events }) =>
        events.flatMap((event) => {
          if (event.type !== 'trade-executed') return [];
          const name = venue.listings.market(event.marketId).symbol;
          if (symbol !== undefined && symbol !== name) return [];
          const { priceTicks, quantityLots, takerSide } = event;
          return [{ symbol: name, timeMs, price: Number(priceTicks), quantity: Number(quantityLots), side: takerSide }];
        }),
      ),
  };
}
