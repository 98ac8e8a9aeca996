// The worth of an attempt and of each of its positions, in the smallest units of USDT; rounded down.
import { contractLines, isDemoLine, lineOfSymbolId } from '#lib/contract/contract-lines.ts';
import { unitsUp } from '#server/engine/accounts/positions/contract.ts';
import type { AssetId, MarketId } from '#server/engine/ids.ts';
import type { Listings } from '#server/engine/listings.ts';
import type { MarketRules } from '#server/engine/markets/market-rules.ts';
import { marketsWithCoins, marketWithCoins, type MarketWithCoins } from '#server/engine/markets/market-with-coins.ts';
import { contractAt, unrealisedUnits } from '../equity/unrealised-units.ts';
import type { Attempt, HeldPosition } from './attempt.ts';

const noMark = { markTicks: 0, indexTicks: 0 };

const floorDiv = (value: bigint, by: bigint): bigint => value / by - (value % by < 0n ? 1n : 0n);

export type Worths = {
  readonly usdtId: AssetId;
  /** The spot market of a coin against USDT; null: there is none, and the coin counts nothing. */
  priceMarketOf(assetId: AssetId): MarketWithCoins | null;
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

export type WorthMarkets = { all(): Iterable<MarketWithCoins>; find(marketId: MarketId): MarketWithCoins | null };

/** The markets of listings. */
export const listedMarkets = (listings: Listings): WorthMarkets => ({
  all: () => marketsWithCoins(listings),
  find: (marketId) => marketWithCoins(listings, marketId),
});

/** Null: nothing is traded for USDT. Spot markets are those that are listed now; contracts may be listed later. */
export function createWorths(markets: WorthMarkets): Worths | null {
  const inDollars = [...markets.all()].filter(({ quote }) => quote.code === 'USDT');
  const usdt = inDollars[0]?.quote;
  if (usdt === undefined) return null;
  const usdtId = usdt.assetId;
  const spot = inDollars.filter(({ rules }) => rules.contract === undefined);
  const byCoin = new Map(spot.map((market) => [market.base.assetId, market]));
  const coinOf = new Map(spot.map(({ marketId, base }) => [marketId, base.assetId]));
  const priceMarketOf = (assetId: AssetId): MarketWithCoins | null => byCoin.get(assetId) ?? null;
  const rulesOf = (marketId: MarketId): MarketRules | undefined => markets.find(marketId)?.rules;

  const inUsdt = (attempt: Attempt, assetId: AssetId, units: bigint): bigint | null => {
    if (assetId === usdtId || units === 0n) return units;
    const market = priceMarketOf(assetId);
    if (market === null) return 0n;
    const ticks = attempt.prices.get(assetId);
    if (ticks === undefined) return null;
    return floorDiv(units * BigInt(ticks) * 10n ** BigInt(usdt.decimals), 10n ** BigInt(market.base.decimals + market.priceDecimals));
  };
  const gainOf = (attempt: Attempt, position: HeldPosition): bigint | null => {
    const mark = attempt.marks.get(position.marketId);
    // At its own price until the contract is marked again.
    if (mark === undefined) return 0n;
    const rules = rulesOf(position.marketId);
    if (rules === undefined) return null;
    const { assetId, units } = unrealisedUnits(rules, position, mark);
    return inUsdt(attempt, assetId, BigInt(units));
  };
  const marginOf = (attempt: Attempt, position: HeldPosition): bigint | null => {
    const rules = rulesOf(position.marketId);
    if (rules?.contract === undefined) return 0n;
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
    pricedBy: (marketId) => coinOf.get(marketId) ?? null,
    counts: (marketId) => {
      const line = lineOfSymbolId(markets.find(marketId)?.symbol ?? '');
      return line === undefined || !isDemoLine(contractLines[line]);
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
