// One contract at work: its mark price from second to second, its funding from slot to slot, its delivery in the end.
import { readSigned } from '#lib/order-math/amounts/amount.ts';
import type { DepthLevel } from '#lib/contract/market.ts';
import type { Command } from '#server/engine/command.ts';
import type { SetMarkPrice } from '#server/engine/futures/contract-command.ts';
import type { ContractListing } from '#server/engine/listings.ts';

import type { ContractSample } from './sample-store.ts';
import { createFundingTracker, type FundingTracker } from './funding-tracker.ts';
import { createMarkTracker, type MarkSight, type MarkTracker } from './prices/mark-tracker.ts';
import { deliveryCommand, markCommand } from './prices/price-commands.ts';

export type ContractSight = {
  readonly index: string | null;
  readonly bids: readonly DepthLevel[];
  readonly asks: readonly DepthLevel[];
  readonly lastPrice: string | null;
};

export type ContractPast = {
  /** The last slot whose funding is paid. */
  readonly fundedMs: number;
  readonly samples: readonly ContractSample[];
};

export type OneContract = {
  readonly listing: ContractListing;
  /** The commands for the core at a second: the mark price when it has moved, funding that is due. */
  second(timeMs: number, sight: ContractSight): Command[];
  /** The commands at a second in which its market rests: its book is too old to tell a price by. Funding that is due, and nothing else. */
  restingSecond(timeMs: number): Command[];
  /**
   * The mark price as its market comes into use, before anything is quoted in it: by the index and the price that is about to be quoted.
   * None when it has not moved.
   */
  wake(timeMs: number, index: string | null, quotedPrice: string): Command[];
  /** True while its index must be heard every second: before its first mark price, and while what it ends at is averaged. */
  isNeverAtRest(timeMs: number): boolean;
  /** The contract's next funding; null for one that is delivered. */
  readonly funding: { readonly rate: string; readonly slotMs: number } | null;
  /** The command that ends it, once its time has come; null before. Without one sample the index of the moment is its price. */
  delivery(timeMs: number, index: string | null): Command | null;
  /** Samples since the last question. */
  newSamples(): ContractSample[];
};

const minuteMs = 60_000;
const settlementSampleMs = 5_000;

type Trackers = { readonly mark: MarkTracker; readonly funding: FundingTracker | null };

function trackersOf({ marketId, contract }: ContractListing, averagingMs: number, past: ContractPast): Trackers {
  const { premiumCapPpm, impactAmount, rules } = contract;
  const premiumCap = String(premiumCapPpm / 1_000_000);
  const { deliveryMs = 0, fundingIntervalMs = 0, fundingCapE8: capE8 = 0 } = rules.contract ?? {};
  if (deliveryMs > 0) {
    const mark = createMarkTracker({ kind: 'dated', deliveryMs, averagingMs, premiumCap });
    const nothing = { bestBid: null, bestAsk: null, lastPrice: null, fundingRate: '0' };
    for (const { kind, slot, value } of past.samples)
      if (kind === 'settlement') mark.see(slot * settlementSampleMs, { ...nothing, index: value });
    return { mark, funding: null };
  }
  const samples = past.samples.filter(({ kind }) => kind === 'premium').map(({ slot, value }) => ({ minute: slot, premium: value }));
  return {
    mark: createMarkTracker({ kind: 'perpetual', fundingIntervalMs, premiumCap }),
    funding: createFundingTracker({ marketId, intervalMs: fundingIntervalMs, capE8, impactAmount }, { settledMs: past.fundedMs, samples }),
  };
}

/** @param averagingMs for so long before its end the index of a dated contract is averaged */
export function createOneContract(listing: ContractListing, averagingMs: number, past: ContractPast): OneContract {
  const { mark, funding } = trackersOf(listing, averagingMs, past);
  const { marketId, contract } = listing;
  const deliveryMs = contract.rules.contract?.deliveryMs ?? 0;
  let told: SetMarkPrice | null = null;
  let predicted: { readonly rate: string; readonly slotMs: number } | null = null;
  let predictedMinute = -1;
  let settlementSlot = -1;
  let isDelivered = false;
  const fresh: ContractSample[] = [];

  const look = (timeMs: number, { bids, asks, index }: ContractSight): void => {
    const minute = Math.floor(timeMs / minuteMs);
    const slot = Math.floor(timeMs / settlementSampleMs);
    if (funding !== null && (minute !== predictedMinute || predicted === null)) {
      const before = funding.past().samples.length;
      funding.see(timeMs, { bids, asks, index });
      const sample = funding.past().samples.at(-1);
      const isSampled = funding.past().samples.length > before && sample !== undefined;
      if (isSampled) fresh.push({ marketId, kind: 'premium', slot: sample.minute, value: sample.premium });
      // The first sight of a minute that can be sampled counts: until there is one it is looked for every second.
      if (isSampled || predicted === null || predicted.slotMs <= timeMs) predicted = funding.predicted(timeMs);
      if (isSampled) predictedMinute = minute;
    }
    const isSettling = deliveryMs > 0 && timeMs >= deliveryMs - averagingMs && timeMs < deliveryMs;
    if (isSettling && index !== null && slot > settlementSlot) {
      settlementSlot = slot;
      fresh.push({ marketId, kind: 'settlement', slot, value: index });
    }
  };

  /** The mark price that is not the one told last. */
  const newMark = (timeMs: number, sight: Omit<MarkSight, 'fundingRate'>): SetMarkPrice[] => {
    const marked = mark.see(timeMs, { ...sight, fundingRate: predicted?.rate ?? '0' });
    const command = markCommand(listing, marked, sight.index);
    if (command === null) return [];
    const isOld = told?.markTicks === command.markTicks && told.indexTicks === command.indexTicks;
    told = command;
    return isOld ? [] : [command];
  };
  const dueFunding = (timeMs: number): readonly Command[] => funding?.due(timeMs) ?? [];

  return {
    listing,
    second: (timeMs, sight) => {
      look(timeMs, sight);
      const { index, bids, asks, lastPrice } = sight;
      const marked = newMark(timeMs, { index, bestBid: bids[0]?.[0] ?? null, bestAsk: asks[0]?.[0] ?? null, lastPrice });
      // The mark first: funding is paid on it.
      return [...marked, ...dueFunding(timeMs)];
    },
    restingSecond: (timeMs) => {
      if (funding !== null && predicted !== null && predicted.slotMs <= timeMs) predicted = funding.predicted(timeMs);
      return [...dueFunding(timeMs)];
    },
    wake: (timeMs, index, quotedPrice) => newMark(timeMs, { index, bestBid: null, bestAsk: null, lastPrice: quotedPrice }),
    isNeverAtRest: (timeMs) => told === null || (deliveryMs > 0 && timeMs >= deliveryMs - averagingMs),
    get funding() {
      return predicted;
    },
    delivery: (timeMs, index) => {
      if (isDelivered || deliveryMs === 0 || timeMs < deliveryMs) return null;
      const seen = mark.deliveredAt(timeMs);
      const price = seen ?? (readSigned(index ?? '') === null ? null : index);
      const command = deliveryCommand(listing, price);
      isDelivered = command !== null;
      return command;
    },
    newSamples: () => fresh.splice(0),
  };
}
