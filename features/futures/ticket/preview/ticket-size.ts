// The size of an order of one side, however it was given: in coins, in margin, in value, or as a share of the most.
import { quantityFromPercent } from '#lib/order-math/orders/quantity-from-percent.ts';
import { sizeFromUnit, sizeInUnit, type ContractUnit } from '#lib/order-math/futures/contract-unit.ts';
import { riskMarketOf } from '#lib/order-math/risk/line-risk.ts';
import { roundToLot } from '#lib/order-math/amounts/round-quantity.ts';
import type { SideTerms } from './side-terms.ts';
import type { TicketContext } from '../form/ticket-context.ts';
import type { TicketSize } from '../form/futures-form.ts';

/** The coin that a unit counts in. */
export function coinOfUnit(unit: ContractUnit, { market }: Pick<TicketContext, 'market'>): string {
  return unit === 'base' ? market.baseCoin : unit === 'margin' ? market.marginCoin : market.quoteCoin;
}

/** Decimals of what is typed in a unit. */
export function placesOfUnit(unit: ContractUnit, { market }: Pick<TicketContext, 'market'>): number {
  if (unit === 'base') return market.form === 'inverse' ? market.marginPlace : market.volumePlace;
  return unit === 'margin' ? market.marginPlace : market.form === 'inverse' ? market.volumePlace : 2;
}

type Sized = { readonly size: TicketSize; readonly price: string | null; readonly max: string | null };

/**
 * In the contract's quantity, down to its lot; '' while it is not known. Shares are rounded half up, all of it down; all of a
 * position is all of it.
 */
export function sizeOf({ size, price, max }: Sized, { leverage }: SideTerms, context: TicketContext): string {
  const { market, ticker } = context;
  const onLot = (quantity: string | null): string => (quantity === null ? '' : (roundToLot(quantity, market.lotSize) ?? ''));
  if (size.by === 'percent') {
    if (max === null || size.percent === 0) return '';
    return onLot(quantityFromPercent({ whole: max, percent: String(size.percent), decimals: market.volumePlace }));
  }
  const contract = riskMarketOf(market, ticker)?.contract;
  if (size.text === '' || contract === undefined) return '';
  // Coins are coins at any price.
  const at = price ?? (size.unit === 'base' && market.form !== 'inverse' ? '1' : '');
  return onLot(sizeFromUnit({ contract, unit: size.unit, price: at, leverage, amount: size.text, volumePlace: market.volumePlace }));
}

/** A quantity in the reader's unit, up to its decimals; null while there is no price. */
export function shownIn(
  unit: ContractUnit,
  quantity: string,
  price: string | null,
  leverage: string,
  context: TicketContext,
): string | null {
  const contract = riskMarketOf(context.market, context.ticker)?.contract;
  if (contract === undefined || price === null) return null;
  return sizeInUnit({ contract, unit, price, leverage, size: quantity, decimals: placesOfUnit(unit, context) });
}
