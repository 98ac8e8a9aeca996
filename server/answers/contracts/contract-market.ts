// A contract as clients see it, the contracts of a line that live at a moment, and the hash by which a client's list is still good.
import { createHash } from 'node:crypto';

import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { type ContractRules, ContractForm } from '#server/engine/markets/market-rules.ts';
import type { ContractListing, Listings } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';
import type { StateOf } from '../market/spot-market.ts';

const ppmDecimals = 6;
export const contractShare = (ppm: number): string => formatDecimal(ppm, ppmDecimals);

/** Every contract has them: the list says so where it is read. */
export function rulesOf({ contract, symbol }: ContractListing): ContractRules {
  if (contract.rules.contract === undefined) throw new Error(`${symbol} has no rules of a contract`);
  return contract.rules.contract;
}

/** Decimals of value units in the quote coin: they are ticks times lots, of an inverse contract lots of a dollar. */
export const valueDecimalsOf = (market: ContractListing): number =>
  market.contract.form === ContractForm.inverse ? market.quantityDecimals : market.priceDecimals + market.quantityDecimals;

/** Bounds in the quote coin. */
export function riskTiersOf(market: ContractListing): ContractMarket['tiers'] {
  const decimals = valueDecimalsOf(market);
  return rulesOf(market).tiers.map(({ upTo, maxLeverage, maintenancePpm }) => ({
    upTo: formatDecimal(upTo, decimals),
    maxLeverage: String(maxLeverage),
    maintenanceRate: contractShare(maintenancePpm),
  }));
}

/** From its listing to its end; of dated contracts the list keeps those that are over. */
function livesAt(market: ContractListing, nowMs: number): boolean {
  const { deliveryMs } = rulesOf(market);
  return market.listedMs <= nowMs && (deliveryMs === 0 || nowMs < deliveryMs);
}

/** Perpetuals first, then by their end. */
const bySoonest = (a: ContractListing, b: ContractListing): number => rulesOf(a).deliveryMs - rulesOf(b).deliveryMs;

/** The contracts of a line that live at a moment, in the order of the list. */
export const liveContracts = (listings: Listings, line: number, nowMs: number): readonly ContractListing[] =>
  listings.contracts().filter((market) => market.contract.line === line && livesAt(market, nowMs));

function contractMarketOf(
  market: ContractListing,
  siblings: readonly ContractListing[],
  listings: Listings,
  stateOf: StateOf,
): ContractMarket {
  const { contract } = market;
  const rules = rulesOf(market);
  const quantity = (lots: number): string => formatDecimal(lots, market.quantityDecimals);
  return {
    symbol: market.symbol,
    symbolId: market.symbol,
    name: contract.name,
    displayName: contract.name,
    businessLine: contract.line,
    baseCoin: market.base,
    quoteCoin: market.quote,
    baseSymbol: market.base,
    pricedSymbol: market.quote,
    pricePlace: market.priceDecimals,
    tickSize: formatDecimal(1, market.priceDecimals),
    volumePlace: market.quantityDecimals,
    lotSize: quantity(1),
    minQuantity: quantity(market.minQuantityLots),
    maxQuantity: quantity(market.maxQuantityLots),
    minAmount: market.minAmount,
    maxAmount: market.maxAmount,
    makerFeeRate: contractShare(market.makerFeePpm),
    takerFeeRate: contractShare(market.takerFeePpm),
    priceBandRate: contractShare(market.priceBandPpm),
    status: stateOf(market),
    symbolType: contract.symbolType === 'perpetual' ? 1 : 2,
    symbolCode: contract.symbolCode,
    symbolCodeDisplayName: contract.name,
    betaShow: false,
    symbolDTOList: siblings.map((one) => ({ symbolId: one.symbol, symbolCodeDisplayName: one.contract.name })),
    placeConfig: { ...contract.placeConfig },
    form: contract.form,
    marginCoin: contract.margin,
    marginPlace: listings.asset(rules.marginAssetId).decimals,
    tiers: riskTiersOf(market),
    openCostUpRatio: contractShare(rules.openCostUpPpm),
    feeRateUpRatio: contractShare(rules.openFeeUpPpm),
    liquidationFeeRate: contractShare(rules.liquidationFeePpm),
    premiumCapRate: contractShare(contract.premiumCapPpm),
    fundingIntervalMs: rules.fundingIntervalMs,
    fundingCapRate: formatDecimal(rules.fundingCapE8, 8),
    deliveryMs: rules.deliveryMs,
    closeOnlyMs: rules.closeOnlyMs,
    deliveryFeeRate: contractShare(rules.deliveryFeePpm),
    listedMs: market.listedMs,
  };
}

/** A list with the hash of the very text that clients get. */
export type Hashed<List> = { readonly md5: string; readonly list: List };

export const hashed = <List>(list: List): Hashed<List> => ({ md5: createHash('md5').update(JSON.stringify(list)).digest('hex'), list });

type Known = Hashed<readonly ContractMarket[]> & { readonly about: string };
const known = new WeakMap<Listings, Map<number, Known>>();

/** The live contracts of a line, made anew when one comes, goes, or changes its state. */
export function contractsOfLine(listings: Listings, line: number, stateOf: StateOf, nowMs: number): Hashed<readonly ContractMarket[]> {
  const live = liveContracts(listings, line, nowMs);
  const about = live.map((market) => `${market.marketId} ${stateOf(market)}`).join();
  const lines = known.get(listings) ?? new Map<number, Known>();
  known.set(listings, lines);
  const remembered = lines.get(line);
  if (remembered?.about === about) return remembered;
  const siblings = (base: string): readonly ContractListing[] => live.filter((one) => one.base === base).toSorted(bySoonest);
  const fresh = { about, ...hashed(live.map((market) => contractMarketOf(market, siblings(market.base), listings, stateOf))) };
  lines.set(line, fresh);
  return fresh;
}
