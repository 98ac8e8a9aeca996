// A trade of a contract: each side closes what it can of the opposite position, opens the rest, and pays its fee in the margin coin.
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import { AccountKind } from '../../identity/account-kind.ts';
import type { Context } from '../../outcome.ts';
import { lotsLeft, type Order } from '../account.ts';
import { grow, inWallet, isTold, ofVenue, post, shrink, tellChange, type Piece } from './change-position.ts';
import { unitsUp, valueOf, type Contract, type Holding } from './contract.ts';
import { feeOf } from '../fee.ts';
import { split } from './split.ts';
import { closedSide, closingLots, openedSide, pledge, positionOf } from './holding.ts';
import { noteHolding } from '../risk/watch-risk.ts';

type Trade = Piece & { readonly priceTicks: number };

/** The holding of an order that the exchange has accepted. */
function holdingOf(order: Order): Holding {
  if (order.holding === null)
    throw new Error(`order ${order.orderId} trades a contract that account ${order.account.accountId} has not opened`);
  return order.holding;
}

/** Does one side of a trade. Answers its fee in margin units, rounded up; the house pays none. */
function settleSide(context: Context, holding: Holding, order: Order, trade: Trade, feePpm: number): number {
  const { contract } = holding;
  const { side, orderId } = order;
  const cause = LedgerCause.trade;
  const closing = closingLots(holding, order, trade.lots);
  const { closed, opened } = split(contract, trade, closing, trade.priceTicks);
  let [gain, freed, bound] = [0, 0, 0];
  const isUser = order.account.kind === AccountKind.user;
  if (closing > 0) {
    const position = positionOf(holding, closedSide(side));
    ({ gain, margin: freed } = shrink(holding, position, closed));
    if (isUser) tellChange(context, holding, position, { cause, orderId, lotsDelta: -closing, value: closed.value, realised: gain });
    if (position.lots === 0 && isUser) context.emptied.push({ holding, side: position.side });
  }
  if (opened.lots > 0) {
    const position = positionOf(holding, openedSide(side));
    bound = grow(holding, position.side, opened);
    if (isUser) tellChange(context, holding, position, { cause, orderId, lotsDelta: opened.lots, value: opened.value, realised: 0 });
  }
  if (gain !== 0 || freed !== bound) {
    const moved = inWallet(holding, gain + freed - bound, bound - freed);
    const why = gain === 0 && (freed > 0 || bound > 0) ? LedgerCause.margin : cause;
    post(context, why, orderId, [moved, ofVenue(context, 'clearing', contract.rules.marginAssetId, -gain)], isTold(order.account.kind));
  }
  return isUser ? charge(context, holding, orderId, feeOf(unitsUp(contract, trade.value), feePpm)) : 0;
}

function charge(context: Context, holding: Holding, orderId: number, fee: number): number {
  if (fee === 0) return 0;
  const received = ofVenue(context, 'fees', holding.contract.rules.marginAssetId, fee);
  post(context, LedgerCause.fee, orderId, [inWallet(holding, -fee, 0), received], true);
  return fee;
}

/** After a fill: the order may open less than before, and its owner's risk is another. */
function follow(context: Context, holding: Holding, order: Order, filledLots: number, wasPledged: boolean): void {
  if (wasPledged) {
    const left = lotsLeft(order);
    pledge(holding, order, { lots: left + filledLots, ticks: order.priceTicks }, { lots: left, ticks: order.priceTicks });
  }
  if (order.account.kind === AccountKind.user) noteHolding(context.state, holding);
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
  const trade: Trade = { lots, value: valueOf(contract, priceTicks, lots), priceTicks };
  const [takes, makes] = [holdingOf(taker.order), holdingOf(maker.order)];
  const takerFee = settleSide(context, takes, taker.order, trade, contract.market.takerFeePpm);
  const makerFee = settleSide(context, makes, maker.order, trade, contract.market.makerFeePpm);
  follow(context, takes, taker.order, lots, taker.fromFrozen);
  follow(context, makes, maker.order, lots, maker.fromFrozen);
  return { taker: takerFee, maker: makerFee };
}
