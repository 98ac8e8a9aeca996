// The worth of an attempt and of each of its positions, in the smallest units of USDT; rounded down.
import { isDemoLine } from '#lib/contract/contract-lines.ts';
import { unitsUp } from '#server/engine/accounts/positions/contract.ts';
import type { AssetId, MarketId } from '#server/engine/ids.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import { contractAt, unrealisedUnits } from '../equity/unrealised-units.ts';
import type { Attempt, HeldPosition } from './attempt.ts';

const noMark = { markTicks: 0, indexTicks: 0 };

const floorDiv = (value: bigint, by: bigint): bigint => value / by - (value % by < 0n ? 1n : 0n);

export type Worths = {
  readonly usdtId: AssetId;
  /** The spot market of a coin against USDT; null: there is none, and the coin counts nothing. */
  priceMarketOf(assetId: AssetId): MarketListing | null;
  /** The coin that a trade in a market tells the price of; null: it tells none. */
  pricedBy(marketId: MarketId): AssetId | null;
  /** Markets of play money of their own are no part of the programme. */
  counts(marketId: MarketId): boolean;
  /** Null: a coin or a contract has no price yet. */
  equityOf(attempt: Attempt): bigint | null;
  /** The use of one position of the equity: the margin behind a contract, the whole worth of a coin; null: no price yet. */
  usedBy(attempt: Attempt, key: string): bigint | null;
};

/** The key of a position over all accounts of an attempt. */
export const contractKey = ({ marketId, holdSide }: Pick<HeldPosition, 'marketId' | 'holdSide'>): string => `${marketId} ${holdSide}`;
export const coinKey = (assetId: AssetId): string => `coin ${assetId}`;

/** Null: USDT is not listed. */
export function createWorths(listings: Listings): Worths | null {
  const usdt = listings.assetOf('USDT');
  if (usdt === undefined) return null;
  const usdtId = usdt.assetId;
  const quotedInUsdt = new Map(listings.markets.filter(({ quote }) => quote === 'USDT').map((market) => [market.base, market]));
  const baseOf = new Map([...quotedInUsdt.values()].map(({ marketId, base }) => [marketId, listings.assetOf(base)?.assetId ?? null]));
  const priceMarketOf = (assetId: AssetId): MarketListing | null => quotedInUsdt.get(listings.asset(assetId).code) ?? null;

  const inUsdt = (attempt: Attempt, assetId: AssetId, units: bigint): bigint | null => {
    if (assetId === usdtId || units === 0n) return units;
    const market = priceMarketOf(assetId);
    if (market === null) return 0n;
    const ticks = attempt.prices.get(assetId);
    if (ticks === undefined) return null;
    const { decimals } = listings.asset(assetId);
    return floorDiv(units * BigInt(ticks) * 10n ** BigInt(usdt.decimals), 10n ** BigInt(decimals + market.priceDecimals));
  };
  const gainOf = (attempt: Attempt, position: HeldPosition): bigint | null => {
    const mark = attempt.marks.get(position.marketId);
    // At its own price until the contract is marked again.
    if (mark === undefined) return 0n;
    const { assetId, units } = unrealisedUnits(listings.rules(listings.market(position.marketId)), position, mark);
    return inUsdt(attempt, assetId, BigInt(units));
  };
  const marginOf = (attempt: Attempt, position: HeldPosition): bigint | null => {
    const rules = listings.rules(listings.market(position.marketId));
    if (rules.contract === undefined) return 0n;
    const { marginAssetId, form } = rules.contract;
    if (position.isolatedUnits !== null) return inUsdt(attempt, marginAssetId, position.isolatedUnits);
    const mark = attempt.marks.get(position.marketId);
    if (form === 'coin' && mark === undefined) return null;
    const value = unitsUp(contractAt(rules, mark ?? noMark), position.entryValue);
    return inUsdt(attempt, marginAssetId, BigInt(Math.ceil(value / position.leverage)));
  };
  /** Null where one of them is unknown. */
  const sum = (parts: readonly (bigint | null)[]): bigint | null =>
    parts.reduce((all, one) => (all === null || one === null ? null : all + one), 0n);

  return {
    usdtId,
    priceMarketOf,
    pricedBy: (marketId) => baseOf.get(marketId) ?? null,
    counts: (marketId) => {
      const { contract } = listings.market(marketId);
      return contract === undefined || !isDemoLine(contract.line);
    },
    equityOf: (attempt) =>
      sum([
        ...Array.from(attempt.coins, ([assetId, units]) => inUsdt(attempt, assetId, units)),
        ...Array.from(attempt.positions.values(), (position) => gainOf(attempt, position)),
      ]),
    usedBy: (attempt, key) => {
      const positions = [...attempt.positions.values()].filter((position) => contractKey(position) === key);
      if (positions.length > 0) return sum(positions.map((position) => marginOf(attempt, position)));
      const held = [...attempt.coins].find(([assetId]) => coinKey(assetId) === key);
      const worth = held === undefined ? 0n : inUsdt(attempt, held[0], held[1]);
      return worth === null || worth >= 0n ? worth : -worth;
    },
  };
}

/** The use of the largest position that is held and has a price; 0: none. */
export function largestUse(attempt: Attempt, worths: Worths): bigint {
  const held = [...attempt.coins.keys()].filter((assetId) => assetId !== worths.usdtId).map(coinKey);
  const keys = new Set([...held, ...Array.from(attempt.positions.values(), contractKey)]);
  return [...keys].reduce((most, key) => {
    const used = worths.usedBy(attempt, key) ?? 0n;
    return used > most ? used : most;
  }, 0n);
}
