// Whether an account may open, or may still open, something in a contract. Nothing is changed by asking.
import { MarginMode, type Side } from '#lib/contract/enums.ts';
import { RejectReason } from '../reject.ts';
import type { Account, FuturesAccount, MarginWallet, Order } from './account.ts';
import { closingOf, type Piece } from './change-position.ts';
import { gainUnits, maintenanceOf, sizeLimit, tierSize, unitsUp, valueOf, type Contract, type Holding } from './contract.ts';
import { feeOf } from './fee.ts';
import { closedSide, closingLots, gainOf, isClosing, newHolding, openedSide, positionOf } from './holding.ts';
import type { Ledger } from './ledger.ts';
import { claimOf, crossPart, crossRisk, freeMargin, initialMargin } from './risk.ts';
import { split } from './split.ts';

/** What somebody would trade: an order's side and kind, a size, and what it is worth at the worst price it would take. */
export type Wish = Pick<Order, 'side' | 'extra'> &
  Piece & {
    readonly priceTicks: number;
    /** The price at which it would take the most margin: a sell that trades above its limit is worth more than it says. */
    readonly costTicks: number;
  };

const walletFor = (futures: FuturesAccount, contract: Contract): MarginWallet | null =>
  futures.wallets.get(contract.rules.marginAssetId) ?? null;

/** What trading a piece is worth at the mark price less what it costs: the gain of the moment, in margin units, fee included. */
function slip(contract: Contract, side: Side, piece: Piece): number {
  const atMark = valueOf(contract, contract.markTicks, piece.lots);
  return (
    gainUnits(contract, gainOf(contract, openedSide(side), piece.value, atMark)) -
    feeOf(unitsUp(contract, piece.value), contract.market.takerFeePpm)
  );
}

/**
 * Whether a trade leaves its owner whole: what it opens must not be liquidated at once, and what it closes must not lose more than
 * stands behind it (that would be worse than the bankruptcy price).
 */
function isSound(ledger: Ledger, futures: FuturesAccount, holding: Holding, wish: Wish): boolean {
  const { contract } = holding;
  const wallet = walletFor(futures, contract);
  if (wallet === null) return false;
  const closing = closingLots(holding, wish, wish.lots);
  const { closed, opened } = split(contract, wish, closing, wish.priceTicks);
  return holding.mode === MarginMode.isolated
    ? isSoundIsolated(ledger, wallet, holding, wish, closed, opened)
    : isSoundCross(ledger, wallet, holding, wish, opened);
}

function isSoundIsolated(ledger: Ledger, wallet: MarginWallet, holding: Holding, wish: Wish, closed: Piece, opened: Piece): boolean {
  const { contract, row } = holding;
  const { side } = wish;
  const { takerFeePpm } = contract.market;
  let brought = 0;
  if (closed.lots > 0) {
    const { gain, margin } = closingOf(holding, positionOf(holding, closedSide(side)), closed);
    brought = gain + margin - feeOf(unitsUp(contract, closed.value), takerFeePpm);
    if (brought < 0) return false;
  }
  if (opened.lots === 0) return true;
  const position = positionOf(holding, openedSide(side));
  const dearest = Math.max(opened.value, valueOf(contract, wish.costTicks, opened.lots));
  const most = initialMargin(contract, dearest, position.leverage);
  const taken = most + feeOf(unitsUp(contract, dearest), takerFeePpm) - brought;
  const cross = crossRisk(ledger, row, wallet);
  if (ledger.cash(row, wallet.assetId) < taken || (taken > 0 && cross.equity - taken < cross.maintenance)) return false;
  const value = valueOf(contract, contract.markTicks, position.lots + opened.lots);
  const gain = gainUnits(contract, gainOf(contract, position.side, position.value + opened.value, value));
  const margin = initialMargin(contract, opened.value, position.leverage);
  return position.margin + margin + gain > maintenanceOf(contract, position.lots + opened.lots);
}

function isSoundCross(ledger: Ledger, wallet: MarginWallet, holding: Holding, wish: Wish, opened: Piece): boolean {
  const { contract, row } = holding;
  const now = crossRisk(ledger, row, wallet);
  const equity = now.equity + slip(contract, wish.side, wish);
  if (opened.lots === 0) return equity >= 0;
  const [up, down] = [positionOf(holding, openedSide(wish.side)), positionOf(holding, closedSide(wish.side))];
  const lotsAfter = [up.lots + opened.lots, down.lots - (wish.lots - opened.lots)];
  const after = Math.max(...lotsAfter.map((lots) => maintenanceOf(contract, lots)));
  return equity > now.maintenance - crossPart(holding).maintenance + after;
}

