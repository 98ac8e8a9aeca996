'use client';
// A field of an order form whose text is kept as it was typed; a price unless told otherwise, brought down to its step when it is left.
import { AmountField } from '../fields/amount-field.tsx';
import type { FieldsForm } from './fields-form.ts';

export type FieldNumber = { readonly decimals: number; readonly step: string; readonly holds: 'size' | 'rate' | 'count' };

type Props<Text extends string> = {
  readonly form: FieldsForm<Text>;
  readonly field: NoInfer<Text>;
  readonly label: string;
  readonly name?: string;
  readonly placeholder?: string;
  /** Left out: the quote coin; null: none. */
  readonly unit?: string | null;
  /** Left out: a price. */
  readonly number?: FieldNumber;
  readonly className?: string;
};

export function TicketTextField<Text extends string>({ form, field, label, name, placeholder, unit, number, className }: Props<Text>) {
  const { market, dispatch } = form;
  return (
    <AmountField
      label={label}
      {...(name === undefined ? {} : { name })}
      {...(placeholder === undefined ? {} : { placeholder })}
      {...(unit === null ? {} : { unit: unit ?? market.quoteCoin })}
      {...(className === undefined ? {} : { className })}
      value={form.state.texts[field]}
      decimals={number?.decimals ?? market.pricePlace}
      step={number?.step ?? market.tickSize}
      holds={number?.holds ?? 'price'}
      onValue={(text) => dispatch({ type: 'text', field, text })}
      onLeave={form.leave}
      onFocus={() => dispatch({ type: 'aim', field })}
      inputRef={form.fieldRef(field)}
      {...form.markOf(field)}
    />
  );
}
