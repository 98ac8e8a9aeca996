// A trade of a contract: each side closes what it can of the opposite position, opens the rest, and pays its fee in the margin coin.
import { AccountKind } from '../command.ts';
import { LedgerCause } from '../ledger-event.ts';
import type { Context } from '../outcome.ts';
import { lotsLeft, type Order } from './account.ts';
import { announceChange, grow, inWallet, isTold, ofVenue, post, shrink, type Piece } from './change-position.ts';
import { unitsUp, valueOf, type Contract, type Holding } from './contract.ts';
import { feeOf } from './fee.ts';
import { split } from './split.ts';
import { closedSide, closingLots, openedSide, pledge, positionOf } from './holding.ts';
import { watchHolding } from './watch-risk.ts';

/** The holding of an order that the exchange has accepted. */
function holdingOf(context: Context, order: Order): Holding {
  const holding = order.account.futures?.holdings.get(order.marketId);
  if (holding === undefined)
    throw new Error(`order ${order.orderId} trades a contract that account ${order.account.accountId} has not opened`);
  return holding;
}

/** Does one side of a trade. Answers its fee in margin units, rounded up; the house pays none. */
function settleSide(context: Context, contract: Contract, order: Order, trade: Piece & { priceTicks: number; feePpm: number }): number {
  const holding = holdingOf(context, order);
  const { side } = order;
  const closing = closingLots(holding, order, trade.lots);
  const { closed, opened } = split(contract, trade, closing, trade.priceTicks);
  let [gain, freed, bound] = [0, 0, 0];
  const isUser = order.account.kind === AccountKind.user;
  if (closing > 0) {
    const position = positionOf(holding, closedSide(side));
    ({ gain, margin: freed } = shrink(holding, position, closed));
    const change = { cause: LedgerCause.trade, orderId: order.orderId, lotsDelta: -closing, value: closed.value, realised: gain };
    announceChange(context, holding, position, change);
    if (position.lots === 0 && isUser) context.emptied.push({ holding, side: position.side });
  }
  if (opened.lots > 0) {
    bound = grow(holding, openedSide(side), opened);
    const change = { cause: LedgerCause.trade, orderId: order.orderId, lotsDelta: opened.lots, value: opened.value, realised: 0 };
    announceChange(context, holding, positionOf(holding, openedSide(side)), change);
  }
  const asset = contract.rules.marginAssetId;
  const moved = inWallet(holding, gain + freed - bound, bound - freed);
  const cause = gain === 0 && (freed > 0 || bound > 0) ? LedgerCause.margin : LedgerCause.trade;
  if (gain !== 0 || freed !== bound)
    post(context, cause, order.orderId, [moved, ofVenue(context, 'clearing', asset, -gain)], isTold(order.account.kind));
  const fee = isUser ? feeOf(unitsUp(contract, trade.value), trade.feePpm) : 0;
  if (fee > 0) post(context, LedgerCause.fee, order.orderId, [inWallet(holding, -fee, 0), ofVenue(context, 'fees', asset, fee)], isUser);
  return fee;
}

/** After a fill: the order may open less than before, and its owner's risk is another. */
function follow(context: Context, order: Order, filledLots: number, wasPledged: boolean): void {
  const holding = holdingOf(context, order);
  const left = lotsLeft(order);
  if (wasPledged) pledge(holding, order, { lots: left + filledLots, ticks: order.priceTicks }, { lots: left, ticks: order.priceTicks });
  const { futures, kind } = order.account;
  if (futures !== null && kind === AccountKind.user) watchHolding(context.state.ledger, futures, holding);
}

/** A side of a trade: its order, and whether the order was pledged. */
export type ContractParty = { readonly order: Order; readonly fromFrozen: boolean };

/**
 * Settles one trade of a contract between two accounts; the order's filled lots are already counted. What one gains or loses
 * against its entry, the clearing account pays or takes. Fees in margin units, rounded up.
 */
export function settleContractTrade(
  context: Context,
  contract: Contract,
  taker: ContractParty,
  maker: ContractParty,
  priceTicks: number,
  lots: number,
): { readonly taker: number; readonly maker: number } {
  const value = valueOf(contract, priceTicks, lots);
  const { takerFeePpm, makerFeePpm } = contract.market;
  const takerFee = settleSide(context, contract, taker.order, { lots, value, priceTicks, feePpm: takerFeePpm });
  const makerFee = settleSide(context, contract, maker.order, { lots, value, priceTicks, feePpm: makerFeePpm });
  follow(context, taker.order, lots, taker.fromFrozen);
  follow(context, maker.order, lots, maker.fromFrozen);
  return { taker: takerFee, maker: makerFee };
}
