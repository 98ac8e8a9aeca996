// A close of a position before it is sent: how much of it, at which price, and what it would bring.
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { HoldSide } from '#lib/contract/enums.ts';
import { compareDecimals } from '#lib/format/numbers/compare-decimals.ts';
import { finishDecimal, isPositiveDecimal } from '#lib/format/numbers/decimal-input.ts';
import { unrealizedPnl } from '#lib/order-math/futures/futures-pnl.ts';
import { tradingFee } from '#lib/order-math/futures/contract-value.ts';
import { futuresContractOf } from '#lib/order-math/risk/line-risk.ts';
import { quantityFromPercent } from '#lib/order-math/orders/quantity-from-percent.ts';
import { isMultiple, roundToLot } from '#lib/order-math/amounts/round-quantity.ts';
import type { PositionRow } from './position-row.ts';

export type CloseDraft = {
  readonly at: 'limit' | 'market';
  readonly price: string;
  readonly quantity: string;
};

export const closePercents = [25, 50, 75, 100] as const;

/** A share of the whole position, in whole lots: what orders already claim counts too. */
export function quantityOfPercent({ total }: { readonly total: string }, market: ContractMarket, percent: number): string {
  if (percent === 100) return total;
  const quantity = quantityFromPercent({ whole: total, percent: String(percent), decimals: market.volumePlace });
  return quantity === null ? '' : (roundToLot(quantity, market.lotSize) ?? '');
}

export type CloseProblem = 'noPrice' | 'priceStep' | 'noQuantity' | 'quantityStep' | 'tooMuch';

export function closeProblem(draft: CloseDraft, { position, market }: PositionRow): CloseProblem | null {
  const [price, quantity] = [finishDecimal(draft.price), finishDecimal(draft.quantity)];
  if (draft.at === 'limit' && !isPositiveDecimal(price)) return 'noPrice';
  if (draft.at === 'limit' && !isMultiple(price, market.tickSize)) return 'priceStep';
  if (!isPositiveDecimal(quantity)) return 'noQuantity';
  if (compareDecimals(quantity, position.total) > 0) return 'tooMuch';
  return isMultiple(quantity, market.lotSize) ? null : 'quantityStep';
}

/** At market: the best price of the other side, the last one where nobody stands there. */
export function closingPrice(draft: CloseDraft, { position, ticker }: PositionRow): string | null {
  if (draft.at === 'limit') return isPositiveDecimal(finishDecimal(draft.price)) ? finishDecimal(draft.price) : null;
  if (ticker === null) return null;
  return (position.holdSide === HoldSide.long ? ticker.bestBid : ticker.bestAsk) ?? ticker.lastPrice;
}

export type CloseResult = { readonly gain: string; readonly fee: string };

/** The result of the part before the fee, and the fee at the taker rate; null where something is missing. */
export function closeResult(draft: CloseDraft, row: PositionRow): CloseResult | null {
  const { position, market, ticker } = row;
  const [price, size] = [closingPrice(draft, row), finishDecimal(draft.quantity)];
  const contract = ticker === null ? null : futuresContractOf(market, ticker);
  if (price === null || contract === null) return null;
  const gain = unrealizedPnl({ contract, side: position.holdSide, size, entryPrice: position.averageOpenPrice, price });
  const fee = tradingFee({ contract, size, price, feeRate: market.takerFeeRate });
  return gain === null || fee === null ? null : { gain, fee };
}
