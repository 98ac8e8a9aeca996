// All contracts at work: what the core is told of them each second, which are listed and which end, and when their markets stand still.
import { MarketState } from '#lib/contract/enums.ts';
import type { Command } from '#server/engine/command.ts';
import type { MarketId } from '#server/engine/ids.ts';
import type { ContractView } from '#server/engine/futures/futures-view.ts';
import type { ContractListing, Listings } from '#server/engine/listings.ts';

import type { Contracts } from './load-contracts.ts';
import { createOneContract, type ContractSight, type OneContract } from './one-contract.ts';
import type { PriceWorld } from './prices/price-world.ts';
import type { ContractSample } from './sample-store.ts';

/** The data of a contract's market that decides about it. */
export type ContractMarketView = Omit<ContractSight, 'index'> & { readonly state: MarketState };

type MovingContract = {
  readonly marketId: MarketId;
  readonly fundingRate: string | null;
  readonly nextFundingTimeMs: number;
};

export type ContractLifecycle = {
  /** Lists what the calendar has begun to list, and what was added. To be told to the core before anything else of that second. */
  list(timeMs: number): Command[];
  /** A contract that no calendar knows, to be listed with the next second. */
  add(listing: ContractListing): void;
  /** Marks, funding that is due, deliveries, markets that stand still without an index and move again with one. */
  second(timeMs: number): Command[];
  /** The mark price of a contract whose market comes into use; none for one that is not quoted. */
  wake(listing: ContractListing, timeMs: number, quotedPrice: string): Command[];
  /** Contracts that are quoted: alive, and with an index. */
  quoted(timeMs: number): readonly ContractListing[];
  figures(): readonly MovingContract[];
  newSamples(): ContractSample[];
  /** Halted for want of an index. */
  waiting(): readonly MarketId[];
};

export type ContractLifecycleOptions = {
  readonly contracts: Contracts;
  readonly listings: Listings;
  readonly world: PriceWorld;
  /** In its market, as of the last records that were told. */
  readonly look: (listing: ContractListing) => ContractMarketView;
  /** True if the market of a contract rests at a second, and its book is not looked at. */
  readonly isAtRest: (listing: ContractListing, timeMs: number) => boolean;
  /** For so long before its end the index of a dated contract is averaged. */
  readonly averagingMs: number;
  /** The contracts as the core left them; the samples as the store did. */
  readonly views: readonly ContractView[];
  readonly samples: readonly ContractSample[];
  /** The contracts that were halted for want of an index when it was last running. */
  readonly waiting: readonly MarketId[];
};

const endOf = ({ contract }: ContractListing): number => contract.rules.contract?.deliveryMs ?? 0;

export function createContractLifecycle(options: ContractLifecycleOptions): ContractLifecycle {
  const { contracts, listings, world, look, isAtRest, averagingMs } = options;
  const open = new Map<MarketId, OneContract>();
  const ended = new Set(options.views.filter(({ deliveredTicks }) => deliveredTicks > 0).map(({ marketId }) => marketId));
  /** Halted for want of an index: an operator's halt is his own to lift. */
  const waiting = new Set(options.waiting);

  const take = (listing: ContractListing): void => {
    const { marketId } = listing;
    if (open.has(marketId) || ended.has(marketId)) return;
    const fundedMs = options.views.find((view) => view.marketId === marketId)?.fundedMs ?? 0;
    const samples = options.samples.filter((sample) => sample.marketId === marketId);
    open.set(marketId, createOneContract(listing, averagingMs, { fundedMs, samples }));
  };
  // One that is over and was never listed is nobody's.
  const known = new Set(options.views.map(({ marketId }) => marketId));
  for (const listing of listings.contracts()) if (known.has(listing.marketId)) take(listing);

  const added: ContractListing[] = [];

  const end = (one: OneContract, timeMs: number, index: string | null): Command[] => {
    const command = one.delivery(timeMs, index);
    if (command === null) return [];
    open.delete(one.listing.marketId);
    ended.add(one.listing.marketId);
    return [command];
  };

  /** Stands still without an index, moves again with one. */
  const guard = ({ marketId }: ContractListing, index: string | null, state: MarketState): Command[] => {
    const change = (to: MarketState): Command[] => [{ type: 'set-market-state', marketId, state: to }];
    if (index === null && state === MarketState.online && !waiting.has(marketId)) {
      waiting.add(marketId);
      return change(MarketState.halted);
    }
    return index !== null && waiting.delete(marketId) ? change(MarketState.online) : [];
  };

  return {
    list: (timeMs) => {
      const fresh = [...contracts.dated(timeMs), ...added.splice(0)].filter(({ marketId }) => !open.has(marketId) && !ended.has(marketId));
      listings.listContracts(fresh);
      for (const listing of fresh) take(listing);
      return fresh.map(({ contract }): Command => ({ type: 'list-market', rules: contract.rules }));
    },
    add: (listing) => void added.push(listing),
    second: (timeMs) =>
      [...open.values()].flatMap((one) => {
        const { listing } = one;
        if (!waiting.has(listing.marketId) && !one.isNeverAtRest(timeMs) && isAtRest(listing, timeMs)) return one.restingSecond(timeMs);
        const index = world.index(listing.contract, timeMs);
        const isOver = endOf(listing) > 0 && timeMs >= endOf(listing);
        if (isOver) return end(one, timeMs, index);
        const { state, ...market } = look(listing);
        return [...one.second(timeMs, { ...market, index }), ...guard(listing, index, state)];
      }),
    wake: ({ marketId, contract }, timeMs, quotedPrice) =>
      waiting.has(marketId) ? [] : (open.get(marketId)?.wake(timeMs, world.index(contract, timeMs), quotedPrice) ?? []),
    quoted: (timeMs) =>
      [...open.values()]
        .map(({ listing }) => listing)
        .filter((listing) => !waiting.has(listing.marketId) && (endOf(listing) === 0 || timeMs < endOf(listing))),
    figures: () =>
      Array.from(open.values(), ({ listing, funding }) => ({
        marketId: listing.marketId,
        fundingRate: funding?.rate ?? null,
        nextFundingTimeMs: funding?.slotMs ?? 0,
      })),
    waiting: () => [...waiting].filter((marketId) => open.has(marketId)),
    newSamples: () => [...open.values()].flatMap((one) => one.newSamples()),
  };
}
