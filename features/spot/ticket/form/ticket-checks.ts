// The questions that every kind of spot order asks: price band, trigger, size and balance.
import { type Side, TriggerType } from '#lib/contract/enums.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { readAmount } from '#lib/order-math/amounts/amount.ts';
import { limitProblem } from '#lib/order-math/orders/order-amount.ts';
import { isMultiple } from '#lib/order-math/amounts/round-quantity.ts';
import { checkBand as checkBandAround, checkTriggerStep } from '#lib/ticket/checks.ts';
import { problem, quantityNotEnough, type Answer, type TicketProblem } from '#lib/ticket/problem.ts';
import type { SizeField, TicketSize } from './spot-form.ts';
import { availableFor, type TicketContext } from './ticket-context.ts';
import type { SizedTicket } from './ticket-size.ts';

/** At most one problem per question; what the market may do is said only of an order that could be sent. */
export function askAll(questions: readonly Answer[], balance: () => Answer, warnings: () => readonly Answer[] = () => []): TicketProblem[] {
  const found = questions.filter((one) => one !== null);
  if (found.length > 0) return found;
  const poor = balance();
  return poor === null ? warnings().filter((one) => one !== null) : [poor];
}

/** The check of a price that goes into the book at once: around the index price, or the last price while that is not known. */
export const checkBand = (text: string, field: string, side: Side, { market, lastPrice, indexPrice }: TicketContext): Answer =>
  checkBandAround(text, field, side, indexPrice ?? lastPrice, market.priceBandRate);

export type TriggerRule = 'above' | 'below' | 'elsewhere';

/** True if a trigger lies on the rule's side of a price; for the index only the exchange knows. */
export function isBeyond(text: string, from: string, rule: TriggerRule): boolean {
  const [trigger, price] = [readAmount(text), readAmount(from)];
  if (trigger === null || price === null || price.isZero()) return true;
  return rule === 'above' ? trigger.greaterThan(price) : rule === 'below' ? trigger.lessThan(price) : !trigger.equals(price);
}

/** A trigger that has not been reached yet. */
export function checkTrigger(
  text: string,
  field: string,
  watch: TriggerType,
  rule: TriggerRule,
  { market, lastPrice }: TicketContext,
): Answer {
  const wrong = checkTriggerStep(text, field, market);
  if (wrong !== null) return wrong;
  return watch === TriggerType.fair || isBeyond(text, lastPrice, rule) ? null : problem('wrong', 'triggerReached', [field]);
}

/** In the quote coin; '' is not known and not judged. */
function checkAmount(amount: string, field: string, { minAmount, maxAmount, quoteCoin }: SpotMarket): Answer {
  if (amount === '') return null;
  const off = limitProblem(amount, { minimum: minAmount, maximum: maxAmount });
  if (off === 'below-minimum') return problem('wrong', 'amountBelowMinimum', [field], { minimum: minAmount, coin: quoteCoin });
  return off === null ? null : problem('wrong', 'amountAboveMaximum', [field], { maximum: maxAmount, coin: quoteCoin });
}

type SizeQuestion = {
  readonly size: TicketSize;
  readonly sized: SizedTicket;
  readonly market: SpotMarket;
  /** The value of the size, at every price at which it is judged; '' where that is not known. */
  readonly amounts: readonly string[];
  /** The fields in which the quantity and the amount are typed. */
  readonly fields?: { readonly quantity: SizeField; readonly amount: SizeField };
};

const ownFields = { quantity: 'quantity', amount: 'amount' } as const;

export function checkSize({ size, sized, market, amounts, fields = ownFields }: SizeQuestion): Answer {
  const field = size.by === 'amount' ? fields.amount : fields.quantity;
  const judged = amounts.map((amount) => checkAmount(amount, fields.amount, market)).find((one) => one !== null) ?? null;
  if (sized.size === null) return problem('missing', quantityNotEnough, [field]);
  if ('amount' in sized.size)
    return readAmount(sized.size.amount)?.isZero() === false
      ? checkAmount(sized.size.amount, fields.amount, market)
      : problem('missing', quantityNotEnough, [fields.amount]);
  const { quantity } = sized.size;
  if (readAmount(quantity)?.isZero() !== false) {
    // An amount too small for one lot was given, not forgotten: that is said at once.
    const given = size.by === 'amount' && readAmount(size.text)?.isZero() === false;
    return problem(given ? 'wrong' : 'missing', quantityNotEnough, [field]);
  }
  if (!isMultiple(quantity, market.lotSize)) return problem('wrong', 'invalidQuantity', [fields.quantity], { lotSize: market.lotSize });
  const off = limitProblem(quantity, { minimum: market.minQuantity, maximum: market.maxQuantity });
  if (off === 'below-minimum') return problem('wrong', 'quantityBelowMinimum', [fields.quantity], { minimum: market.minQuantity });
  if (off === 'above-maximum') return problem('wrong', 'quantityAboveMaximum', [fields.quantity], { maximum: market.maxQuantity });
  return judged;
}

/** `hold` is what the order takes out of the available balance of the coin that the side spends. */
export function checkBalance(hold: string | null, side: Side, field: string, { account }: TicketContext): Answer {
  const available = availableFor(side, account);
  if (available === null || hold === null) return null;
  const enough = readAmount(hold)?.lessThanOrEqualTo(readAmount(available) ?? 0) ?? true;
  return enough ? null : problem('wrong', 'insufficientBalance', [field]);
}
