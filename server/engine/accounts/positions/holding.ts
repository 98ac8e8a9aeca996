// The effects of trades and prices on a holding: which position an order is about, and what closing it would gain.
import { HoldSide, MarginMode, Side } from '#lib/contract/enums.ts';
import { ContractForm } from '../../markets/market-rules.ts';
import type { AccountId, MarketId } from '../../ids.ts';
import { mulDivDown, mulDivUp } from '../../arithmetic/mul-div.ts';
import type { Order } from '../account.ts';
import { valueOf, type Contract, type Holding, type MarginWallet, type Position } from './contract.ts';

const firstLeverage = 20;

function noPosition(side: HoldSide, leverage: number, accountId: AccountId, marketId: MarketId): Position {
  const unit = { accountId, marketId, side, assetId: 0, version: 0, changed: false };
  return { side, lots: 0, value: 0, leverage, margin: 0, autoAppend: false, unit };
}

/** As everybody begins: cross, at twenty times or what the first tier allows. */
export function newHolding(accountId: AccountId, row: number, contract: Contract, wallet: MarginWallet, isHedge: boolean): Holding {
  const leverage = Math.min(firstLeverage, contract.rules.tiers[0]?.maxLeverage ?? 1);
  const { marketId } = contract.market;
  return {
    accountId,
    row,
    contract,
    wallet,
    mode: MarginMode.cross,
    isHedge,
    long: noPosition(HoldSide.long, leverage, accountId, marketId),
    short: noPosition(HoldSide.short, leverage, accountId, marketId),
    buys: { lots: 0, value: 0 },
    sells: { lots: 0, value: 0 },
  };
}

export const positionOf = (holding: Holding, side: HoldSide): Position => (side === HoldSide.long ? holding.long : holding.short);
export const isEmpty = ({ long, short }: Holding): boolean => long.lots === 0 && short.lots === 0;

/** The side that a trade opens, if it opens anything. */
export const openedSide = (side: Side): HoldSide => (side === Side.buy ? HoldSide.long : HoldSide.short);
export const closedSide = (side: Side): HoldSide => (side === Side.buy ? HoldSide.short : HoldSide.long);

/** The terms of an order or a plan about positions. */
export type PositionWords = { readonly reduceOnly: boolean; readonly holdSide: HoldSide | null };

/** In hedge mode an order says which position it is about: the one it would open, or the other, which it closes. */
export const isClosing = ({ side, extra }: Pick<Order, 'side' | 'extra'>): boolean => extra !== null && closesOnly(side, extra);

/** True for anything that names the position it closes, or only reduces. */
export const closesOnly = (side: Side, { reduceOnly, holdSide }: PositionWords): boolean => reduceOnly || holdSide === closedSide(side);

/** The number of an order's lots that would close something, as things stand. */
export function closingLots(holding: Holding, order: Pick<Order, 'side' | 'extra'>, lots: number): number {
  if (order.extra !== null && order.extra.holdSide === openedSide(order.side)) return 0;
  return Math.min(lots, positionOf(holding, closedSide(order.side)).lots);
}

/** The gain of a position between two values, in value units; negative: a loss. */
export function gainOf({ rules }: Contract, side: HoldSide, entry: number, exit: number): number {
  return (side === HoldSide.long) === (rules.form !== ContractForm.inverse) ? exit - entry : entry - exit;
}

/** The part of a position's entry value that belongs to some of its lots, rounded so that the gain is not overstated. */
export function entryPart(contract: Contract, position: Position, lots: number): number {
  if (lots === position.lots) return position.value;
  const gains = (position.side === HoldSide.long) === (contract.rules.form !== ContractForm.inverse);
  return gains ? mulDivUp(position.value, lots, position.lots) : mulDivDown(position.value, lots, position.lots);
}

/** The gain of a position if it were closed at the mark price, in value units. */
export const markGain = (contract: Contract, position: Position): number =>
  position.lots === 0 ? 0 : gainOf(contract, position.side, position.value, valueOf(contract, contract.markTicks, position.lots));

/** An order begins to rest, changes or ends: what it may still open changes with what is left of it. */
export function pledge(holding: Holding, order: Order, from: { lots: number; ticks: number }, to: { lots: number; ticks: number }): void {
  if (isClosing(order)) return;
  const side = order.side === Side.buy ? holding.buys : holding.sells;
  const { contract } = holding;
  side.lots += to.lots - from.lots;
  const value = ({ lots, ticks }: { lots: number; ticks: number }): number => (lots === 0 ? 0 : valueOf(contract, ticks, lots));
  side.value += value(to) - value(from);
}
