// Keeps the bots of the house running: one that has ended is started anew, at the prices of the day.
import { ownTerms } from '#lib/contract/bots/bot-origin.ts';
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import { venueAccounts } from '#server/market/opening/open-venue.ts';
import type { Bots } from '#server/services/bots/bots.ts';
import type { Plaza } from '#server/services/plaza/plaza.ts';
import { errorText } from '#server/monitoring/logged-error.ts';
import { unlessAway } from '#server/store/database-away.ts';
import type { HouseStrategy } from './house-strategies.ts';

type Rooms = {
  readonly strategies: readonly HouseStrategy[];
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

/** The first of a strategy, whose record reaches back before the venue. */
export const isFirst = ({ name }: { readonly name: string }): boolean => name.endsWith('.1');

/** False: one of its markets has no price yet. */
async function keep(strategy: HouseStrategy, { bots, plaza, listings, lastTicks }: Rooms): Promise<boolean> {
  const markets = strategy.symbols.flatMap((symbol) => listings.marketOf(symbol) ?? []);
  const [market] = markets;
  if (market === undefined || markets.length < strategy.symbols.length || markets.some((one) => lastTicks(one) === 0)) return false;
  const before = bots.of(ownerId).filter(({ name }) => name.startsWith(`${strategy.id}.`));
  let strategyId = before.find(({ state }) => state !== BotState.stopped)?.strategyId;
  if (strategyId === undefined) {
    const { strategyType } = strategy;
    const terms = strategy.terms((share) => listings.priceText(market, Math.round(lastTicks(market) * share)));
    const name = nameOf(strategy, before.length + 1);
    const started = await bots.start(ownerId, { strategyType, markets, terms, origin: ownTerms, notices: [], name });
    if ('refused' in started) throw new Error(`${strategy.id}: ${started.refused} ${JSON.stringify(started.params)}`);
    strategyId = started.strategyId;
  }
  if ((await plaza.publication(strategyId)) === null)
    await plaza.publish(ownerId, { strategyId, name: strategy.name, showsParameters: true, price: 0n, sharePercent: 0 });
  return true;
}

/** Looks at each in turn, once; one that cannot be started leaves the others alone. True: all of them run. */
export async function keepHouseBots(rooms: Rooms): Promise<boolean> {
  const failed = unlessAway((error) => rooms.log.error(`a bot of the house: ${errorText(error)}`));
  let all = true;
  for (const strategy of rooms.strategies) {
    const runs = await keep(strategy, rooms).catch((error: unknown) => {
      failed(error);
      return false;
    });
    all &&= runs;
  }
  return all;
}
