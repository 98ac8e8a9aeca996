// Starts the bots of the house, and looks after them as long as the venue is open.
import type { Listings } from '#server/engine/listings.ts';
import type { Projections } from '#server/projections/create-projections.ts';
import type { Bots } from '#server/services/bots/bots.ts';
import type { Plaza } from '#server/services/plaza/plaza.ts';
import { ticksOf } from '../read-candles.ts';
import { keepHouseBots } from './keep-house-bots.ts';

type Rooms = {
  readonly bots: Bots;
  readonly plaza: Plaza;
  readonly listings: Listings;
  readonly projections: Projections;
  readonly log: { error(text: string): void };
};

/** The market has prices by then. */
const firstLookMs = 15_000;
const lookEveryMs = 600_000;

/** Returns how to stop looking; the bots run on. */
export function startHouseBots({ projections, ...rooms }: Rooms): () => void {
  const look = (): void =>
    void keepHouseBots({
      ...rooms,
      lastTicks: (market) => ticksOf(projections.market.ticker(market.symbol)?.lastPrice, market),
    });
  const first = setTimeout(look, firstLookMs).unref();
  const timer = setInterval(look, lookEveryMs).unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}