/** How many lots of a resting order may trade now: what it may close, or all of them; 0 when it has lost its ground. */
export function tradableLots(ledger: Ledger, account: Account, order: Order, priceTicks: number, offered: number): number {
  const { futures } = account;
  const holding = futures?.holdings.get(order.marketId);
  if (futures === null || holding === undefined) return 0;
  const lots = isClosing(order) ? closingLots(holding, order, offered) : offered;
  if (lots === 0) return 0;
  const value = valueOf(holding.contract, priceTicks, lots);
  return isSound(ledger, futures, holding, { side: order.side, extra: order.extra, lots, value, priceTicks, costTicks: priceTicks })
    ? lots
    : 0;
}

/** What opening at a price other than the mark loses at once, in margin units, rounded up; of the part that opens something. */
function openLoss(contract: Contract, wish: Wish, opened: Piece): number {
  if (opened.lots === 0) return 0;
  const atMark = valueOf(contract, contract.markTicks, opened.lots);
  return Math.max(0, -gainUnits(contract, gainOf(contract, openedSide(wish.side), opened.value, atMark)));
}

/** The guards of an order that only closes: there must be enough to close, and it must not lose more than there is. */
function checkClosing(ledger: Ledger, futures: FuturesAccount, holding: Holding, wish: Wish): RejectReason | null {
  const { lots } = positionOf(holding, closedSide(wish.side));
  if (lots === 0) return RejectReason.noPosition;
  if (wish.lots > lots) return RejectReason.positionNotEnough;
  return isSound(ledger, futures, holding, wish) ? null : RejectReason.worseThanBankruptcy;
}

/**
 * Whether an account may place (or amend to) an order: enough to close, or within the tier of its leverage and paid for by what
 * is free: initial margin, fee and the loss of the first moment, after what the orders that rest already hold back.
 */
export function checkMargin(ledger: Ledger, account: Account, contract: Contract, wish: Wish): RejectReason | null {
  const { futures } = account;
  if (contract.markTicks === 0 || contract.indexTicks === 0) return RejectReason.noMarkPrice;
  if (futures === null) return RejectReason.insufficientBalance;
  const { marketId } = contract.market;
  const isHedge = futures.hedgeLines.has(contract.rules.line);
  const holding = futures.holdings.get(marketId) ?? newHolding(account.accountId, futures.row, contract, isHedge);
  const named = wish.extra?.holdSide ?? null;
  if ((named !== null) !== holding.isHedge || (holding.isHedge && wish.extra?.reduceOnly === true)) return RejectReason.invalidHoldSide;
  if (isClosing(wish)) return checkClosing(ledger, futures, holding, wish);
  const { opened } = split(contract, wish, closingLots(holding, wish, wish.lots), wish.priceTicks);
  const position = positionOf(holding, openedSide(wish.side));
  const pledged = wish.side === 'buy' ? holding.buys : holding.sells;
  const largest = tierSize(contract, {
    lots: position.lots + pledged.lots + opened.lots,
    value: position.value + pledged.value + opened.value,
  });
  if (largest > sizeLimit(contract, position.leverage)) return RejectReason.riskLimit;
  const wallet = walletFor(futures, contract) ?? { assetId: contract.rules.marginAssetId, holdings: [], unit: position.unit };
  if (opened.lots > 0) {
    const before = claimOf(holding);
    const dearest = Math.max(wish.value, valueOf(contract, wish.costTicks, wish.lots));
    pledged.lots += wish.lots;
    pledged.value += dearest;
    const needed = claimOf(holding) - before + openLoss(contract, wish, opened);
    pledged.lots -= wish.lots;
    pledged.value -= dearest;
    const free = freeMargin(ledger, futures.row, wallet, holding.mode === MarginMode.cross);
    if (needed > free) return RejectReason.insufficientBalance;
  }
  if (wallet.holdings.includes(holding)) return isSound(ledger, futures, holding, wish) ? null : RejectReason.worseThanBankruptcy;
  return null;
}
