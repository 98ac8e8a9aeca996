// The listings: the assets and markets by name, with the precision that turns their text into integers and back.
import type { AssetId, MarketId } from './ids.ts';
import type { MarketRules } from './markets/market-rules.ts';
import type { ContractTerms } from './markets/contract-terms.ts';
import { formatFixed, lots, parseDecimal, ticks, units, type Units } from './units.ts';

export type AssetListing = { readonly assetId: AssetId; readonly code: string; readonly name: string; readonly decimals: number };

/** A market as an operator writes it. Ids of spot markets are the places in the list. */
export type MarketListing = {
  readonly marketId: MarketId;
  /** Unique among all of them: BTCUSDT of spot, BTCUSDT_UMCBL of a contract. */
  readonly symbol: string;
  /** Since when it is listed; 0: since ever. The core does not know it. */
  readonly listedMs: number;
  readonly base: string;
  readonly quote: string;
  readonly priceDecimals: number;
  readonly quantityDecimals: number;
  /** In lots of 10^-quantityDecimals. */
  readonly minQuantityLots: number;
  readonly maxQuantityLots: number;
  /** The limits of an order's amount in the quote coin, as decimal text. */
  readonly minAmount: string;
  readonly maxAmount: string;
  readonly makerFeePpm: number;
  readonly takerFeePpm: number;
  readonly priceBandPpm: number;
  /** Absent: a spot market. */
  readonly contract?: ContractTerms;
};

export type ContractListing = MarketListing & { readonly contract: ContractTerms };

export type Listings = {
  /** Spot only. */
  readonly assets: readonly AssetListing[];
  /** Spot only. */
  readonly markets: readonly MarketListing[];
  /** Every contract that was ever listed: those that are delivered stay, for who looks back. */
  contracts(): readonly ContractListing[];
  /** Adds contracts, and coins that only they know. One that is there already is left alone. */
  listContracts(contracts: readonly ContractListing[], assets?: readonly AssetListing[]): void;
  assetOf(code: string): AssetListing | undefined;
  /** The market of spot or of contracts by its symbol. If two dated contracts have the same name, years apart, the later one. */
  marketOf(symbol: string): MarketListing | undefined;
  asset(assetId: AssetId): AssetListing;
  market(marketId: MarketId): MarketListing;
  rules(market: MarketListing): MarketRules;
  priceText(market: MarketListing, priceTicks: number): string;
  quantityText(market: MarketListing, quantityLots: number): string;
};

/**
 * Indexes a list. Refuses (Error naming the market) when price and quantity decimals together exceed the quote's,
 * because then a notional would need rounding; when a quantity or an amount is finer than its coin; or when an asset is unknown.
 */
export function createListings(assets: readonly AssetListing[], markets: readonly MarketListing[]): Listings {
  const assetByCode = new Map(assets.map((asset) => [asset.code, asset]));
  const assetById = new Map(assets.map((asset) => [asset.assetId, asset]));
  const marketBySymbol = new Map(markets.map((market) => [market.symbol, market]));
  const marketById = new Map(markets.map((market) => [market.marketId, market]));
  const contracts = new Map<MarketId, ContractListing>();
  const known = <Thing>(thing: Thing | undefined, what: string): Thing => {
    if (thing === undefined) throw new Error(`not listed: ${what}`);
    return thing;
  };
  const rules = (market: MarketListing): MarketRules => {
    if (market.contract !== undefined) return market.contract.rules;
    const base = known(assetByCode.get(market.base), market.base);
    const quote = known(assetByCode.get(market.quote), market.quote);
    const tickLotDecimals = quote.decimals - market.priceDecimals - market.quantityDecimals;
    const lotDecimals = base.decimals - market.quantityDecimals;
    if (tickLotDecimals < 0 || lotDecimals < 0) throw new Error(`precision of ${market.symbol} is finer than its coins`);
    const amount = (text: string): Units => {
      const value = parseDecimal(text, quote.decimals);
      if (value === null) throw new Error(`an amount of ${market.symbol} is finer than ${quote.code}: ${text}`);
      return units(value);
    };
    return {
      marketId: market.marketId,
      symbol: market.symbol,
      baseAssetId: base.assetId,
      quoteAssetId: quote.assetId,
      lotUnits: 10 ** lotDecimals,
      tickLotUnits: 10 ** tickLotDecimals,
      minQuantityLots: lots(market.minQuantityLots),
      maxQuantityLots: lots(market.maxQuantityLots),
      minNotionalUnits: amount(market.minAmount),
      maxNotionalUnits: amount(market.maxAmount),
      makerFeePpm: market.makerFeePpm,
      takerFeePpm: market.takerFeePpm,
      priceBandPpm: market.priceBandPpm,
    };
  };
  for (const market of markets) rules(market);
  return {
    assets,
    markets,
    rules,
    contracts: () => [...contracts.values()],
    listContracts: (list, others = []) => {
      for (const asset of others) {
        assetByCode.set(asset.code, asset);
        assetById.set(asset.assetId, asset);
      }
      for (const contract of list) {
        if (contracts.has(contract.marketId)) continue;
        contracts.set(contract.marketId, contract);
        marketById.set(contract.marketId, contract);
        marketBySymbol.set(contract.symbol, contract);
      }
    },
    assetOf: (code) => assetByCode.get(code),
    marketOf: (symbol) => marketBySymbol.get(symbol),
    asset: (assetId) => known(assetById.get(assetId), `asset ${assetId}`),
    market: (marketId) => known(marketById.get(marketId), `market ${marketId}`),
    priceText: (market, priceTicks) => formatFixed(ticks(priceTicks), market.priceDecimals),
    quantityText: (market, quantityLots) => formatFixed(lots(quantityLots), market.quantityDecimals),
  };
}
