// The margin of a futures position, and how near what must remain of it comes to what is there.
import { Amount, allRead, readAmount, readPositive, readSigned, writeResult } from '../amounts/amount.ts';
import { type FuturesContract, gainBetween, readContract, valueAt } from '../futures/contract-value.ts';
import { type RiskTier, maintenanceAt, readTiers } from './maintenance-margin.ts';
import { directionOf, type PositionSide } from '../futures/position-side.ts';

export type PositionMarginTerms = {
  readonly contract: FuturesContract;
  readonly size: string;
  /** Average entry of an isolated position, mark price of a cross one. */
  readonly price: string;
  readonly leverage: string;
  /** For a position of a unified account: the fee that a taker pays to close it, as a share of the value. */
  readonly closingFeeRate?: string;
};

/**
 * Value ÷ leverage in the margin coin, or of a unified account value × (1 ÷ leverage + fee); half up to 24 decimals. An isolated position locks it at its entry, and what is added or taken
 * out by hand comes on top; a cross position's moves with the mark price. Null for bad input, a price or a leverage of zero.
 * Source: https://www.bitget.com/support/articles/12560603838731.
 */
export function positionMargin(terms: PositionMarginTerms): string | null {
  const contract = readContract(terms.contract);
  const read = {
    size: readAmount(terms.size),
    price: readPositive(terms.price),
    leverage: readPositive(terms.leverage),
    fee: readAmount(terms.closingFeeRate ?? '0'),
  };
  if (contract === null || !allRead(read)) return null;
  const value = valueAt(contract, read.size, read.price);
  return writeResult(value.dividedBy(read.leverage).plus(value.times(read.fee)));
}

/**
 * Maintenance margin ÷ what is there, as a share: at 1 the position is liquidated. Null for bad input and where nothing is there,
 * which is beyond any ratio.
 */
export function marginRatio(maintenanceMargin: string, equity: string): string | null {
  const read = { maintenance: readAmount(maintenanceMargin), equity: readSigned(equity) };
  if (!allRead(read) || read.equity.lessThanOrEqualTo(0)) return null;
  return writeResult(read.maintenance.dividedBy(read.equity));
}

export type PositionLeg = { readonly size: string; readonly entryPrice: string };

/** One market of a cross account: one position, or in hedge mode both sides of it. */
export type CrossMarket = {
  readonly contract: FuturesContract;
  readonly markPrice: string;
  readonly long: PositionLeg | null;
  readonly short: PositionLeg | null;
  readonly tiers: readonly RiskTier[];
  readonly takerFeeRate: string;
};

export type MarginState = {
  /** Balance or margin and unrealized gains together, in the margin coin; may be below zero. */
  readonly equity: string;
  readonly maintenanceMargin: string;
  /** Null where no equity is left. */
  readonly ratio: string | null;
  /** Equity less maintenance margin: what may still be lost. */
  readonly spare: string;
};

type Leg = { readonly size: Amount; readonly gain: Amount };

/** The gain of a market's legs, and the maintenance margin of the larger one: of two opposite sides only it is asked. */
function marketState(market: CrossMarket): { readonly gain: Amount; readonly maintenance: Amount } | null {
  const [contract, tiers] = [readContract(market.contract), readTiers(market.tiers)];
  const read = { mark: readPositive(market.markPrice), fee: readAmount(market.takerFeeRate) };
  if (contract === null || tiers === null || !allRead(read)) return null;
  const legOf = (side: PositionSide, leg: PositionLeg | null): Leg | null => {
    if (leg === null) return { size: new Amount(0), gain: new Amount(0) };
    const own = { size: readAmount(leg.size), entry: readPositive(leg.entryPrice) };
    if (!allRead(own)) return null;
    return { size: own.size, gain: gainBetween(contract, directionOf(side), own.size, own.entry, read.mark) };
  };
  const [long, short] = [legOf('long', market.long), legOf('short', market.short)];
  if (long === null || short === null) return null;
  const larger = Amount.max(long.size, short.size);
  return { gain: long.gain.plus(short.gain), maintenance: maintenanceAt(contract, larger, read.mark, tiers, read.fee) };
}

/**
 * The sum over all markets that share a balance, or one isolated position with its margin as the balance; at mark prices, in the margin
 * coin, half up to 24 decimals. In hedge mode the larger side's maintenance margin counts. Null for bad input.
 * Source: https://www.bitget.com/support/articles/12560603808759, 360058821652.
 */
export function marginState(balance: string, markets: readonly CrossMarket[]): MarginState | null {
  let equity = readSigned(balance);
  let maintenance = new Amount(0);
  for (const market of markets) {
    const state = marketState(market);
    if (state === null || equity === null) return null;
    equity = equity.plus(state.gain);
    maintenance = maintenance.plus(state.maintenance);
  }
  if (equity === null) return null;
  return {
    equity: writeResult(equity),
    maintenanceMargin: writeResult(maintenance),
    ratio: equity.greaterThan(0) ? writeResult(maintenance.dividedBy(equity)) : null,
    spare: writeResult(equity.minus(maintenance)),
  };
}
