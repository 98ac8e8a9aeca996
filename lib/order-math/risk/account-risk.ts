// The margin behind the positions of one margin coin, and the distance of each from liquidation: for order form, position rows and what-if.
import { Amount, readSigned, writeResult } from '../amounts/amount.ts';
import { bankruptcyPrice, crossBankruptcyPrice } from './bankruptcy-price.ts';
import { contractValue, type FuturesContract, quoteValueAt, readContract } from '../futures/contract-value.ts';
import { returnOnMargin, unrealizedPnl } from '../futures/futures-pnl.ts';
import { crossLiquidationPrice, isolatedLiquidationPrice } from './liquidation-price.ts';
import { positionMaintenance, type RiskTier, tierNumber } from './maintenance-margin.ts';
import { type CrossMarket, marginState, positionMargin } from './position-margin.ts';
import type { PositionSide } from '../futures/position-side.ts';

export type RiskPosition = {
  readonly symbolId: string;
  readonly holdSide: PositionSide;
  readonly marginMode: 'cross' | 'isolated';
  readonly size: string;
  readonly entryPrice: string;
  readonly leverage: string;
  /** The amount locked for an isolated position, in the margin coin; of a cross one anything. */
  readonly margin: string;
};

export type RiskMarket = {
  readonly symbolId: string;
  readonly contract: FuturesContract;
  readonly markPrice: string;
  readonly tiers: readonly RiskTier[];
  /** The account's own, and what a liquidation takes: shares of the value. */
  readonly takerFeeRate: string;
  readonly liquidationFeeRate: string;
};

export type AccountTerms = {
  /** The wallet's balance besides the margins of isolated positions, in the margin coin; may be below zero. */
  readonly balance: string;
  /** The positions of one margin coin; two sides of a market (hedge mode) count together. */
  readonly positions: readonly RiskPosition[];
  /** At least those of the positions. */
  readonly markets: readonly RiskMarket[];
  /** Cross positions then bind the taker's fee of their closing too. Left out: each wallet for itself. */
  readonly isUnified?: boolean;
};

/** All amounts in the margin coin. */
export type PositionRisk = {
  readonly position: RiskPosition;
  /** At the mark price, as all that follows. */
  readonly value: string;
  readonly unrealizedPnl: string;
  /** Value ÷ leverage, of an isolated position at its entry; of a unified account value × (1 ÷ leverage + taker fee). */
  readonly initialMargin: string;
  /** Gain ÷ initial margin, as a share. */
  readonly returnRate: string;
  /** The maintenance margin of this position alone: of two sides of a market the account is asked for the larger only. */
  readonly maintenanceMargin: string;
  /** The margin ratio; of a cross position the account's. Liquidation is at 1; null where nothing is there any more. */
  readonly marginRatio: string | null;
  /** Every other market held still. Null: no price above zero takes it. */
  readonly liquidationPrice: string | null;
  readonly bankruptcyPrice: string | null;
  /** Its number, from 1. */
  readonly tier: number;
};

/** The state of the cross positions and the balance behind them. */
export type AccountState = {
  readonly equity: string;
  readonly unrealizedPnl: string;
  readonly initialMargin: string;
  readonly maintenanceMargin: string;
  readonly ratio: string | null;
};

export type AccountRisk = { readonly account: AccountState; readonly positions: readonly PositionRisk[] };

const sum = (amounts: readonly string[]): string => writeResult(amounts.reduce((total, amount) => total.plus(amount), new Amount(0)));

/** The cross positions of an account, market by market. */
function crossMarkets(positions: readonly RiskPosition[], markets: ReadonlyMap<string, RiskMarket>): ReadonlyMap<string, CrossMarket> {
  const found = new Map<string, CrossMarket>();
  for (const position of positions) {
    const market = markets.get(position.symbolId);
    if (market === undefined || position.marginMode === 'isolated') continue;
    const before = found.get(position.symbolId) ?? { ...market, long: null, short: null };
    found.set(position.symbolId, { ...before, [position.holdSide]: position });
  }
  return found;
}

type Own = Pick<PositionRisk, 'position' | 'value' | 'unrealizedPnl' | 'initialMargin' | 'maintenanceMargin' | 'tier'>;

/** The risk of a position by itself, whatever else there is. */
function ownRisk(position: RiskPosition, market: RiskMarket, isUnified: boolean): Own | null {
  const { contract, markPrice, tiers } = market;
  const { size, entryPrice, leverage } = position;
  const value = contractValue({ contract, size, price: markPrice });
  const gain = unrealizedPnl({ contract, side: position.holdSide, size, entryPrice, price: markPrice });
  const isCross = position.marginMode === 'cross';
  const closing = isUnified && isCross ? { closingFeeRate: market.takerFeeRate } : {};
  const initialMargin = positionMargin({ contract, size, price: isCross ? markPrice : entryPrice, leverage, ...closing });
  const maintenanceMargin = positionMaintenance({ ...market, size, price: markPrice });
  const read = readContract(contract);
  if (value === null || gain === null || initialMargin === null || maintenanceMargin === null || read === null) return null;
  const tier = tierNumber(writeResult(quoteValueAt(read, new Amount(size), new Amount(markPrice))), tiers);
  return tier === null ? null : { position, value, unrealizedPnl: gain, initialMargin, maintenanceMargin, tier };
}

