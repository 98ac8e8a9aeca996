'use client';
// A price that is waited for, with which price is watched beside it.
import type { TriggerType } from '#lib/contract/enums.ts';
import type { FieldsForm } from './fields-form.ts';
import { TicketTextField } from './ticket-text-field.tsx';
import { WatchSelect } from './watch-select.tsx';

type Props<Text extends string> = {
  readonly form: FieldsForm<Text, { readonly watch: TriggerType }>;
  readonly field: NoInfer<Text>;
  readonly label: string;
  readonly fair: 'index' | 'mark';
  readonly placeholder?: string;
};

export function WatchedField<Text extends string>({ form, field, label, fair, placeholder }: Props<Text>) {
  return (
    <div className="flex gap-1">
      <WatchSelect fair={fair} watch={form.state.watch} onWatch={(watch) => form.dispatch({ type: 'choose', choices: { watch } })} />
      <TicketTextField form={form} field={field} label={label} className="flex-1" {...(placeholder === undefined ? {} : { placeholder })} />
    </div>
  );
}
