// Keeps the bots of the house running: one that has ended is started anew, at the prices of the day.
import { ownTerms } from '#lib/contract/bots/bot-origin.ts';
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import { venueAccounts } from '#server/market/opening/open-venue.ts';
import type { Bots } from '#server/services/bots/bots.ts';
import type { Plaza } from '#server/services/plaza/plaza.ts';
import { errorText } from '#server/monitoring/logged-error.ts';
import { unlessAway } from '#server/store/database-away.ts';
import { type HouseStrategy, houseStrategies } from './house-strategies.ts';

type Rooms = {
  readonly bots: Pick<Bots, 'of' | 'start'>;
  readonly plaza: Pick<Plaza, 'publish' | 'publication'>;
  readonly listings: Listings;
  /** The last price, in ticks; 0: there is none yet. */
  readonly lastTicks: (market: MarketListing) => number;
  readonly log: { error(text: string): void };
};

const ownerId = venueAccounts.houseBots;

/** Bots of one strategy are numbered: `btc-grid.3` is the third one. */
const nameOf = ({ id }: HouseStrategy, number: number): string => `${id}.${number}`;

async function keep(strategy: HouseStrategy, { bots, plaza, listings, lastTicks }: Rooms): Promise<void> {
  const market = listings.marketOf(strategy.symbol);
  const ticks = market === undefined ? 0 : lastTicks(market);
  if (market === undefined || ticks === 0) return;
  const before = bots.of(ownerId).filter(({ name }) => name.startsWith(`${strategy.id}.`));
  let strategyId = before.find(({ state }) => state !== BotState.stopped)?.strategyId;
  if (strategyId === undefined) {
    const { strategyType } = strategy;
    const terms = strategy.terms((share) => listings.priceText(market, Math.round(ticks * share)));
    const name = nameOf(strategy, before.length + 1);
    const started = await bots.start(ownerId, { strategyType, markets: [market], terms, origin: ownTerms, notices: [], name });
    if ('refused' in started) throw new Error(`${strategy.id}: ${started.refused}`);
    strategyId = started.strategyId;
  }
  if ((await plaza.publication(strategyId)) === null)
    await plaza.publish(ownerId, { strategyId, name: strategy.name, showsParameters: true, price: 0n, sharePercent: 0 });
}

/** Looks at each in turn, once; one that cannot be started leaves the others alone. */
export async function keepHouseBots(rooms: Rooms): Promise<void> {
  for (const strategy of houseStrategies)
    await keep(strategy, rooms).catch(unlessAway((error) => rooms.log.error(`a bot of the house: ${errorText(error)}`)));
}