type Ends = Pick<PositionRisk, 'marginRatio' | 'liquidationPrice' | 'bankruptcyPrice'>;

function isolatedEnds(position: RiskPosition, market: RiskMarket): Ends {
  const terms = { ...market, side: position.holdSide, size: position.size, entryPrice: position.entryPrice, margin: position.margin };
  return {
    marginRatio: marginState(position.margin, [{ ...market, long: null, short: null, [position.holdSide]: position }])?.ratio ?? null,
    liquidationPrice: isolatedLiquidationPrice(terms),
    bankruptcyPrice: bankruptcyPrice(terms),
  };
}

/** In one-way mode a market has one initial margin; of two sides the larger counts. */
function crossInitialMargin(own: readonly Own[]): string {
  const largest = new Map<string, Amount>();
  for (const { position, initialMargin } of own) {
    if (position.marginMode === 'isolated') continue;
    largest.set(position.symbolId, Amount.max(largest.get(position.symbolId) ?? 0, initialMargin));
  }
  return sum([...largest.values()].map(writeResult));
}

/**
 * Everything at mark prices, half up to 24 decimals. A cross position is liquidated where the balance, its own gains and what all other
 * markets have to spare are no more than its maintenance margin. Null for bad input and where a position's market is not among those
 * given. Source: see the formulas put together here, each in its file.
 */
export function accountRisk({ balance, positions, markets, isUnified = false }: AccountTerms): AccountRisk | null {
  const known = new Map(markets.map((market) => [market.symbolId, market]));
  const cross = crossMarkets(positions, known);
  const state = marginState(balance, [...cross.values()]);
  if (state === null) return null;
  const own: Own[] = [];
  for (const position of positions) {
    const market = known.get(position.symbolId);
    const risk = market === undefined ? null : ownRisk(position, market, isUnified);
    if (risk === null) return null;
    own.push(risk);
  }
  const inCross = own.filter(({ position }) => position.marginMode === 'cross');
  const crossValue = sum(inCross.map(({ value }) => value));
  const crossEnds = ({ symbolId, holdSide, size }: RiskPosition, market: RiskMarket): Ends => {
    const [here, others] = [cross.get(symbolId), [...cross].filter(([other]) => other !== symbolId).map(([, one]) => one)];
    const besides = marginState(balance, others);
    const bankrupt = { ...market, side: holdSide, size, equity: state.equity, crossValue };
    return {
      marginRatio: state.ratio,
      liquidationPrice: here === undefined || besides === null ? null : crossLiquidationPrice({ ...here, fundsBesides: besides.spare }),
      bankruptcyPrice: crossBankruptcyPrice(bankrupt),
    };
  };
  const risks = own.map((one): PositionRisk | null => {
    const { position, initialMargin } = one;
    const market = known.get(position.symbolId);
    const returnRate = returnOnMargin(one.unrealizedPnl, initialMargin);
    if (market === undefined || returnRate === null) return null;
    return { ...one, returnRate, ...(position.marginMode === 'cross' ? crossEnds : isolatedEnds)(position, market) };
  });
  if (!risks.every((risk) => risk !== null)) return null;
  return {
    account: {
      equity: state.equity,
      unrealizedPnl: sum(inCross.map((one) => one.unrealizedPnl)),
      initialMargin: crossInitialMargin(own),
      maintenanceMargin: state.maintenanceMargin,
      ratio: state.ratio,
    },
    positions: risks,
  };
}

export type PriceResult = { readonly unrealizedPnl: string; readonly returnRate: string };

/** The profit of a position at some other price than the mark (the last, a target), on the same margin. Null for bad input. */
export function resultAtPrice({ position, initialMargin }: PositionRisk, contract: FuturesContract, price: string): PriceResult | null {
  const { holdSide, size, entryPrice } = position;
  const gain = unrealizedPnl({ contract, side: holdSide, size, entryPrice, price });
  if (gain === null) return null;
  const returnRate = returnOnMargin(gain, initialMargin);
  return returnRate === null ? null : { unrealizedPnl: gain, returnRate };
}

/** Equity less what positions need and resting orders hold back (`orderCost`): what can be put behind something new, never below zero. Null for bad input. */
export function freeMargin({ account }: AccountRisk, orderCost: string): string | null {
  const claims = readSigned(orderCost);
  if (claims === null) return null;
  return writeResult(Amount.max(new Amount(account.equity).minus(account.initialMargin).minus(claims), 0));
}
