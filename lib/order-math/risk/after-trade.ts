// An account as it would stand after a trade: what closes brings its gain, what opens joins the position; the fee is gone.
import type { AccountTerms, RiskMarket, RiskPosition } from './account-risk.ts';
import { Amount, readPositive, readSigned, writeResult } from '../amounts/amount.ts';
import { tradingFee } from '../futures/contract-value.ts';
import { averageEntry, unrealizedPnl } from '../futures/futures-pnl.ts';
import { positionMargin } from './position-margin.ts';
import type { OrderSide, PositionSide } from '../futures/position-side.ts';

export type Trade = {
  readonly market: RiskMarket;
  readonly side: OrderSide;
  /** Hedge mode: the position that it is about. One-way: null, it closes what stands against it before it opens anything. */
  readonly holdSide: PositionSide | null;
  readonly size: string;
  readonly price: string;
  readonly marginMode: RiskPosition['marginMode'];
  readonly leverage: string;
  readonly feeRate: string;
  /** True if the order only closes: a part that closes nothing is not traded. */
  readonly closesOnly: boolean;
};

type Purse = Pick<AccountTerms, 'balance' | 'positions'>;

const plus = (one: string, other: string): string => writeResult(new Amount(one).plus(other));

/** Without the part that closes; its gain, and of an isolated position its share of the margin, are in the balance. */
function closed(purse: Purse, position: RiskPosition, size: Amount, { market, price }: Trade): Purse | null {
  const part = writeResult(size);
  const { holdSide, entryPrice, margin } = position;
  const gain = unrealizedPnl({ contract: market.contract, side: holdSide, size: part, entryPrice, price });
  if (gain === null) return null;
  const left = new Amount(position.size).minus(size);
  const isolated = position.marginMode === 'isolated';
  const kept = isolated ? new Amount(margin).times(left).dividedBy(position.size) : new Amount(0);
  const freed = isolated ? new Amount(margin).minus(kept) : new Amount(0);
  const others = purse.positions.filter((one) => one !== position);
  const rest = left.isZero() ? [] : [{ ...position, size: writeResult(left), margin: writeResult(kept) }];
  return { balance: writeResult(freed.plus(gain).plus(purse.balance)), positions: [...others, ...rest] };
}

/** With what opens. An isolated position locks its margin. */
function opened(purse: Purse, held: RiskPosition | undefined, holdSide: PositionSide, size: Amount, trade: Trade): Purse | null {
  const { market, price, leverage, marginMode } = trade;
  const part = writeResult(size);
  const before = held === undefined ? [] : [{ size: held.size, price: held.entryPrice }];
  const entryPrice = averageEntry(market.contract, [...before, { size: part, price }]);
  const locked = positionMargin({ contract: market.contract, size: part, price, leverage });
  if (entryPrice === null || locked === null) return null;
  const added = marginMode === 'isolated' ? locked : '0';
  const position: RiskPosition = {
    symbolId: market.symbolId,
    holdSide,
    marginMode,
    size: plus(held?.size ?? '0', part),
    entryPrice,
    leverage,
    margin: plus(held?.margin ?? '0', added),
  };
  return { balance: plus(purse.balance, `-${added}`), positions: [...purse.positions.filter((one) => one !== held), position] };
}

/**
 * Amounts half up to 24 decimals, as they come out before the ledger rounds them. Null for bad input and where nothing would be
 * traded: it should close something, and there is nothing.
 */
export function afterTrade(account: Purse, trade: Trade): Purse | null {
  const { market, side, holdSide, price, feeRate } = trade;
  const [size, balance] = [readPositive(trade.size), readSigned(account.balance)];
  if (size === null || balance === null) return null;
  const [opens, closes]: readonly [PositionSide, PositionSide] = side === 'buy' ? ['long', 'short'] : ['short', 'long'];
  const heldOn = (of: PositionSide): RiskPosition | undefined =>
    account.positions.find((one) => one.symbolId === market.symbolId && one.holdSide === of);
  const against = holdSide === opens ? undefined : heldOn(closes);
  const closing = Amount.min(size, against?.size ?? 0);
  const opening = trade.closesOnly || holdSide === closes ? new Amount(0) : size.minus(closing);
  const traded = closing.plus(opening);
  const fee = tradingFee({ contract: market.contract, size: writeResult(traded), price, feeRate });
  if (fee === null || traded.isZero()) return null;
  const paid = { ...account, balance: writeResult(balance.minus(fee)) };
  const less = against === undefined || closing.isZero() ? paid : closed(paid, against, closing, trade);
  if (less === null || opening.isZero()) return less;
  return opened(less, heldOn(opens), opens, opening, trade);
}
