// The dates of events that nobody writes down one by one: each follows from the contracts that are listed, or from the rules of a chain.
import { isDemoLine } from '#lib/contract/contract-lines.ts';
import type { EventRule } from '#lib/contract/site/content.ts';
import type { ContractListing, Listings } from '#server/engine/listings.ts';
import { rulesOf } from '../../contracts/contract-market.ts';
import { nextHalvings } from './halvings.ts';

/** `words` fill the placeholders of the event's text. */
export type ComputedDate = { readonly id: string; readonly atMs: number; readonly words: Readonly<Record<string, string>> };

const hourMs = 3_600_000;
const grouped = (count: number): string => count.toLocaleString('en-US');

/** Contracts of play money are nobody's dates. */
const contractsNow = (listings: Listings, nowMs: number): readonly ContractListing[] =>
  listings.contracts().filter((market) => !isDemoLine(market.contract.line) && market.listedMs <= nowMs);

function deliveries(listings: Listings, nowMs: number): readonly ComputedDate[] {
  return contractsNow(listings, nowMs).flatMap((market) => {
    const { name } = market.contract;
    const { deliveryMs } = rulesOf(market);
    return deliveryMs > nowMs ? [{ id: `delivery-${name}`, atMs: deliveryMs, words: { contract: name } }] : [];
  });
}

/** The next payment of the contracts that pay at the same interval. */
function fundings(listings: Listings, nowMs: number): readonly ComputedDate[] {
  const intervals = contractsNow(listings, nowMs).map((market) => rulesOf(market).fundingIntervalMs);
  return [...new Set(intervals)]
    .filter((intervalMs) => intervalMs > 0)
    .map((intervalMs) => {
      const contracts = intervals.filter((one) => one === intervalMs).length;
      const hours = intervalMs / hourMs;
      return {
        id: `funding-${hours}h`,
        atMs: (Math.floor(nowMs / intervalMs) + 1) * intervalMs,
        words: { contracts: String(contracts), hours: String(hours) },
      };
    });
}

const halvings = (nowMs: number): readonly ComputedDate[] =>
  nextHalvings(nowMs).map(({ coin, block, atMs, blockMinutes }) => ({
    id: `halving-${coin}`,
    atMs,
    words: { coin, block: grouped(block), minutes: String(blockMinutes) },
  }));

export function computedDates(rule: EventRule, listings: Listings, nowMs: number): readonly ComputedDate[] {
  if (rule === 'delivery') return deliveries(listings, nowMs);
  return rule === 'funding' ? fundings(listings, nowMs) : halvings(nowMs);
}
