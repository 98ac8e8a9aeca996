// Sets the contracts going beside spot: lists them, tells the core each second what it must know, keeps what must outlive a restart.
import type { Command } from '#server/engine/command.ts';
import type { MarketId } from '#server/engine/ids.ts';
import type { ContractListing, Listings } from '#server/engine/listings.ts';
import type { MovingFigures } from '#server/projections/tickers/create-tickers.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import { errorText } from '#server/monitoring/logged-error.ts';
import { unlessAway } from '#server/store/database-away.ts';

import type { PricePaths } from '../paths/price-path.ts';
import { loadContractData } from './contract-data.ts';
import type { BadDayStore } from './bad-days/bad-day-store.ts';
import { createContractLifecycle, type ContractMarketView } from './contract-lifecycle.ts';
import { firstInterest } from './first-interest.ts';
import { isShort, type Contracts } from './load-contracts.ts';
import { openContracts } from './open-contracts.ts';
import type { PriceWorld } from './prices/price-world.ts';
import type { ShortContract, ShortContractStore } from './short-contracts.ts';
import type { SampleStore } from './sample-store.ts';

/** Seconds between two looks at how much of each contract is held. */
const interestEvery = 5;
/** The longest that a sample can be needed: two intervals of funding. */
const samplesKeptMs = 2 * 8 * 3_600_000;
const pruneEvery = 3600;

export type ContractsOptions = {
  readonly client: ExchangeClient;
  readonly listings: Listings;
  readonly contracts: Contracts;
  readonly paths: Pick<PricePaths, 'usdPrice'>;
  readonly world: PriceWorld;
  readonly look: (listing: ContractListing) => ContractMarketView;
  readonly isAtRest: (listing: ContractListing, timeMs: number) => boolean;
  readonly tell: (marketId: MarketId, figures: MovingFigures) => void;
  readonly samples: SampleStore;
  readonly badDays: Pick<BadDayStore, 'waiting' | 'keepWaiting'>;
  readonly shortContracts: ShortContractStore;
  readonly averagingMs: number;
  /** Exchange time. */
  readonly now: () => number;
  readonly log: { error(text: string): void };
};

export type RunningContracts = {
  /** The first second after a start: what nobody has ever traded is held by the house, in books that are still empty. */
  opening(timeMs: number): Command[];
  /** The mark price of a contract whose market comes into use, to be submitted before it is quoted at a price. */
  wake(listing: ContractListing, timeMs: number, quotedPrice: string): Command[];
  /** The commands of a whole second, to be submitted before anything is quoted in it. */
  second(timeMs: number): Command[];
  /** After the commands of the second: figures are told and samples are kept. Rejects with ExchangeUnavailable. */
  afterSecond(timeMs: number): Promise<void>;
  quoted(timeMs: number): readonly ContractListing[];
  /** Makes a short contract known for good, and lists it with the next second. */
  listShort(contract: Omit<ShortContract, 'number'>): Promise<ContractListing>;
  shortAlive(): readonly ContractListing[];
};

/** Rejects (Error) when the exchange refuses to list a contract. */
export async function startContracts(options: ContractsOptions): Promise<RunningContracts> {
  const { client, listings, contracts, samples, badDays, tell, now, log } = options;
  await openContracts({ client, listings, contracts, paths: options.paths, nowMs: now() });
  const views = await client.contracts();
  let waiting = await badDays.waiting();
  const lifecycle = createContractLifecycle({ ...options, views, samples: await samples.read(), waiting });
  const untraded = new Set(
    views.filter(({ openInterestLots, fundedMs }) => openInterestLots + fundedMs === 0).map(({ marketId }) => marketId),
  );
  let interest = new Map<MarketId, number>();

  const keep = (timeMs: number): void => {
    samples
      .write(lifecycle.newSamples(), timeMs)
      .catch(unlessAway((error) => log.error(`samples of contracts are not kept: ${errorText(error)}`)));
    if (Math.floor(timeMs / 1000) % pruneEvery === 0)
      samples.prune(timeMs - samplesKeptMs).catch(unlessAway((error) => log.error(`old samples are not removed: ${errorText(error)}`)));
  };

  /** Told before the second ends: a restart right after it must know whose halts these are. */
  const keepWaiting = async (): Promise<void> => {
    const now = lifecycle.waiting();
    if (now.length === waiting.length && now.every((marketId) => waiting.includes(marketId))) return;
    waiting = now;
    await badDays.keepWaiting(now);
  };

  const { liquidity } = loadContractData();
  const heldAtFirst = (timeMs: number): Command[] =>
    lifecycle
      .quoted(timeMs)
      .filter(({ marketId }) => untraded.has(marketId))
      .flatMap((listing) => {
        const volume = liquidity[listing.contract.liquidity]?.dailyVolumeUsd ?? 0;
        return firstInterest(listing, options.world.contractPrice(listing.contract, timeMs), volume);
      });

  return {
    opening: (timeMs) => [...lifecycle.list(timeMs), ...lifecycle.second(timeMs), ...heldAtFirst(timeMs)],
    second: (timeMs) => [...lifecycle.list(timeMs), ...lifecycle.second(timeMs)],
    afterSecond: async (timeMs) => {
      keep(timeMs);
      await keepWaiting();
      if (interest.size === 0 || Math.floor(timeMs / 1000) % interestEvery === 0)
        interest = new Map((await client.contracts()).map(({ marketId, openInterestLots }) => [marketId, openInterestLots]));
      for (const { marketId, fundingRate, nextFundingTimeMs } of lifecycle.figures())
        tell(marketId, { fundingRate, nextFundingTimeMs, openInterestLots: interest.get(marketId) ?? 0 });
    },
    wake: lifecycle.wake,
    quoted: lifecycle.quoted,
    listShort: async (short) => {
      const listing = contracts.short(await options.shortContracts.keep(short));
      lifecycle.add(listing);
      return listing;
    },
    shortAlive: () => lifecycle.quoted(now()).filter(isShort),
  };
}
