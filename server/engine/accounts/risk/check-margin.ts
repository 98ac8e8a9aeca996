// The check that an account may open, or may still open, something in a contract. It changes nothing.
import { MarginMode, type Side } from '#lib/contract/enums.ts';
import { RejectReason } from '../../reject.ts';
import type { Account, FuturesAccount, Order } from '../account.ts';
import { closingOf, type Piece } from '../positions/change-position.ts';
import {
  gainUnits,
  maintenanceOf,
  sizeLimit,
  tierSize,
  unitsUp,
  valueOf,
  type Contract,
  type Holding,
  type Risk,
} from '../positions/contract.ts';
import { feeOf } from '../fee.ts';
import { closedSide, closingLots, gainOf, isClosing, newHolding, openedSide, positionOf } from '../positions/holding.ts';
import type { Ledger } from '../ledger.ts';
import { claimOf, crossInitial, crossPart, crossRisk, freeBeside, initialMargin, newWallet } from './risk.ts';
import { split } from '../positions/split.ts';

/** A trade that is asked for: an order's side and kind, a size, and its value at the worst price it would take. */
export type WantedOrder = Pick<Order, 'side' | 'extra'> &
  Piece & {
    readonly priceTicks: number;
    /** The price at which it would take the most margin: a sell that trades above its limit is worth more than it says. */
    readonly costTicks: number;
    /** Turns a position around: closes all of it and opens the rest, in whole or not at all. */
    readonly turns?: boolean;
  };

/** The value of a piece at the mark price less its cost: the gain of the moment, in margin units, fee included. */
function slip(contract: Contract, side: Side, piece: Piece): number {
  const atMark = valueOf(contract, contract.markTicks, piece.lots);
  return (
    gainUnits(contract, gainOf(contract, openedSide(side), piece.value, atMark)) -
    feeOf(unitsUp(contract, piece.value), contract.market.takerFeePpm)
  );
}

/**
 * True if a trade leaves its owner solvent: what it opens must not be liquidated at once, and what it closes must not lose more than
 * the margin behind it (that would be worse than the bankruptcy price).
 */
function isSound(ledger: Ledger, holding: Holding, request: WantedOrder): boolean {
  return leavesWhole(ledger, holding, request, crossRisk(ledger, holding.row, holding.wallet));
}

/** The same, of a wallet whose risk has been worked out. */
function leavesWhole(ledger: Ledger, holding: Holding, request: WantedOrder, now: Risk): boolean {
  const closing = closingLots(holding, request, request.lots);
  if (holding.mode === MarginMode.cross) return isSoundCross(holding, request, closing, now);
  const { closed, opened } = split(holding.contract, request, closing, request.priceTicks);
  return isSoundIsolated(ledger.cash(holding.row, holding.wallet.assetId), now, holding, request, closed, opened);
}

function isSoundIsolated(cash: number, cross: Risk, holding: Holding, request: WantedOrder, closed: Piece, opened: Piece): boolean {
  const { contract } = holding;
  const { side } = request;
  const { takerFeePpm } = contract.market;
  let brought = 0;
  if (closed.lots > 0) {
    const { gain, margin } = closingOf(holding, positionOf(holding, closedSide(side)), closed);
    brought = gain + margin - feeOf(unitsUp(contract, closed.value), takerFeePpm);
    if (brought < 0) return false;
  }
  if (opened.lots === 0) return true;
  const position = positionOf(holding, openedSide(side));
  const dearest = Math.max(opened.value, valueOf(contract, request.costTicks, opened.lots));
  const max = initialMargin(contract, dearest, position.leverage);
  const taken = max + feeOf(unitsUp(contract, dearest), takerFeePpm) - brought;
  if (cash < taken || (taken > 0 && cross.equity - taken < cross.maintenance)) return false;
  const value = valueOf(contract, contract.markTicks, position.lots + opened.lots);
  const gain = gainUnits(contract, gainOf(contract, position.side, position.value + opened.value, value));
  const margin = initialMargin(contract, opened.value, position.leverage);
  return position.margin + margin + gain > maintenanceOf(contract, position.lots + opened.lots);
}

function isSoundCross(holding: Holding, request: WantedOrder, closing: number, now: Risk): boolean {
  const { contract } = holding;
  const equity = now.equity + slip(contract, request.side, request);
  const opening = request.lots - closing;
  if (opening === 0) return equity >= 0;
  const up = positionOf(holding, openedSide(request.side)).lots + opening;
  const down = positionOf(holding, closedSide(request.side)).lots - closing;
  // Both are of one contract: the larger needs the more.
  const after = maintenanceOf(contract, Math.max(up, down));
  return equity > now.maintenance - crossPart(holding).maintenance + after;
}

