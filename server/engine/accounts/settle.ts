// Reserving, releasing and settling: the three ways an order moves money.
import { Side } from '#lib/contract/enums.ts';
import type { Context } from '../outcome.ts';
import type { Market } from '../market.ts';
import { AccountKind } from '../command.ts';
import { LedgerCause } from '../event.ts';
import type { Account, Order } from './account.ts';
import { feeOf } from './fee.ts';
import type { Movement } from './ledger.ts';

/** What an order holds back for some lots: quote units at its limit price for a buy, base units for a sell. */
export function reservation(market: Market, side: Side, priceTicks: number, quantityLots: number): number {
  return side === Side.buy ? priceTicks * quantityLots * market.rules.tickLotUnits : quantityLots * market.rules.lotUnits;
}

/** The asset an order gives. */
export const givenAsset = (market: Market, side: Side): number => (side === Side.buy ? market.rules.quoteAssetId : market.rules.baseAssetId);

/** Whether an account can freeze an amount. */
export function canReserve(context: Context, account: Account, assetId: number, amount: number): boolean {
  return context.state.ledger.available(account.row, assetId) >= BigInt(amount);
}

/** Moves money between available and frozen: positive freezes, negative releases, zero does nothing. */
export function freeze(context: Context, account: Account, assetId: number, amount: number, orderId: number): void {
  if (amount === 0) return;
  const movement: Movement = { accountId: account.accountId, row: account.row, assetId, available: -amount, frozen: amount };
  const cause = amount > 0 ? LedgerCause.reserve : LedgerCause.release;
  context.state.ledger.post(cause, orderId, [movement], context.events, account.kind === AccountKind.user);
}

/** Where a side of a trade pays from: what its order had frozen at its limit price, or its available money. */
export type Party = { readonly order: Order; readonly fromFrozen: boolean };

const move = (account: Account, assetId: number, available: number, frozen: number): Movement => ({
  accountId: account.accountId,
  row: account.row,
  assetId,
  available,
  frozen,
});

/** The party's payment: out of what it froze, giving back at once what a better price saved it. */
function payment(market: Market, party: Party, given: number, quantityLots: number): Movement {
  const { order, fromFrozen } = party;
  const asset = givenAsset(market, order.side);
  if (!fromFrozen) return move(order.account, asset, -given, 0);
  const frozen = reservation(market, order.side, order.priceTicks, quantityLots);
  return move(order.account, asset, frozen - given, -frozen);
}

/** Fees of a trade, in units of what each side received. */
export type TradeFees = { readonly buyer: number; readonly seller: number };

/**
 * Settles one trade: quote to the seller, base to the buyer, then the fee of each out of what it received.
 * Money is exact: the notional is price × quantity × tickLotUnits, fees are rounded up.
 */
export function settleTrade(context: Context, market: Market, buyer: Party, seller: Party, takerSide: Side, priceTicks: number, quantityLots: number): TradeFees {
  const { rules } = market;
  const { state } = context;
  const notional = priceTicks * quantityLots * rules.tickLotUnits;
  const base = quantityLots * rules.lotUnits;
  const announced = buyer.order.account.kind === AccountKind.user || seller.order.account.kind === AccountKind.user;
  const taker = takerSide === Side.buy ? buyer : seller;
  state.ledger.post(
    LedgerCause.trade,
    taker.order.orderId,
    [
      payment(market, buyer, notional, quantityLots),
      move(seller.order.account, rules.quoteAssetId, notional, 0),
      payment(market, seller, base, quantityLots),
      move(buyer.order.account, rules.baseAssetId, base, 0),
    ],
    context.events,
    announced,
  );
  const buyerFee = feeOf(base, takerSide === Side.buy ? rules.takerFeePpm : rules.makerFeePpm);
  const sellerFee = feeOf(notional, takerSide === Side.sell ? rules.takerFeePpm : rules.makerFeePpm);
  if (state.feeAccount !== null && buyerFee + sellerFee > 0) {
    state.ledger.post(
      LedgerCause.fee,
      taker.order.orderId,
      [
        move(buyer.order.account, rules.baseAssetId, -buyerFee, 0),
        move(state.feeAccount, rules.baseAssetId, buyerFee, 0),
        move(seller.order.account, rules.quoteAssetId, -sellerFee, 0),
        move(state.feeAccount, rules.quoteAssetId, sellerFee, 0),
      ],
      context.events,
      announced,
    );
    return { buyer: buyerFee, seller: sellerFee };
  }
  return { buyer: 0, seller: 0 };
}
