// Prices brought down to the market's step and sizes to its lot. Nobody's typing is touched: it happens on leaving a field and on sending.
import type { SpotMarket } from '#lib/contract/market.ts';
import { readAmount } from '#lib/order-math/amount.ts';
import { roundQuantity, roundToLot, snapPrice } from '#lib/order-math/round-quantity.ts';
import { priceFields, type Snap, type TextName, type TicketField, type TicketState } from './ticket-state.ts';

export type StepRules = Pick<SpotMarket, 'tickSize' | 'volumePlace' | 'lotSize'>;

/** Null when it lies on a step, is no number, or would come down to nothing: that stays as it is, and is wrong. */
function snapOf(field: TicketField, typed: string, snapped: string | null, step: string): Snap | null {
  const [before, after] = [readAmount(typed), readAmount(snapped ?? '')];
  return before === null || after === null || snapped === null || after.isZero() || after.equals(before)
    ? null
    : { field, typed, snapped, step };
}

/** The prices that the form shows: one that is read from the book is on its step, others are kept for other kinds. */
const shownPrices = ({ kind, bestOffer, executeAt }: TicketState): readonly TextName[] =>
  priceFields[kind].filter(
    (field) => !(field === 'price' && kind === 'limit' && bestOffer !== null) && !(field === 'executePrice' && executeAt === 'market'),
  );

/** What lies between two steps in the form as it stands. */
export function snapsOf(state: TicketState, { tickSize, volumePlace, lotSize }: StepRules): readonly Snap[] {
  const lots = (text: string): string | null => roundToLot(roundQuantity(text, volumePlace) ?? '', lotSize);
  const { texts, size, kind } = state;
  const snaps = [
    ...shownPrices(state).map((field) => snapOf(field, texts[field], snapPrice(texts[field], tickSize), tickSize)),
    size.by === 'quantity' ? snapOf('quantity', size.text, lots(size.text), lotSize) : null,
    kind === 'iceberg' ? snapOf('shown', texts.shown, lots(texts.shown), lotSize) : null,
  ];
  return snaps.filter((one) => one !== null);
}

/** The form as it would be sent. */
export function withSnaps(state: TicketState, snaps: readonly Snap[]): TicketState {
  return snaps.reduce(
    (now: TicketState, { field, snapped }) =>
      field === 'quantity' || field === 'amount'
        ? { ...now, size: { by: field, text: snapped } }
        : { ...now, texts: { ...now.texts, [field]: snapped } },
    state,
  );
}
