'use client';
// A field of the form whose text is kept as it was typed; a price unless told otherwise.
import { AmountField } from '#components/trading/amount-field.tsx';
import type { TicketForm } from './ticket-form.ts';
import type { TextName } from './ticket-state.ts';

type Props = {
  readonly form: TicketForm;
  readonly field: TextName;
  readonly label: string;
  readonly name?: string;
  readonly placeholder?: string;
  /** Left out: the quote coin. */
  readonly unit?: string | null;
  /** Left out: the market's price step. */
  readonly number?: { readonly decimals: number; readonly step: string; readonly holds: 'size' | 'rate' | 'count' };
  readonly className?: string;
};

export function TicketTextField({ form, field, label, name, placeholder, unit, number, className }: Props) {
  const { state, dispatch, markOf, fieldRef } = form;
  const { market } = form.desk;
  return (
    <AmountField
      label={label}
      {...(name === undefined ? {} : { name })}
      {...(placeholder === undefined ? {} : { placeholder })}
      {...(unit === null ? {} : { unit: unit ?? market.quoteCoin })}
      {...(className === undefined ? {} : { className })}
      value={state.texts[field]}
      decimals={number?.decimals ?? market.pricePlace}
      step={number?.step ?? market.tickSize}
      onValue={(text) => dispatch({ type: 'text', field, text })}
      holds={number?.holds ?? 'price'}
      onLeave={() => dispatch({ type: 'snap', rules: market })}
      onFocus={() => dispatch({ type: 'aim', field })}
      inputRef={fieldRef(field)}
      {...markOf(field)}
    />
  );
}
