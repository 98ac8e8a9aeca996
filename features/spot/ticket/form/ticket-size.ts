// Quantity and amount of an order, however its size was given: the two fields and the slider always tell the same story.
import { Side } from '#lib/contract/enums.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import type { OrderSize } from '#lib/contract/wire/orders/spot-order.ts';
import { ROUND_UP, readAmount, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { maxBuyQuantity, maxSellQuantity } from '#lib/order-math/orders/max-quantity.ts';
import { orderAmount, quantityFromAmount } from '#lib/order-math/orders/order-amount.ts';
import { percentOfWhole, quantityFromPercent, sizeFromBalancePercent } from '#lib/order-math/orders/quantity-from-percent.ts';
import { roundToLot } from '#lib/order-math/amounts/round-quantity.ts';
import type { TicketSize } from './spot-form.ts';

/** Every amount of a market fits in this many decimals: prices and quantities multiplied. */
export const amountPlace = (market: SpotMarket): number => Math.min(8, market.pricePlace + market.volumePlace);

/** The sizes that a kind can be given, and with them its fields. Of `both` the quantity is sent; of `either` the one that was typed. */
export type SizeUnits = 'both' | 'either' | 'quantity' | 'amount';

export type SizedTicket = {
  /** As the fields show them; empty when not known yet. */
  readonly quantity: string;
  readonly amount: string;
  /** The one that follows from the market as it is right now, and may come out differently. */
  readonly estimated: 'quantity' | 'amount' | null;
  /** The size that is sent; null while there is nothing to send. */
  readonly size: OrderSize | null;
};

export const noSized: SizedTicket = { quantity: '', amount: '', estimated: null, size: null };
export const isZero = (text: string): boolean => !/[1-9]/.test(text);

export type SizeTerms = {
  readonly side: Side;
  readonly size: TicketSize;
  readonly market: SpotMarket;
  /** The price at which quantity and amount are converted; empty while not known. */
  readonly price: string;
  readonly units: SizeUnits;
};

/** A quantity from an amount or a share is rounded down to the lot; a typed quantity is the form's own matter. */
export const onLot = (quantity: string, { lotSize }: SpotMarket): string => roundToLot(quantity, lotSize) ?? quantity;

/** The value of a quantity, as the amount's field shows it: up to its decimals, so that it never looks cheaper than it is. */
function shownAmount(price: string, quantity: string, market: SpotMarket): string {
  const amount = readAmount(orderAmount(price, quantity) ?? '');
  return amount === null ? '' : writeAmount(amount.toDecimalPlaces(amountPlace(market), ROUND_UP));
}

/** The most that can be traded at the price: unrounded, so that shares of it are rounded only once. */
function wholeQuantity({ side, price, market }: SizeTerms, available: string): string {
  if (side === Side.sell && price === '') return available;
  const bounds = { price, volumePlace: 18, maxQuantity: market.maxQuantity, maxAmount: market.maxAmount };
  return side === Side.buy ? maxBuyQuantity(available, bounds) : maxSellQuantity(available, bounds);
}

/** The amount to spend is sent, a share of the balance up to its decimals; the quantity is the one that it would buy at the price. */
function sizeByAmount({ size, market, price }: SizeTerms): SizedTicket {
  const text =
    size.by === 'percent'
      ? (sizeFromBalancePercent({ whole: size.available, percent: String(size.percent), decimals: amountPlace(market) }) ?? '')
      : size.by === 'amount'
        ? size.text
        : '';
  if (text === '' || (size.by === 'percent' && isZero(text))) return noSized;
  const quantity = onLot(quantityFromAmount(text, price, market.volumePlace) ?? '', market);
  return { quantity: isZero(quantity) ? '' : quantity, amount: text, estimated: 'quantity', size: { amount: text } };
}

/** The size of an order whose price is known, or guessed. A quantity is sent, unless an amount or a share of the balance stands for itself. */
export function sizeAtPrice(terms: SizeTerms): SizedTicket {
  const { size, price, market, units } = terms;
  if (units === 'amount' || (units === 'either' && size.by !== 'quantity')) return sizeByAmount(terms);
  if (size.by === 'amount') {
    if (units === 'quantity') return noSized;
    const quantity = onLot(quantityFromAmount(size.text, price, market.volumePlace) ?? '', market);
    return { quantity, amount: size.text, estimated: null, size: quantity === '' ? null : { quantity } };
  }
  const quantity =
    size.by === 'quantity'
      ? size.text
      : onLot(
          quantityFromPercent({
            whole: wholeQuantity(terms, size.available),
            percent: String(size.percent),
            decimals: market.volumePlace,
          }) ?? '',
          market,
        );
  const known = size.by === 'percent' && isZero(quantity) ? '' : quantity;
  const estimated = units === 'either' && known !== '' ? 'amount' : null;
  return { quantity: known, amount: shownAmount(price, known, market), estimated, size: known === '' ? null : { quantity: known } };
}

/** The value of the slider: the share of the available balance that the size takes, in whole percents. */
export function sizePercent(side: Side, size: TicketSize, sized: SizedTicket, available: string): number {
  if (size.by === 'percent') return size.percent;
  return percentOfWhole(side === Side.buy ? sized.amount : sized.quantity, available);
}