/** The lots of a resting order that may trade now: those it may close, or all of them; 0 when its position or margin is gone. */
export function tradableLots(ledger: Ledger, order: Order, priceTicks: number, offered: number): number {
  const { holding, side, extra } = order;
  if (holding === null) return 0;
  const lots = isClosing(order) ? closingLots(holding, order, offered) : offered;
  if (lots === 0) return 0;
  const value = valueOf(holding.contract, priceTicks, lots);
  return isSound(ledger, holding, { side, extra, lots, value, priceTicks, costTicks: priceTicks }) ? lots : 0;
}

/** The loss of opening at a price other than the mark, in margin units, rounded up; of the part that opens something. */
function openLoss(contract: Contract, request: WantedOrder, opened: Piece): number {
  const atMark = valueOf(contract, contract.markTicks, opened.lots);
  return Math.max(0, -gainUnits(contract, gainOf(contract, openedSide(request.side), opened.value, atMark)));
}

/** The guards of an order that only closes: there must be enough to close, and it must not lose more than there is. */
function checkClosing(ledger: Ledger, holding: Holding, request: WantedOrder): RejectReason | null {
  const { lots } = positionOf(holding, closedSide(request.side));
  if (lots === 0) return RejectReason.noPosition;
  if (request.lots > lots) return RejectReason.positionNotEnough;
  return isSound(ledger, holding, request) ? null : RejectReason.worseThanBankruptcy;
}

/** The holding that an account's first trade of a contract would create, without creating it. */
function draftHolding(accountId: number, futures: FuturesAccount, contract: Contract): Holding {
  const { marginAssetId, line } = contract.rules;
  const wallet = futures.wallets.get(marginAssetId) ?? newWallet(accountId, marginAssetId, futures.pool);
  return newHolding(accountId, futures.row, contract, wallet, futures.hedgeLines.has(line));
}

/** The margin that closing a piece sets free for what comes after it, in margin units, with its gain or loss against the mark. */
function freedBy(holding: Holding, side: Side, closed: Piece): number {
  const { contract, mode } = holding;
  const position = positionOf(holding, closedSide(side));
  if (mode === MarginMode.isolated) {
    const { gain, margin } = closingOf(holding, position, closed);
    return gain + margin - feeOf(unitsUp(contract, closed.value), contract.market.takerFeePpm);
  }
  const other = positionOf(holding, openedSide(side));
  const stays = other.lots === 0 ? 0 : crossInitial(contract, other, holding.wallet.pool !== null);
  return crossPart(holding).initial - stays + slip(contract, side, closed);
}

/**
 * Checks that an account may place (or amend to) an order: there is enough to close, or it is within the tier of its leverage and
 * free margin pays for initial margin, fee and the loss of the first moment, after what resting orders already hold back.
 */
export function checkMargin(ledger: Ledger, account: Account, contract: Contract, request: WantedOrder): RejectReason | null {
  const { futures } = account;
  if (contract.markTicks === 0 || contract.indexTicks === 0) return RejectReason.noMarkPrice;
  if (futures === null) return RejectReason.insufficientBalance;
  const known = futures.holdings.get(contract.market.marketId);
  const holding = known ?? draftHolding(account.accountId, futures, contract);
  const named = request.extra?.holdSide ?? null;
  const isNamed = named !== null || (holding.isHedge && request.turns === true);
  if (isNamed !== holding.isHedge || (holding.isHedge && request.extra?.reduceOnly === true)) return RejectReason.invalidHoldSide;
  if (isClosing(request)) return checkClosing(ledger, holding, request);
  const { closed, opened } = split(contract, request, closingLots(holding, request, request.lots), request.priceTicks);
  const position = positionOf(holding, openedSide(request.side));
  const pledged = request.side === 'buy' ? holding.buys : holding.sells;
  const largest = tierSize(contract, {
    lots: position.lots + pledged.lots + opened.lots,
    value: position.value + pledged.value + opened.value,
  });
  if (largest > sizeLimit(contract, position.leverage)) return RejectReason.riskLimit;
  const { wallet } = holding;
  const now = crossRisk(ledger, futures.row, wallet);
  if (opened.lots > 0) {
    // In hedge mode orders of one side never close what those of the other open: only what a turn opens is claimed.
    const claimed = holding.isHedge ? opened : request;
    const before = claimOf(holding);
    const dearest = Math.max(claimed.value, valueOf(contract, request.costTicks, claimed.lots));
    pledged.lots += claimed.lots;
    pledged.value += dearest;
    const needed = claimOf(holding) - before + openLoss(contract, request, opened);
    pledged.lots -= claimed.lots;
    pledged.value -= dearest;
    const cash = ledger.cash(futures.row, wallet.assetId);
    const room = request.turns === true ? freedBy(holding, request.side, closed) : 0;
    const free = freeBeside(now, holding.mode === MarginMode.cross ? Number.POSITIVE_INFINITY : cash, wallet) + room;
    if (needed > free) return RejectReason.insufficientBalance;
  }
  if (known === undefined) return null;
  return leavesWhole(ledger, holding, request, now) ? null : RejectReason.worseThanBankruptcy;
}
