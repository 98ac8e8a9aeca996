// One of the two buttons: which position it is about, with which leverage, and the most that it can trade.
import { MarginMode, Side, type HoldSide } from '#lib/contract/enums.ts';
import type { ContractPosition } from '#lib/contract/position.ts';
import { freeMargin } from '#lib/order-math/risk/account-risk.ts';
import { Amount, readAmount, readPositive, writeAmount, writeResult } from '#lib/order-math/amounts/amount.ts';
import type { FuturesOrderTerms } from '#lib/order-math/futures/futures-order-cost.ts';
import { futuresMaxOpen, openOffset } from '#lib/order-math/futures/futures-max-open.ts';
import { lineRisk, riskMarketOf } from '#lib/order-math/risk/line-risk.ts';
import { roundToLot } from '#lib/order-math/amounts/round-quantity.ts';
import { closedBy, isHedge, leverageOf, openedBy, positionOf, settingsOf, walletOf, type TicketContext } from '../form/ticket-context.ts';
import type { TicketState } from '../state/ticket-state.ts';

export type SideTerms = {
  readonly side: Side;
  readonly closes: boolean;
  /** The position that it opens, or closes. */
  readonly holdSide: HoldSide;
  readonly leverage: string;
  readonly position: ContractPosition | null;
};

/** In hedge mode the form says whether it opens or closes; in one-way mode an order may be told to reduce only. */
export function sideTerms(state: TicketState, side: Side, context: TicketContext): SideTerms {
  const closes = isHedge(context) ? state.action === 'close' : state.reduceOnly;
  const holdSide = closes ? closedBy(side) : openedBy(side);
  return { side, closes, holdSide, leverage: String(leverageOf(context, holdSide)), position: positionOf(context, holdSide) };
}

/**
 * The margin available for a new position, in the margin coin; null while it is not known. Counted anew from the prices of the moment;
 * isolated positions may not stand on gains that are not made.
 */
export function availableMargin(context: TicketContext): string | null {
  const wallet = walletOf(context);
  if (wallet === null || context.account === null) return null;
  const state = lineRisk(context.account, context.markets, context.tickers).accounts.get(wallet.coin);
  if (state === undefined) return wallet.free;
  const isolated = settingsOf(context).marginMode === MarginMode.isolated;
  const [equity, cash] = [new Amount(state.equity), new Amount(wallet.available)];
  const base = isolated ? Amount.min(equity, cash) : equity;
  return freeMargin({ account: { ...state, equity: writeResult(base) }, positions: [] }, wallet.orderCost) ?? wallet.free;
}

/** Null while there is no mark price. */
export function orderTerms(side: Side, price: string, leverage: string, { market, ticker }: TicketContext): FuturesOrderTerms | null {
  const risk = riskMarketOf(market, ticker);
  if (risk === null) return null;
  const { contract, markPrice } = risk;
  const { takerFeeRate, openCostUpRatio, feeRateUpRatio } = market;
  return { contract, side, price, markPrice, leverage, feeRate: takerFeeRate, openCostUpRatio, feeRateUpRatio };
}

/** The value that a side holds and has ordered, in the quote coin; an opposite position in one-way mode is closed first. */
function openValue(side: Side, context: TicketContext, price: string): string {
  const settings = settingsOf(context);
  const own = positionOf(context, openedBy(side));
  const against = isHedge(context) ? null : positionOf(context, closedBy(side));
  const ordered = side === Side.buy ? settings.openBuyValue : settings.openSellValue;
  const inverse = context.market.form === 'inverse';
  const valueOf = (position: ContractPosition | null, at: string): Amount =>
    position === null ? new Amount(0) : new Amount(position.total).times(inverse ? 1 : at);
  const held = valueOf(own, own?.averageOpenPrice ?? '0');
  return writeResult(Amount.max(held.plus(ordered).minus(valueOf(against, price)), 0));
}

/**
 * The most that a side opens at a price: by what is available and by the tier of its leverage, never below zero; one-way, what closes
 * the position against it takes nothing. Down to the lot; null while something is not known.
 */
function maxOpen({ side, leverage }: SideTerms, price: string, context: TicketContext): string | null {
  const terms = orderTerms(side, price, leverage, context);
  const available = availableMargin(context);
  if (terms === null || available === null) return null;
  const { market } = context;
  const settings = settingsOf(context);
  const sizes = { buy: settings.openBuyCount, sell: settings.openSellCount };
  const sizeOf = (holdSide: HoldSide): string => positionOf(context, holdSide)?.total ?? '0';
  // The core closes first, and what would be free by it counts only once it is.
  const against = isHedge(context) ? '0' : writeAmount(Amount.max(new Amount(sizeOf(closedBy(side))).minus(sizes[side]), 0));
  const offset = openOffset({
    ...terms,
    positionMode: 'one-way',
    marginMode: 'cross',
    longSize: side === Side.buy ? '0' : against,
    shortSize: side === Side.buy ? against : '0',
    oppositeMargin: '0',
  });
  const max = futuresMaxOpen({
    ...terms,
    available,
    positionOffset: offset ?? '0',
    tiers: market.tiers,
    openValue: openValue(side, context, price),
    volumePlace: market.volumePlace,
  });
  return max === null ? null : bounded(max, price, context);
}

/** Within the largest order that the contract takes, on its lot. */
function bounded(max: string, price: string, { market }: TicketContext): string {
  const [size, at, largest] = [new Amount(max), readPositive(price), readAmount(market.maxQuantity) ?? new Amount(max)];
  const byAmount = at === null ? size : new Amount(market.maxAmount).dividedBy(market.form === 'inverse' ? 1 : at);
  const min = Amount.min(size, largest, byAmount);
  return roundToLot(writeAmount(min.toDecimalPlaces(market.volumePlace, Amount.ROUND_DOWN)), market.lotSize) ?? '0';
}

/** The most that can be closed includes the part that resting orders would close already: they are cancelled for it. */
export const maxOf = (terms: SideTerms, price: string | null, context: TicketContext): string | null =>
  terms.closes
    ? context.account === null
      ? null
      : (terms.position?.total ?? '0')
    : price === null
      ? null
      : maxOpen(terms, price, context);
