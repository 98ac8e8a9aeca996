// Reserving, releasing and settling: the three ways an order moves money.
import { Side } from '#lib/contract/enums.ts';
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import { holdFacts } from '#lib/contract/money/hold-purposes.ts';
import type { Context } from '../outcome.ts';
import type { Market } from '../markets/market.ts';
import { AccountKind } from '../identity/account-kind.ts';
import type { Account, Order } from './account.ts';
import { repayLoan } from '../lending/loans.ts';
import { tagOf } from '../lending/margin-account.ts';
import { markDirty } from '../unified/mark-dirty.ts';
import { withdrawable } from '../unified/withdrawable.ts';
import { RepayCause } from '../lending/margin-event.ts';
import { feeOf } from './fee.ts';
import type { Movement } from './ledger.ts';
import { settleContractTrade } from './positions/settle-contract.ts';

/** The amount that an order holds back for some lots: quote units at its limit price for a buy, base units for a sell. */
export function reservation(market: Market, side: Side, priceTicks: number, quantityLots: number): number {
  return side === Side.buy ? priceTicks * quantityLots * market.rules.tickLotUnits : quantityLots * market.rules.lotUnits;
}

/** The asset an order gives; of a contract the coin of its margin. */
export function givenAsset({ rules }: Market, side: Side): number {
  if (rules.contract !== undefined) return rules.contract.marginAssetId;
  return side === Side.buy ? rules.quoteAssetId : rules.baseAssetId;
}

/** Coins that stand behind something else cannot be frozen, though they are there. */
const standsAlone = (account: Account, assetId: number): boolean =>
  account.unified !== null && account.futures?.pool?.shares(assetId) === false;

/** True if an account can freeze an amount. */
export function canReserve(context: Context, account: Account, assetId: number, amount: number): boolean {
  if (standsAlone(account, assetId)) return amount <= withdrawable(context.state, account, assetId);
  return context.state.ledger.canPay(account.row, assetId, amount);
}

/** The most that an account can freeze. */
export const reservable = (context: Context, account: Account, assetId: number): number =>
  standsAlone(account, assetId)
    ? withdrawable(context.state, account, assetId)
    : Math.max(0, context.state.ledger.cash(account.row, assetId));

/** Moves money between available and frozen: positive freezes, negative releases, zero does nothing. */
export function freeze(context: Context, account: Account, assetId: number, amount: number, orderId: number): void {
  if (amount === 0) return;
  const cause = amount > 0 ? holdFacts.order.reserve : holdFacts.order.release;
  const events = account.kind === AccountKind.user && !context.silent ? context.events : null;
  const { accountId, row } = account;
  context.state.ledger.freeze(cause, orderId, { accountId, row, tag: tagOf(account) }, assetId, amount, events);
  markDirty(context.state, account);
}

/** The source that a side of a trade pays from: what its order had frozen at its limit price, or its available money. */
export type Party = { readonly order: Order; readonly fromFrozen: boolean };

function move(account: Account, assetId: number, available: number, frozen: number): Movement {
  const { accountId, row, margin } = account;
  const movement = { accountId, row, assetId, available, frozen };
  // Only where it says something: a spread costs more than the movement itself.
  return margin === null ? movement : { ...movement, ...tagOf(account) };
}

/** The party's payment: out of what it froze, giving back at once what a better price saved it. */
function payment(market: Market, party: Party, given: number, quantityLots: number): Movement {
  const { order, fromFrozen } = party;
  const asset = givenAsset(market, order.side);
  if (!fromFrozen) return move(order.account, asset, -given, 0);
  const frozen = reservation(market, order.side, order.priceTicks, quantityLots);
  return move(order.account, asset, frozen - given, -frozen);
}

/** Fees of a trade, each in units of what that side received. */
export type TradeFees = { readonly taker: number; readonly maker: number };

/** One side's fee, out of what the trade has just given it. The house pays none: it would only use up what it quotes with. */
function charge(context: Context, order: Order, assetId: number, receivedUnits: number, feePpm: number): number {
  const { feeAccount, ledger } = context.state;
  if (feeAccount === null || order.account.kind === AccountKind.house) return 0;
  const fee = feeOf(receivedUnits, feePpm);
  if (fee === 0) return 0;
  ledger.post(
    LedgerCause.fee,
    order.orderId,
    [move(order.account, assetId, -fee, 0), move(feeAccount, assetId, fee, 0)],
    context.events,
    true,
  );
  return fee;
}

/**
 * Settles one trade: each side gives and receives, then pays its fee out of what it received.
 * Money is exact: the notional is price × quantity × tickLotUnits, fees are rounded up.
 */
export function settleTrade(
  context: Context,
  market: Market,
  taker: Party,
  maker: Party,
  priceTicks: number,
  quantityLots: number,
): TradeFees {
  if (market.contract !== null) return settleContractTrade(context, market.contract, taker, maker, priceTicks, quantityLots);
  const { rules } = market;
  const [takerAccount, makerAccount] = [taker.order.account, maker.order.account];
  const notional = priceTicks * quantityLots * rules.tickLotUnits;
  const base = quantityLots * rules.lotUnits;
  const buying = taker.order.side === Side.buy;
  const [given, received] = buying ? [notional, base] : [base, notional];
  const [givenAssetId, receivedAssetId] = buying ? [rules.quoteAssetId, rules.baseAssetId] : [rules.baseAssetId, rules.quoteAssetId];
  const { orderId } = maker.order;
  const movements: Movement[] = [
    payment(market, taker, given, quantityLots),
    { ...move(makerAccount, givenAssetId, given, 0), orderId },
    { ...payment(market, maker, received, quantityLots), orderId },
    move(takerAccount, receivedAssetId, received, 0),
  ];
  // Trades of the house with itself move money like any other, and nobody keeps books of them.
  const announced = !context.silent && (takerAccount.kind === AccountKind.user || makerAccount.kind === AccountKind.user);
  context.state.ledger.post(LedgerCause.trade, taker.order.orderId, movements, context.events, announced);
  const fees = {
    taker: charge(context, taker.order, receivedAssetId, received, rules.takerFeePpm),
    maker: charge(context, maker.order, givenAssetId, given, rules.makerFeePpm),
  };
  markDirty(context.state, takerAccount);
  markDirty(context.state, makerAccount);
  afterMarginTrade(context, taker.order, receivedAssetId, received - fees.taker);
  afterMarginTrade(context, maker.order, givenAssetId, given - fees.maker);
  return fees;
}

/** The proceeds of a margin wallet's order repay the debt in the coin, if it was told to; and the wallet's risk has changed now. */
function afterMarginTrade(context: Context, { account, extra, orderId }: Order, assetId: number, brought: number): void {
  const { margin } = account;
  if (margin === null) return;
  context.moved.add(margin);
  if (extra?.loan?.repay === true) repayLoan(context, margin, assetId, brought, { cause: RepayCause.order, orderId });
}
